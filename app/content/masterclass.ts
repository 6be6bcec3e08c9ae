import { span, training } from "~/content/offers";
import type { Question } from "~/content/sections";
import type { Figure, PageMeta, Titled } from "~/content/types";
import { numericDate } from "~/lib/dates";
import { price } from "~/lib/money";

export interface MasterclassPage {
  meta: PageMeta;
  kicker: string;
  title: string;
  lead: string;
  facts: Figure[];
  agenda: { title: string; intro: string; items: Titled[] };
  takeaways: { title: string; items: string[] };
  /** From registration to the first lesson, in order. */
  timeline: { title: string; moments: (Titled & { when: string })[] };
  faq: { title: string; questions: Question[] };
  closing: Titled;
  /** To `/inscription-masterclass`. */
  registerLabel: string;
}

/** `/masterclass` */
export const masterclassPage: MasterclassPage = {
  meta: {
    title: "La masterclass préparatoire – L’Auteur Augmenté",
    description:
      "Un mois avant la formation, une masterclass pour choisir votre sujet, votre lecteur et votre emploi du temps. Comprise dans l’inscription.",
  },
  kicker: "Masterclass préparatoire",
  title: `On n’improvise pas un voyage de ${training.daysToBook} jours`,
  lead: "Une séance en ligne, en direct, un mois avant le lancement de la formation. Sa date et son heure sont données dans l’invitation. Vous en repartez avec un sujet et un emploi du temps.",
  facts: [
    {
      value: `${training.masterclassDaysBefore} jours`,
      label: "avant le lancement de la formation",
    },
    {
      value: `${span(training.weeklyHours)} heures`,
      label: "par semaine, à inscrire ce jour-là dans votre agenda",
    },
    { value: "Comprise", label: `dans l’inscription à ${price(training.cents)}` },
  ],
  agenda: {
    title: "Les quatre décisions",
    intro: "Une seule séance, dans cet ordre.",
    items: [
      {
        title: "Le livre",
        text: "Quel livre, et pour obtenir quoi ? Nous passons au crible les sujets que vous hésitez à choisir.",
      },
      {
        title: "Le lecteur",
        text: "Vous décrivez le lecteur à qui vous parlez : son métier, son embarras, la question qu’il n’ose pas poser.",
      },
      {
        title: "Les outils",
        text: "Quel assistant installer, quelles notes réunir, quels enregistrements ressortir.",
      },
      {
        title: "Les heures",
        text: `La formation demande ${span(training.weeklyHours)} heures par semaine. Vous les inscrivez dans votre agenda, à des heures que rien ne viendra vous prendre.`,
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
  timeline: {
    title: "Comment y prendre part",
    moments: [
      {
        when: "Aujourd’hui",
        title: "Vous réservez votre place",
        text: `L’inscription coûte ${price(training.cents)} jusqu’au ${numericDate(training.lastDay)}, puis ${price(training.listCents)}. La masterclass en fait partie.`,
      },
      {
        when: "Après l’inscription",
        title: "Vous recevez le module préparatoire",
        text: "De premiers exercices, à faire tranquillement avant la rencontre.",
      },
      {
        when: "Un mois avant le lancement",
        title: "La masterclass a lieu",
        text: "L’invitation arrive par e-mail, avec toutes les indications pour nous rejoindre.",
      },
      {
        when: `Dans ${training.launchInMonths} mois`,
        title: "La formation commence",
        text: "Votre sujet est choisi, vos notes sont prêtes : vous pouvez écrire.",
      },
    ],
  },
  faq: {
    title: "Bon à savoir",
    questions: [
      {
        question: "Peut-on venir sans suivre la formation ?",
        answer:
          "Non. La masterclass prépare au programme qui la suit, et s’ouvre avec l’inscription à la formation.",
      },
      {
        question: "Faut-il avoir déjà écrit quelque chose ?",
        answer:
          "Pas une ligne. Quelques notes, des diapositives ou le souvenir de vos dernières interventions suffisent pour travailler.",
      },
      {
        question: "Et si la formation me déçoit ensuite ?",
        answer: `Le remboursement reste possible pendant ${training.refundDays} jours à compter du lancement.`,
      },
    ],
  },
  closing: {
    title: "Votre place dans le groupe",
    text: `La pré-vente accueille les ${training.firstRegistrants} premiers inscrits. Il reste ${training.placesLeft} places à ${price(training.cents)}.`,
  },
  registerLabel: "Découvrir la formation et s’inscrire",
};
