import { bookAuthor } from "~/content/authorship";
import { said } from "~/content/claims";
import {
  type DatedOffers,
  type OfferState,
  offerDay,
  openingWords,
  specifiedOffers,
  type TrainingSale,
} from "~/content/dated-offers";
import { offSale } from "~/content/off-sale";
import { span, training } from "~/content/offers";
import { siteName } from "~/content/site";
import { trainingOutcome, trainingVoices } from "~/content/training";
import { presale, priceAfterwards } from "~/content/training-sale";
import type { Titled } from "~/content/types";
import { capitalised } from "~/lib/decapitalised";
import { known } from "~/lib/known";
import { price } from "~/lib/money";
import { addDays } from "~/lib/time";

interface Moment extends Titled {
  when: string;
}

interface SaleTexts {
  /** Whom it is for. */
  audience: string;
  closing: Titled;
  /** Undefined while the training is off sale. */
  enrolment?: {
    included: string;
    /** The first entry of the timeline. */
    today: string;
    terms: string;
    masterclass: string;
    registerLabel: string;
  };
}

/** Texts that depend on how the training is sold. */
const saleTexts: Record<TrainingSale, SaleTexts> = {
  ahead: {
    audience: "Elle est réservée aux inscrits de la formation.",
    closing: {
      title: "Bientôt, votre place dans le groupe",
      text: presale.willWelcome,
    },
    enrolment: {
      included: "dans l’inscription à la formation",
      today: "Vous découvrez la formation",
      terms: `${presale.notOpen}. La page de la formation en donne le premier jour.`,
      masterclass: "La masterclass fera partie de l’inscription.",
      registerLabel: "Découvrir la formation",
    },
  },
  open: {
    audience: `Elle est réservée aux inscrits de la formation, et comprise dans les ${price(training.cents)}.`,
    closing: {
      title: "Votre place dans le groupe",
      text: presale.group,
    },
    enrolment: {
      included: `dans l’inscription à ${price(training.cents)}`,
      today: "Vous réservez votre place",
      terms: presale.terms,
      masterclass: "La masterclass en fait partie.",
      registerLabel: "Découvrir la formation et s’inscrire",
    },
  },
  list: {
    audience: `Elle est réservée aux inscrits de la formation, et comprise dans les ${priceAfterwards}.`,
    closing: {
      title: "Votre place dans le groupe",
      text: `${presale.ended}. Les inscriptions continuent à ${priceAfterwards}.`,
    },
    enrolment: {
      included: `dans l’inscription à ${priceAfterwards}`,
      today: "Vous réservez votre place",
      terms: `L’inscription coûte ${priceAfterwards}.`,
      masterclass: "La masterclass en fait partie.",
      registerLabel: "Découvrir la formation et s’inscrire",
    },
  },
  closed: {
    audience: "Elle est réservée aux inscrits de la formation.",
    closing: { title: "Les inscriptions sont closes", text: `${presale.ended}.` },
    enrolment: {
      included: "dans l’inscription à la formation",
      today: "Les inscriptions sont closes",
      terms: `${presale.ended}.`,
      masterclass: "La masterclass est réservée aux inscrits.",
      registerLabel: "Découvrir la formation",
    },
  },
  off: {
    audience: `${offSale.training.title}. La masterclass est réservée à ses inscrits.`,
    closing: offSale.training,
  },
};

/** Who teaches it. */
const career = known(said.yearsOfPractice.practises, said.expertsTrained.host).join(" et ");
const host = `Elle est donnée par ${bookAuthor ? `${bookAuthor.name}, l’auteur` : "l’auteur"} du livre${career && `, qui ${career}`}.`;

const leads: Record<OfferState, string> = {
  ahead: `Comptez ${training.masterclassHours}\u00a0heures en ligne et en direct, un mois avant le lancement. ${host}`,
  open: `La séance a lieu aujourd’hui, en ligne et en direct, pendant ${training.masterclassHours}\u00a0heures. L’heure et le lien sont dans l’invitation reçue par e-mail. ${host}`,
  over: "La séance a eu lieu avant l’ouverture de la formation. Les participants en sont repartis avec un sujet et un emploi du temps.",
};

const descriptions = {
  ahead:
    "Un mois avant la formation, une masterclass pour choisir votre sujet, votre lecteur et votre emploi du temps. Comprise dans l’inscription.",
  over: "La masterclass qui a préparé les inscrits à la formation\u00a0: leur sujet, leur lecteur et leur emploi du temps.",
} as const;

const meetingTitles: Record<OfferState, string> = {
  ahead: "La masterclass a lieu",
  open: "La masterclass a lieu aujourd’hui",
  over: "La masterclass a eu lieu",
};

