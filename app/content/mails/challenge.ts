import { challengePage } from "~/content/challenge-page";
import { challenge } from "~/content/offers";
import { addDays, frenchDate, frenchWeekday, frenchWeekdayDate, unbroken } from "~/lib/time";

const effort = [
  { label: "Temps à prévoir", value: `environ ${challenge.hoursADay} heures par jour` },
  { label: "Séances", value: `${challenge.days}, en direct et enregistrées` },
  { label: "Prix", value: "gratuit" },
];

/** What depends on the first day of the session that somebody signed up for; null: its date follows. */
export function challengeWeek(first: string | null) {
  if (first === null) {
    return {
      subject: `Défi de ${challenge.days} jours : votre programme, la date suivra`,
      title: "Votre place est retenue, la date suivra",
      lead: "Votre inscription au défi est enregistrée. La date de la prochaine session n’est pas encore fixée : elle vous sera envoyée à cette adresse. Voici déjà le programme, jour par jour.",
      session: [{ label: "Session", value: "prochaine date à venir" }, ...effort],
    };
  }
  const last = addDays(first, challenge.days - 1);
  return {
    subject: `Défi de ${challenge.days} jours : votre programme à partir du ${unbroken(frenchDate(first))}`,
    title: `Votre semaine commence le ${unbroken(frenchWeekdayDate(first))}`,
    lead: "Votre inscription au défi est enregistrée. Voici le programme jour par jour. Gardez ce message : il dit ce que vous ferez chaque jour, et ce qu’il faut préparer.",
    session: [
      {
        label: "Session",
        value: `du ${unbroken(frenchWeekday(first))} au ${unbroken(frenchWeekdayDate(last))}`,
      },
      ...effort,
    ],
  };
}

export const challengeMail = {
  preheader: "Ce qu’il faut préparer, et le programme de chaque journée.",
  calendar: {
    text: "Le calendrier joint à ce message inscrit les sept journées dans votre agenda. Ouvrez-le, puis confirmez l’ajout.",
    filename: `defi-${challenge.days}-jours.ics`,
  },
  preparation: {
    title: "Avant le premier jour",
    items: [
      `Bloquez environ ${challenge.hoursADay} heures par jour dans votre agenda : la séance en direct, puis l’exercice.`,
      "Choisissez votre assistant d’IA et vérifiez que vous pouvez vous y connecter.",
      "Ouvrez un carnet ou un dossier où tout ira : vos notes, vos pages, vos consignes.",
      "Pas encore d’idée précise ? Les deux premiers jours servent à la trouver.",
    ],
  },
  /** Before what to have ready. */
  prepare: "À préparer :",
  inclusions: challengePage.inclusions,
  access: {
    title: "Rejoindre les séances",
    paragraphs: [
      `La veille du premier jour, à ${challenge.reminderHours.eve} heures, puis chaque matin à ${challenge.reminderHours.day} heures, un message vous rappelle la séance à cette adresse. L’accès à la communauté est dans celui de la veille.`,
      "Une séance manquée n’est pas perdue : elle est enregistrée. Vous la regardez quand vous le pouvez et vous rattrapez l’exercice.",
    ],
  },
  why: "Vous recevez ce message parce que cette adresse a été inscrite à notre défi gratuit, en acceptant d’en recevoir le programme et les rappels.",
} as const;
