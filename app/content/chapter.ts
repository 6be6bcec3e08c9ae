import { said } from "~/content/claims";
import { book, freeChapter } from "~/content/offers";
import { reviews } from "~/content/readers";
import { sentences } from "~/lib/known";

/** `/chapitre-gratuit` */
export const chapterPage = {
  meta: {
    title: `Le chapitre\u00a01 gratuit, en PDF de ${freeChapter.pages}\u00a0pages`,
    description: `Recevez par e-mail le chapitre\u00a01 de ${book.title}, un PDF de ${freeChapter.pages}\u00a0pages\u00a0: votre sujet signature, le cadre ATLAS et ${freeChapter.prompts}\u00a0prompts IA essentiels.`,
  },
  title: "Lisez gratuitement le premier chapitre",
  lead: `Un PDF de ${freeChapter.pages}\u00a0pages, envoyé par e-mail\u00a0: le chapitre\u00a01 en entier, suivi d’un aperçu du cadre ATLAS et de ${freeChapter.prompts}\u00a0prompts à essayer. Une soirée de lecture pour choisir le livre que vous écrirez.`,
  socialProof: said.chapterDownloads.claim,
  teasers: {
    title: `En feuilletant ces ${freeChapter.pages}\u00a0pages`,
    items: [
      {
        title: "Votre sujet signature",
        text: "Une suite de questions, crayon en main, pour isoler le sujet que vous traitez mieux que d’autres.",
      },
      {
        title: "Le cadre ATLAS",
        text: sentences("Cinq étapes pour passer d’une idée à un plan.", said.structuring.chapter),
      },
      {
        title: `${freeChapter.prompts}\u00a0prompts IA essentiels`,
        text: "Pour questionner, trier et développer vos idées le soir même.",
      },
    ],
  },
  reviews: {
    title: "Ce que le chapitre leur a donné",
    items: reviews.chapter,
  },
  faq: {
    title: "Avant de le demander",
    questions: [
      {
        question: "Y a-t-il quelque chose à payer\u202f?",
        answer:
          "Non. Aucun moyen de paiement ne vous est demandé, ni maintenant ni plus tard. Acheter le livre reste votre décision.",
      },
      {
        question: "Quand vais-je le recevoir\u202f?",
        answer:
          "Nous l’envoyons à l’adresse que vous indiquez, dès votre demande enregistrée. Le fichier se lit sur un téléphone comme sur un grand écran.",
      },
      {
        question: "Est-ce un résumé ou le chapitre complet\u202f?",
        answer: `C’est le chapitre\u00a01 dans son entier, exercices compris, suivi d’un aperçu du cadre ATLAS et de ${freeChapter.prompts}\u00a0prompts. Le tout tient en ${freeChapter.pages}\u00a0pages, en PDF.`,
      },
      {
        question: "Que faites-vous de mes coordonnées\u202f?",
        answer:
          "Elles servent à vous adresser le chapitre. Nos conseils d’écriture, les nouvelles du livre et ses offres ne viennent que si vous cochez la case qui les propose, et vous pouvez vous désinscrire à tout moment.",
      },
    ],
  },
  form: {
    title: "Où devons-nous l’envoyer\u202f?",
    intro:
      "Il part dès que vous envoyez ces lignes. La seconde case, facultative, ouvre nos conseils d’écriture et nos offres.",
    submitLabel: "Recevoir le chapitre gratuit",
  },
  /** Replaces the form once the request is stored. */
  success: {
    title: "Vérifiez votre boîte e-mail",
    text: "Votre chapitre est en route. S’il se fait attendre, votre messagerie l’a peut-être rangé avec les indésirables.",
    next: { label: "Faire le diagnostic en attendant", href: "/diagnostic" },
  },
};

/** What `public/images/chapter.svg` shows. */
export const chapterDrawing = {
  alt: "Première page du chapitre, dessinée\u00a0: son titre, son argument, puis trois questions et leurs lignes, qu’un crayon rouge attend de remplir.",
} as const;
