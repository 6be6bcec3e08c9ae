import { book, claims, programme } from "~/content/offers";
import type { LandingContent } from "./types";

/** Variant 4: the door held ajar, on what people of the trade and early AI users do and do not say. */
export const insider = {
  meta: {
    title: "Ce que les initiés de l’édition et de l’IA ne disent pas",
    description:
      "Ceux qui publient avec l’IA en parlent peu. Une porte entrouverte sur leurs usages : six chapitres, du sujet au client, à lire sans élever la voix.",
  },
  cta: "Commander en confidence",
  hero: {
    kicker: "Porte entrouverte",
    title: "Ils signent des livres. Ils ne disent pas comment.",
    lead: `Ni complot ni miracle : un métier, avec ses usages et sa discrétion. ${book.title} décrit ce que pratiquent, loin des tribunes, les gens du livre et les premiers familiers de l’IA, à l’usage des experts qui veulent signer le leur. Entrez ; parlons bas.`,
    facts: ["Dédicacé par l’auteur", `${book.pages} pages`, `Garantie ${book.guaranteeDays} jours`],
  },
  sections: [
    { kind: "illustration", picture: "door" },
    {
      kind: "contents",
      setting: "doors",
      kicker: "Table",
      title: "Six pièces en enfilade",
      intro: "Nous n’en montrons ici que le seuil. Chacune ouvre sur la suivante.",
      numerals: "roman",
      chapters: [
        {
          title: "Le nom sur la porte",
          teaser:
            "Comment les habitués reconnaissent leur sujet signature parmi tous ceux qu’ils pourraient traiter, et à quoi ils renoncent pour lui.",
        },
        {
          title: "L’envers du plan",
          teaser: `Le cadre ATLAS dresse l’ouvrage entier en ${book.structuring}. On cesse alors de craindre la première page.`,
        },
        {
          title: "Ce que l’on murmure à la machine",
          teaser: `${book.chapterThreePrompts} prompts pour commencer. Vous lui livrez votre matière ; elle vous la rend en ordre.`,
        },
        {
          title: "L’oreille de l’éditeur",
          teaser:
            "Entendre où la voix se perd, soupçonner ce qui sonne trop bien, vérifier, puis couper.",
        },
        {
          title: "Les trois issues",
          teaser:
            "Autoédition professionnelle, éditeur, voie hybride : ce qu’il faut demander avant de signer, et à qui.",
        },
        {
          title: "La pièce du fond",
          teaser:
            "On y parle d’argent. Rarement de celui des exemplaires ; plutôt des clients que le livre fait venir.",
        },
      ],
    },
    {
      kind: "prose",
      kicker: "À mi-voix",
      title: "Ce qui se dit, ce qui se tait",
      paragraphs: [
        "Traversez une maison d’édition un jour ordinaire. Vous y croiserez peu d’inspiration et beaucoup de papier : des plans raturés, des remarques en marge, une correctrice, parfois une plume qui ne signera pas. Le livre d’expert a souvent été un ouvrage à plusieurs mains. Le lecteur l’ignore ; le métier n’a jamais vu de raison de s’en vanter.",
        "Puis une main nouvelle s’est posée sur la table. Les plus curieux l’ont mise à l’essai sans l’annoncer, par prudence plus que par calcul. Dire « j’ai écrit avec une IA », c’est risquer que l’on entende « elle a écrit pour moi ». Les meilleurs font pourtant l’inverse. Ils ne lui demandent pas de parler : ils lui demandent de les interroger, jusqu’à ce que sorte enfin ce qu’ils savaient sans l’avoir formulé.",
        "Voilà tout le secret, si l’on tient au mot. Personne ne le cache. On évite seulement d’en parler à table, et faute de récit, chacun croit que les autres écrivent d’un trait. Ils ont une méthode. Elle s’apprend.",
      ],
      pullQuote: "Ils ne lui demandent pas de parler : ils lui demandent de les interroger.",
    },
    {
      kind: "points",
      tone: "pain",
      kicker: "Règle de la maison",
      title: "Ce que vous ne les verrez jamais faire",
      items: [
        {
          title: "Réclamer un chapitre d’un bloc",
          text: "Le résultat est fluide, correct, et n’appartient à personne. Un lecteur du métier le repère à la troisième phrase.",
        },
        {
          title: "Croire la machine sur parole",
          text: "Elle invente une source avec l’aplomb d’un témoin. Rien de ce qu’elle avance n’entre dans le texte sans avoir été vu ailleurs.",
        },
        {
          title: "Vivre des ventes",
          text: "Le livre d’un consultant lui rapporte surtout par ceux qu’il fait entrer. L’auteur débutant compte les exemplaires ; l’ancien regarde qui a frappé.",
        },
      ],
    },
    {
      kind: "points",
      tone: "gain",
      kicker: "Usages discrets",
      title: "Ce qu’ils font, et ne racontent guère",
      items: [
        {
          title: "Ils dessinent avant d’écrire",
          text: "Le plan d’abord, l’ouverture en dernier. La page blanche ne fait peur qu’à ceux qui s’y présentent sans carte.",
        },
        {
          title: "Ils gardent leurs aspérités",
          text: "Une tournure un peu raide, mais vôtre, vaut mieux qu’un paragraphe poli. C’est à elle que vos clients vous reconnaîtront.",
        },
        {
          title: "Ils s’imposent un terme",
          text: `${programme.days} jours au programme, ${claims.averageDays} en moyenne chez ceux qui l’ont suivi. Sans échéance, un livre reste une conversation.`,
        },
        {
          title: "Ils relisent en étrangers",
          text: "Une nuit passe, la page change de visage. Ce qui tenait debout la veille se met à boiter : on corrige.",
        },
      ],
    },
    {
      kind: "author",
      kicker: "Qui vous ouvre",
      title: "Une main sur la poignée",
      paragraphs: [
        "L’auteur a passé assez de temps de ce côté-ci de la porte pour savoir ce qui s’y fait, et avec qui.",
        "Son ouvrage ne livre aucun nom et ne règle aucun compte. Il expose des gestes, dans l’ordre, avec assez de précision pour que vous les repreniez chez vous, à raison de deux ou trois heures par jour.",
      ],
    },
    {
      kind: "reviews",
      kicker: "Entendu derrière la porte",
      title: "Trois lecteurs sont ressortis",
      reviews: [
        {
          initials: "E. G.",
          sample: true,
          role: "Éditrice indépendante",
          quote:
            "J’y ai trouvé ce que nous n’expliquons pas aux auteurs. Un peu contrariée, tout à fait convaincue.",
        },
        {
          initials: "Y. A.",
          sample: true,
          role: "Avocat en droit social",
          quote:
            "Je signe et je dors bien : chaque phrase est la mienne, chaque source, je l’ai lue.",
        },
        {
          initials: "P. J.",
          sample: true,
          role: "Conférencière",
          quote:
            "Personne ne m’a demandé comment j’avais fait. On m’a demandé quand je venais parler.",
        },
      ],
    },
    {
      kind: "guarantee",
      kicker: "Sortie libre",
      title: "La porte s’ouvre dans les deux sens",
      text: `Lisez, éprouvez la méthode, prenez votre temps : ${book.guaranteeDays} jours. Si vous n’y trouvez pas ce que vous espériez y surprendre, un mot de votre part et le livre vous est remboursé. Nul ne vous demandera pourquoi.`,
    },
    {
      kind: "price",
      kicker: "Droit d’entrée",
      title: "Ce que coûte la clef",
      intro: "Le prix d’un livre, puisque c’en est un. La dédicace est de la main qui vous ouvre.",
    },
  ],
  closing: {
    title: "Quelqu’un a laissé la lumière allumée.",
    text: "Vous pouvez refermer cette page sans bruit. Ou entrer, vous asseoir, et écrire à votre tour le livre dont on ne vous demandera pas le secret.",
  },
} satisfies LandingContent;
