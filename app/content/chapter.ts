import { book, claims, freeChapter } from "~/content/offers";
import type { Review } from "~/content/sections";

/** `/chapitre-gratuit` */
export const chapterPage = {
  meta: {
    title: `Le chapitre 1 gratuit et ses outils (PDF, ${freeChapter.pages} pages)`,
    description: `Recevez par e-mail le premier chapitre de L’Auteur Augmenté, un aperçu du cadre ATLAS et ${freeChapter.prompts} prompts IA essentiels : ${freeChapter.pages} pages en PDF.`,
  },
  title: "Lisez gratuitement le premier chapitre",
  lead: `Le chapitre 1 en entier, un aperçu d’ATLAS et ${freeChapter.prompts} prompts : ${freeChapter.pages} pages en PDF, par e-mail. Une soirée de lecture pour choisir le livre que vous écrirez.`,
  socialProof: `Déjà téléchargé par ${claims.chapterDownloads} experts`,
  teasers: {
    title: `En feuilletant ces ${freeChapter.pages} pages`,
    items: [
      {
        title: "Votre sujet signature",
        text: "Une suite de questions, crayon en main, pour isoler le sujet que vous traitez mieux que d’autres.",
      },
      {
        title: "Le cadre ATLAS",
        text: `Le principe du cadre, que le chapitre 2 développe, et votre premier plan, tracé en ${book.structuring}.`,
      },
      {
        title: `${freeChapter.prompts} prompts IA essentiels`,
        text: "Tirés du chapitre 3 et joints à cet envoi, pour questionner, trier et développer vos idées le soir même.",
      },
    ],
  },
  reviews: {
    title: "Deux exemples d’avis",
    items: [
      {
        initials: "S. B.",
        sample: true,
        role: "Psychologue du travail",
        quote:
          "Je l’ai lu dans le train. J’hésitais entre trois idées de livre, il m’en reste une.",
      },
      {
        initials: "P. G.",
        sample: true,
        role: "Formateur en sécurité au travail",
        quote:
          "Les prompts sont courts et expliqués. Je les ai essayés avec mes propres notes et ça marche.",
      },
    ] satisfies Review[],
  },
  faq: {
    title: "Avant de le demander",
    questions: [
      {
        question: "Y a-t-il quelque chose à payer ?",
        answer:
          "Non. Aucun moyen de paiement ne vous est demandé, ni maintenant ni plus tard. Acheter le livre reste votre décision.",
      },
      {
        question: "Quand vais-je le recevoir ?",
        answer:
          "Nous l’envoyons à l’adresse que vous indiquez, dès votre demande enregistrée. Le fichier se lit sur un téléphone comme sur un grand écran.",
      },
      {
        question: "Est-ce un résumé ou le chapitre complet ?",
        answer: `C’est le chapitre 1 dans son entier, exercices compris, suivi d’un aperçu d’ATLAS et des prompts que le livre détaille plus loin : ${freeChapter.pages} pages en tout.`,
      },
      {
        question: "Que faites-vous de mes coordonnées ?",
        answer:
          "Elles servent à vous adresser le chapitre. Nos conseils d’écriture ne viennent que si vous cochez la case qui les propose, et vous pouvez vous désinscrire à tout moment.",
      },
    ],
  },
  form: {
    title: "Où devons-nous l’envoyer ?",
    intro: "Trois lignes à remplir, une case à cocher.",
    submitLabel: "Recevoir le chapitre gratuit",
  },
  /** Stands in place of the form once the request is stored. */
  success: {
    title: "Vérifiez votre boîte e-mail",
    text: "Votre chapitre est en route. S’il se fait attendre, votre messagerie l’a peut-être rangé avec les indésirables.",
    next: { label: "Faire le diagnostic en attendant", href: "/diagnostic" },
  },
};

/** What `public/images/chapter.svg` shows. */
export const chapterDrawing = {
  alt: "Première page du chapitre, dessinée : son titre, son argument, puis trois questions et leurs lignes, qu’un crayon rouge attend de remplir.",
} as const;
