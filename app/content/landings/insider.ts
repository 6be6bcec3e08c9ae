import { said } from "~/content/claims";
import { tonight } from "~/content/colophon";
import { book, programme } from "~/content/offers";
import { reviews } from "~/content/readers";
import { price } from "~/lib/money";
import type { LandingContent } from "./types";

/** Landing variant 4: what the trade knows about making a book but does not say. */
export const insider = {
  meta: {
    title: "Ce que les initiés de l’édition et de l’IA ne disent pas",
    description: `Comment se fait le livre d’un expert\u00a0: le plan, l’entretien, la dictée, les relectures. La méthode des gens du métier, avec l’IA${said.manuscript.aside}.`,
  },
  cta: "Commander le livre",
  hero: {
    kicker: "Les secrets de fabrication",
    title: "Ils signent des livres. Ils\u00a0ne\u00a0disent pas\u00a0comment.",
    lead: `Le plan d’abord, des chapitres dictés, trois relectures\u00a0: ${book.title} vous apprend à faire votre livre d’expert comme eux,${said.manuscript.within} avec l’IA.`,
    facts: ["Dédicacé par l’auteur", `${book.pages}\u00a0pages`, tonight],
  },
  sections: [
    {
      kind: "plan",
      kicker: "La fabrique",
      title: "Comment se fait le livre d’un expert",
      intro: said.ghostwriters.intro,
      steps: [
        {
          title: "Le plan tient sur une feuille",
          text: "Un éditeur demande d’abord à qui parle le livre, et ce que ce lecteur saura faire à la fin. Viennent ensuite les chapitres, avec trois idées pour chacun. Personne n’écrit une page avant que cette feuille soit arrêtée.",
        },
        {
          title: "L’expert parle, la plume enregistre",
          text: "Elle ne réclame pas un texte. Elle prépare dix questions par chapitre et demande, à chaque réponse, un exemple et un chiffre. L’expert répond à voix haute, sans chercher ses phrases.",
        },
        {
          title: "Deux tiers disparaissent",
          text: "De neuf mille mots enregistrés, il en reste trois mille\u00a0: un chapitre. La plume retire les redites, range le reste dans l’ordre du plan et garde les tournures de l’expert.",
        },
        {
          title: "Trois relectures, une par jour",
          text: "La première ne regarde que l’ordre des parties. La deuxième contrôle les faits et les sources. La troisième seule s’occupe des phrases, parce qu’il ne sert à rien de polir un passage que l’on va couper.",
        },
        {
          title: "L’introduction vient en dernier",
          text: "On l’écrit quand on sait ce que dit le livre, avec la quatrième de couverture. Ce sont les deux textes qu’un acheteur lit en librairie.",
        },
      ],
    },
    {
      kind: "contents",
      setting: "doors",
      kicker: "Le sommaire",
      title: "Six chapitres, dans l’ordre du métier",
      intro: `${book.pages}\u00a0pages. Chaque chapitre se termine par un travail à faire le jour même.`,
      numerals: "roman",
      chapters: [
        {
          title: "Le sujet, d’abord",
          teaser:
            "Reconnaître votre sujet signature parmi tous ceux que vous pourriez traiter, et laisser les autres.",
        },
        {
          title: "Le plan d’un éditeur",
          teaser: `Le cadre ATLAS vous donne le plan du livre${said.structuring.within}, chapitre par chapitre.`,
        },
        {
          title: "L’entretien avec la machine",
          teaser: `${book.chapterThreePrompts}\u00a0prompts font de l’assistant un intervieweur\u00a0: il vous interroge, vous dictez, il remet en ordre.`,
        },
        {
          title: "Les trois relectures",
          teaser:
            "Repérer ce qui sonne trop bien, remonter à la source de chaque fait, puis couper.",
        },
        {
          title: "Les trois voies",
          teaser:
            "Autoédition professionnelle, éditeur, voie hybride\u00a0: ce qu’il faut demander avant de signer, et à qui.",
        },
        {
          title: "L’argent du livre",
          teaser:
            "Ce que rapportent les exemplaires, ce que rapportent les clients, et comment préparer leurs demandes.",
        },
      ],
    },
    {
      kind: "prose",
      kicker: "L’IA",
      title: "Ce qu’elle change, et ce qu’elle ne change pas",
      paragraphs: [
        "Cette fabrication demandait une plume, un éditeur et plusieurs mois. Les premiers utilisateurs de l’IA ont compris qu’un assistant pouvait tenir une bonne part de ces deux rôles. Il pose les questions de la plume, puis il relit comme un éditeur, à condition qu’on lui dise quoi chercher.",
        "Ils en parlent peu. Dire «\u00a0j’ai écrit avec une IA\u00a0», c’est risquer que l’on entende «\u00a0elle a écrit pour moi\u00a0». Or ils font l’inverse\u00a0: ils se laissent interroger jusqu’à formuler ce qu’ils savaient sans l’avoir jamais dit.",
        "L’expérience, les cas et les preuves restent les vôtres. Une machine n’en a pas. C’est pourquoi le livre lui confie les questions et le rangement, et vous laisse les réponses.",
      ],
      pullQuote: "Ils ont une méthode. Elle s’apprend.",
    },
    {
      kind: "points",
      tone: "pain",
      kicker: "Les fautes",
      title: "À quoi un éditeur reconnaît un débutant",
      items: [
        {
          title: "Il réclame un chapitre d’un bloc",
          text: "Le texte est fluide, correct, et n’importe qui aurait pu le signer. Demandez plutôt dix questions, et répondez-y.",
        },
        {
          title: "Il croit la machine sur parole",
          text: "Elle peut inventer une source. Cherchez chaque chiffre là où il a paru\u202f; s’il est introuvable, retirez-le.",
        },
        {
          title: "Il n’a pas de date",
          text: `${programme.days}\u00a0jours au programme${said.averageDays.besideProgramme}. Sans échéance, on corrige le premier chapitre pendant un an.`,
        },
        {
          title: "Il compte les exemplaires",
          text: "Le livre d’un consultant rapporte surtout par les clients qu’il amène. Écrivez d’abord la page qui dit comment vous joindre.",
        },
      ],
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Qui vous l’explique",
      paragraphs: [
        "Chaque geste est décrit avec assez de précision pour que vous le repreniez chez vous, deux à trois heures par jour, dès ce soir.",
      ],
    },
    {
      kind: "reviews",
      kicker: "Lecteurs",
      title: "Ils connaissent la méthode",
      reviews: reviews.insider,
    },
    {
      kind: "guarantee",
      kicker: "La garantie",
      title: `${book.guaranteeDays}\u00a0jours pour juger`,
      text: `Vous avez ${book.guaranteeDays}\u00a0jours à compter de la réception. Si le livre ne vous sert pas, écrivez-nous et nous vous le remboursons, sans motif à donner ni colis à renvoyer.`,
    },
    {
      kind: "price",
      kicker: "Le prix",
      title: "Ce que coûte le secret",
      intro: `Le prix d’un livre\u00a0: ${price(book.cents)}. L’exemplaire est dédicacé.`,
    },
  ],
  closing: {
    title: "Quelqu’un a laissé la lumière allumée.",
    text: "Entrez. Le plan, les questions et les trois relectures sont dans le livre. Il ne manque que votre métier.",
  },
} satisfies LandingContent;
