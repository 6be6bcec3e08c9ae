import { book, claims, programme } from "~/content/offers";
import type { LandingContent } from "./types";

/** Variant 4: the door held ajar, on what people of the trade and early AI users do and do not say. */
export const insider = {
  meta: {
    title: "Ce que les initiés de l’édition et de l’IA ne disent pas",
    description:
      "Ceux qui publient avec l’IA en parlent peu. Une porte entrouverte sur leurs usages, en six chapitres, du sujet du livre jusqu’au client.",
  },
  cta: "Commander en confidence",
  hero: {
    kicker: "Porte entrouverte",
    title: "Ils signent des livres. Ils ne disent pas comment.",
    lead: `Un métier a ses usages, et sa discrétion. ${book.title} décrit ceux des gens du livre et des premiers utilisateurs de l’IA, pour les experts qui veulent signer le leur.`,
    facts: ["Dédicacé par l’auteur", `${book.pages} pages`],
  },
  sections: [
    { kind: "illustration", picture: "door" },
    {
      kind: "contents",
      setting: "doors",
      kicker: "Table",
      title: "Six pièces en enfilade",
      intro: "Un chapitre par pièce, dans l’ordre où l’on y travaille.",
      numerals: "roman",
      chapters: [
        {
          title: "Le sujet, d’abord",
          teaser:
            "Comment les habitués reconnaissent leur sujet signature parmi tous ceux qu’ils pourraient traiter, et à quoi ils renoncent pour lui.",
        },
        {
          title: "L’envers du plan",
          teaser: `Le cadre ATLAS dresse le plan de l’ouvrage en ${book.structuring}. On cesse alors de craindre la première page.`,
        },
        {
          title: "Ce que l’on murmure à la machine",
          teaser: `${book.chapterThreePrompts} prompts pour commencer, c’est-à-dire des consignes à copier dans un assistant. Vous lui livrez votre matière, il vous la rend en ordre.`,
        },
        {
          title: "L’oreille de l’éditeur",
          teaser: "Repérer ce qui sonne trop bien, vérifier, puis couper.",
        },
        {
          title: "Les trois voies",
          teaser:
            "Autoédition professionnelle, éditeur, voie hybride : ce qu’il faut demander avant de signer, et à qui.",
        },
        {
          title: "La pièce du fond",
          teaser:
            "On y parle d’argent. Celui des exemplaires compte peu. Celui des clients que le livre fait venir compte davantage.",
        },
      ],
    },
    {
      kind: "prose",
      kicker: "À mi-voix",
      title: "Ce qui se dit, ce qui se tait",
      paragraphs: [
        "Traversez une maison d’édition un jour ordinaire. Vous y croiserez peu d’inspiration et beaucoup de papier : des plans raturés, des remarques en marge, une correctrice, parfois une plume qui ne signera pas. Le livre d’expert a souvent été un ouvrage à plusieurs mains. Le lecteur l’ignore, et le métier n’en parle pas.",
        "Puis l’IA est arrivée. Les plus curieux l’ont essayée sans l’annoncer, par prudence. Dire « j’ai écrit avec une IA », c’est risquer que l’on entende « elle a écrit pour moi ». Les meilleurs font pourtant l’inverse. Ils se font interroger par elle, jusqu’à ce que sorte ce qu’ils savaient sans l’avoir formulé.",
        "Voilà tout le secret, si l’on tient au mot. Personne ne le cache, mais peu le racontent, et chacun croit que les autres écrivent d’un trait.",
      ],
      pullQuote: "Ils ont une méthode. Elle s’apprend.",
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
          text: "Elle peut inventer une source. Rien de ce qu’elle avance n’entre dans le texte sans avoir été vérifié.",
        },
        {
          title: "Vivre des ventes",
          text: "Un livre de consultant rapporte surtout par les clients qu’il amène. Le débutant compte les exemplaires, l’ancien les demandes.",
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
          text: "Le plan d’abord, l’introduction en dernier. On n’affronte jamais une page sans savoir ce qu’elle doit dire.",
        },
        {
          title: "Ils gardent leurs aspérités",
          text: "Une tournure un peu raide, mais vôtre, vaut mieux qu’un paragraphe poli. C’est à elle que vos clients vous reconnaîtront.",
        },
        {
          title: "Ils s’imposent un terme",
          text: `${programme.days} jours au programme, ${claims.averageDays} dans notre exemple. Sans échéance, un livre ne se termine pas.`,
        },
        {
          title: "Ils relisent en étrangers",
          text: "Une nuit passe avant la relecture. On voit alors ce qui ne tient pas, et on corrige.",
        },
      ],
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Ce que vous pouvez juger",
      paragraphs: [
        "Le livre ne donne aucun nom et ne règle aucun compte. Il expose des gestes, dans l’ordre, avec assez de précision pour que vous les repreniez chez vous, deux ou trois heures par jour.",
      ],
    },
    {
      kind: "reviews",
      kicker: "Lecteurs",
      title: "Trois exemples d’avis",
      reviews: [
        {
          initials: "E. G.",
          sample: true,
          role: "Éditrice indépendante",
          quote:
            "J’y ai trouvé plusieurs choses que nous n’expliquons pas aux auteurs. Le chapitre sur la relecture m’a servi.",
        },
        {
          initials: "Y. A.",
          sample: true,
          role: "Avocat en droit social",
          quote:
            "Le contrôle des sources m’a pris trois soirées. Depuis, je signe sans inquiétude.",
        },
        {
          initials: "P. J.",
          sample: true,
          role: "Conférencière",
          quote:
            "J’ai écrit un peu chaque matin, pendant trois semaines. Le livre m’a valu deux invitations.",
        },
      ],
    },
    {
      kind: "guarantee",
      kicker: "Sortie libre",
      title: "La porte s’ouvre dans les deux sens",
      text: `Lisez, éprouvez la méthode, prenez votre temps : ${book.guaranteeDays} jours. Ils courent à compter de la réception. Si le livre ne vous sert pas, écrivez-nous et nous vous le remboursons, sans motif à donner.`,
    },
    {
      kind: "price",
      kicker: "Le prix",
      title: "Ce que coûte le secret",
      intro: "Le prix d’un livre, puisque c’en est un. L’exemplaire est dédicacé.",
    },
  ],
  closing: {
    title: "Quelqu’un a laissé la lumière allumée.",
    text: "Vous pouvez refermer cette page sans bruit. Ou entrer, et écrire à votre tour le livre que vos clients attendent.",
  },
} satisfies LandingContent;
