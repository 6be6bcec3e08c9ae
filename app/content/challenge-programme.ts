import { challenge } from "~/content/offers";
import type { Titled } from "~/content/types";
import { frenchTime } from "~/lib/time";

/** A live session. Its title is also the task announced on the page. */
interface ChallengeDay extends Titled {
  /** What a participant should prepare. */
  prepare: string;
}

/** Consecutive days that belong together, counted from 1. */
export interface ChallengePhase extends Titled {
  from: number;
  to: number;
  days: readonly ChallengeDay[];
}

/** When sessions begin, for use after a verb; null if the hour is unknown. */
export function sessionHour(): string | null {
  return challenge.sessionTime && `à ${frenchTime(challenge.sessionTime)}, heure de Paris`;
}

/** The challenge day by day. The page shows an outline; mail and calendar show everything. */
export const challengePhases: readonly ChallengePhase[] = [
  {
    from: 1,
    to: 2,
    title: "Les fondations",
    text: "On choisit son sujet et l’on pose les premières pierres.",
    days: [
      {
        title: "Votre sujet et votre lecteur",
        text: "On cherche, parmi ce que vous savez faire, le sujet qu’un lecteur précis vous réclame déjà.",
        prepare: "Notez les questions que l’on vous pose le plus souvent dans votre métier.",
      },
      {
        title: "Un plan que vous savez défendre",
        text: "Le sujet devient une suite de chapitres. Pour chacun, une raison d’être et une place.",
        prepare:
          "Rassemblez vos notes, vos articles et vos supports de cours. Ce sera votre matière.",
      },
    ],
  },
  {
    from: 3,
    to: 5,
    title: "La production accélérée",
    text: "On écrit beaucoup, l’IA à portée de main, et l’on corrige plus tard.",
    days: [
      {
        title: "Des notes dictées aux pages rédigées",
        text: "Vous racontez, l’assistant met en ordre, vous reprenez la plume.",
        prepare: "Essayez la dictée de votre téléphone ou de votre ordinateur.",
      },
      {
        title: "Un passage nouveau chaque jour",
        text: "L’habitude s’installe\u00a0: un passage entier, d’une traite, sans revenir sur celui de la veille.",
        prepare: "Choisissez dans votre plan l’histoire que vous raconteriez le plus volontiers.",
      },
      {
        title: "Un entraînement aux bonnes consignes",
        text: "On compare une consigne vague et une consigne précise sur le même texte, puis vous rédigez les vôtres.",
        prepare: "Gardez une réponse décevante de votre assistant. Elle servira d’exemple.",
      },
    ],
  },
  {
    from: 6,
    to: 7,
    title: "La finalisation",
    text: "On relit, puis l’on prépare la suite du chantier.",
    days: [
      {
        title: "Vos pages relues et mises au net",
        text: "On coupe, on vérifie, on accorde\u00a0: trois lectures, dans cet ordre.",
        prepare: "Imprimez les pages écrites depuis le troisième jour, ou affichez-les en grand.",
      },
      {
        title: "Votre plan d’action jusqu’à la parution",
        text: "Vous repartez avec vos prochaines étapes, selon votre projet et votre emploi du temps.",
        prepare: "Ayez sous la main votre agenda des prochains mois.",
      },
    ],
  },
];