function meeting({ masterclass, launch }: DatedOffers): Moment {
  return {
    when:
      launch === null
        ? "Un mois avant le lancement"
        : `Le ${offerDay(addDays(launch, -training.masterclassDaysBefore))}`,
    title: meetingTitles[masterclass],
    text:
      masterclass === "over"
        ? "Les inscrits y ont pris les quatre décisions qui précèdent l’écriture."
        : "L’invitation arrive par e-mail, avec toutes les indications pour nous rejoindre.",
  };
}

function start(offers: DatedOffers): Moment {
  const { launched, masterclass } = offers;
  const isOver = masterclass === "over";
  const opening = openingWords(offers) ?? `dans ${training.launchInMonths}\u00a0mois`;
  return {
    when: launched && offers.launch === null ? "En ce moment" : capitalised(opening),
    title: launched ? "La formation a commencé" : "La formation commence",
    text: isOver
      ? `Le premier module reprend ces quatre décisions avec vous. ${trainingOutcome}`
      : `Votre sujet est choisi, vos notes sont prêtes. ${trainingOutcome}`,
  };
}

function preparation(isMasterclassOver: boolean): Moment {
  return {
    when: "Après l’inscription",
    title: "Vous recevez le module préparatoire",
    text: isMasterclassOver
      ? "De premiers exercices, à faire tranquillement."
      : "De premiers exercices, à faire tranquillement avant la rencontre.",
  };
}

/** `/masterclass` with the day's offers. */
export function masterclassPageOn(offers: DatedOffers) {
  const { sale, masterclass } = offers;
  const { audience, closing, enrolment } = saleTexts[sale];
  const isOver = masterclass === "over";
  return {
    meta: {
      title: `La masterclass préparatoire – ${siteName}`,
      description: descriptions[isOver ? "over" : "ahead"],
    },
    kicker: "Masterclass préparatoire",
    title: "Quatre décisions à prendre avant d’écrire votre livre",
    lead: `${audience} ${leads[masterclass]}`,
    /** After the price. */
    withTraining: presale.withTraining,
    facts: [
      {
        value: `${training.masterclassHours}\u00a0heures`,
        label: `en direct, ${training.masterclassDaysBefore}\u00a0jours avant le lancement`,
      },
      {
        value: `${span(training.weeklyHours)}\u00a0heures`,
        label: "par semaine pendant la formation",
      },
      ...(isOver || !enrolment ? [] : [{ value: "Comprise", label: enrolment.included }]),
    ],
    agenda: {
      title: "Le déroulé de la séance",
      intro: "Une décision après l’autre, dans cet ordre.",
      items: [
        {
          title: "Le livre",
          text: "Quel livre, et pour obtenir quoi\u202f? Nous passons au crible les sujets entre lesquels vous hésitez.",
        },
        {
          title: "Le lecteur",
          text: "Vous décrivez le lecteur à qui vous parlez\u00a0: son métier, son embarras, la question qu’il n’ose pas poser.",
        },
        {
          title: "Les outils",
          text: "Quel assistant installer, quelles notes réunir, quels enregistrements ressortir.",
        },
        {
          title: "Les heures",
          text: "Vous inscrivez dans votre agenda les heures de la formation, là où personne ne vous les prendra.",
        },
      ],
    },
    takeaways: {
      title: "Ce que vous en gardez",
      items: [
        "Un sujet formulé en une phrase",
        "Le portrait de votre lecteur",
        "La liste des documents à rassembler",
        "Vos plages d’écriture, réservées",
      ],
    },
    /** From registration to the first lesson. */
    timeline: enrolment && {
      title: "Comment y prendre part",
      moments: [
        ...(isOver ? [meeting(offers)] : []),
        {
          when: "Aujourd’hui",
          title: enrolment.today,
          text: isOver ? enrolment.terms : `${enrolment.terms} ${enrolment.masterclass}`,
        },
        ...(sale === "closed" ? [] : [preparation(isOver)]),
        ...(isOver ? [] : [meeting(offers)]),
        start(offers),
      ],
    },
    reviews: trainingVoices,
    faq: {
      title: "Bon à savoir",
      questions: [
        {
          question: "Peut-on venir sans suivre la formation\u202f?",
          answer:
            "Non. La masterclass prépare au programme qui la suit, et s’ouvre avec l’inscription à la formation.",
        },
        {
          question: "Faut-il avoir déjà écrit quelque chose\u202f?",
          answer:
            "Pas une ligne. Quelques notes, des diapositives ou le souvenir de vos dernières interventions suffisent pour travailler.",
        },
        {
          question: "Et si la formation me déçoit ensuite\u202f?",
          answer: `Le remboursement reste possible pendant ${training.refundDays}\u00a0jours à compter du lancement, ou de votre achat s’il est postérieur.`,
        },
      ],
    },
    closing,
    register: enrolment
      ? { label: enrolment.registerLabel, to: training.page.to }
      : offSale.training.link,
  };
}

/** As specified. */
export const masterclassPage = masterclassPageOn(specifiedOffers);
