import { challengePhases, sessionHour } from "~/content/challenge-programme";
import { specifiedOffers } from "~/content/dated-offers";
import { challenge } from "~/content/offers";
import { reviews } from "~/content/readers";
import { frenchDate, unbroken } from "~/lib/time";

/** The texts about a session, given its first day; null if none is announced. */
function sessionTexts(session: string | null) {
  if (session === null) {
    return {
      description: "Prochaine date à venir.",
      nextSession: "Prochaine date à venir",
      intro:
        "La date de la prochaine session n’est pas encore fixée. Inscrivez-vous\u00a0: vous la recevrez par e-mail.",
      received:
        "un message vous y attend avec le programme. La date de la prochaine session suivra à cette adresse, dès qu’elle sera fixée.",
    };
  }
  const day = unbroken(frenchDate(session));
  return {
    description: `Prochaine session le ${day}.`,
    nextSession: `Prochaine session\u00a0: ${day}`,
    intro: `Inscrivez-vous à la session du ${day}.`,
    received: `un message vous y attend avec les détails de la session du ${day}.`,
  };
}

/** `/challenge` for a session. */
export function challengePageOn(session: string | null) {
  const { description, nextSession, intro, received } = sessionTexts(session);
  const hour = sessionHour();
  const starts = hour ? ` Les séances commencent ${hour}.` : "";
  return {
    ...page,
    programme: { ...page.programme, intro: `${page.programme.intro}${starts}` },
    meta: { ...page.meta, description: `${page.meta.description} ${description}` },
    nextSession,
    form: { ...page.form, intro },
    /** Replaces the form once the registration is stored. */
    success: {
      ...page.success,
      text: `Vérifiez votre boîte e-mail\u00a0: ${received} Au besoin, fouillez le dossier des indésirables.`,
    },
  };
}

/** The texts of `/challenge` that do not depend on the session. */
const page = {
  meta: {
    title: `Défi gratuit\u00a0: ${challenge.days}\u00a0jours pour lancer votre livre avec l’IA`,
    description: `Sept jours, sept séances en direct, environ ${challenge.hoursADay}\u00a0heures par jour\u00a0: le défi gratuit pour mettre votre livre en chantier.`,
  },
  kicker: `Défi gratuit de ${challenge.days}\u00a0jours`,
  title: "Une idée le premier jour, un livre en chantier le septième",
  lead: "Vous avez un métier. Le sujet se choisit le premier jour\u202f; chaque jour apporte ensuite une étape, en direct.",
  programme: {
    title: "Le programme de la semaine",
    intro: `Comptez environ ${challenge.hoursADay}\u00a0heures quotidiennes, séance comprise.`,
    phases: challengePhases,
  },
  inclusions: {
    title: "Ce que vous recevez",
    items: [
      {
        title: `${challenge.days}\u00a0séances quotidiennes en direct`,
        text: "Une consigne, une démonstration, du temps pour vos questions.",
      },
      {
        title: "Des modèles et des prompts",
        text: "Le matériel du jour, prêt avant chaque séance.",
      },
      {
        title: "Un plan d’action personnalisé",
        text: "Vos prochaines étapes, selon votre projet et votre emploi du temps.",
      },
      {
        title: "Une communauté privée d’auteurs",
        text: "Des partenaires d’écriture qui vous lisent et vous répondent.",
      },
    ],
  },
  testimonials: {
    title: "Ils l’ont suivi, ils ont écrit",
    reviews: reviews.challenge,
  },
  faq: {
    title: "Les questions des participants",
    questions: [
      {
        question: "Combien de temps faut-il chaque jour\u202f?",
        answer: `Environ ${challenge.hoursADay}\u00a0heures\u00a0: la séance en direct, puis l’exercice. Bloquez-les dès maintenant dans votre agenda pour les sept jours.`,
      },
      {
        question: "Et si je manque une séance\u202f?",
        answer:
          "Toutes les séances sont enregistrées. Vous regardez celle du jour quand vous le pouvez et vous rattrapez l’exercice.",
      },
      {
        question: "Dois-je avoir une idée précise de mon livre\u202f?",
        answer:
          "Non. Les deux premiers jours servent à la trouver. Le champ du formulaire sur votre sujet peut rester vide.",
      },
      {
        question: "Pourquoi le défi est-il gratuit\u202f?",
        answer:
          "Pour que vous jugiez la méthode en écrivant. À la fin, nous vous présentons nos autres offres\u202f; rien ne vous y oblige.",
      },
    ],
  },
  form: {
    title: "Relevez le défi",
    submitLabel: "Je participe gratuitement",
  },
  success: {
    title: "Félicitations, vous êtes des nôtres",
    next: { label: "Lire le premier chapitre en attendant", href: "/chapitre-gratuit" },
  },
};

/** With the specified date. */
export const challengePage = challengePageOn(specifiedOffers.session);
