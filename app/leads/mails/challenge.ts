import { challengePage } from "~/content/challenge-page";
import { challengePhases, sessionHour } from "~/content/challenge-programme";
import { isSessionOver } from "~/content/dated-offers";
import { challenge, dayLabel } from "~/content/offers";
import { decapitalised } from "~/lib/decapitalised";
import {
  addDays,
  frenchDate,
  frenchDateWithWeekday,
  frenchDayWithWeekday,
  parisDay,
  unbroken,
} from "~/lib/time";
import type { Message } from "~/mail/message";
import { figures, heading, list, type Part, paragraph, sections } from "~/mail/parts";
import { challengeCalendar } from "./challenge-calendar";
import { letterTo, type Reader } from "./letter";

interface Participant extends Reader {
  /** First day of the session, YYYY-MM-DD; null if it is not announced yet. */
  session: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** `challenge.joined`. The calendar file exists for announced sessions only. */
export function challengeMail(to: Participant): Message {
  const { session, now } = to;
  const { value, ...texts } = weekOf(session);
  const announced: readonly (string | null)[] = [challenge.nextSession, ...challenge.laterSessions];
  const isOffered =
    session !== null && announced.includes(session) && !isSessionOver(session, parisDay(now));
  const calendar = isOffered ? challengeCalendar(session, now) : undefined;
  const { inclusions } = challengePage;
  const hour = sessionHour();
  const letter = letterTo(to, {
    ...texts,
    preheader: "Ce qu’il faut préparer, et le programme de chaque journée.",
    parts: [
      figures([
        { label: "Session", value },
        { label: "Temps à prévoir", value: `environ ${challenge.hoursADay}\u00a0heures par jour` },
        { label: "Séances", value: `${challenge.days}, en direct et enregistrées` },
        ...(hour ? [{ label: "Début des séances", value: hour }] : []),
        { label: "Prix", value: "gratuit" },
      ]),
      ...(calendar
        ? [
            paragraph(
              "Le calendrier joint à ce message inscrit les sept journées dans votre agenda. Ouvrez-le, puis confirmez l’ajout.",
            ),
          ]
        : []),
      heading("Avant le premier jour"),
      list([
        `Bloquez environ ${challenge.hoursADay}\u00a0heures par jour dans votre agenda\u00a0: la séance en direct, puis l’exercice.`,
        "Choisissez votre assistant d’IA et vérifiez que vous pouvez vous y connecter.",
        "Ouvrez un carnet ou un dossier où tout ira\u00a0: vos notes, vos pages, vos consignes.",
        "Pas encore d’idée précise\u202f? Les deux premiers jours servent à la trouver.",
      ]),
      ...programme(session),
      heading(inclusions.title),
      list(inclusions.items),
      heading("Rejoindre les séances"),
      paragraph(
        `La veille du premier jour, à ${challenge.reminderHours.eve}\u00a0heures, puis chaque matin à ${challenge.reminderHours.day}\u00a0heures, un message vous rappelle la séance à cette adresse. L’accès à la communauté est dans celui de la veille.`,
      ),
      paragraph(
        "Une séance manquée n’est pas perdue\u00a0: elle est enregistrée. Vous la regardez quand vous le pouvez et vous rattrapez l’exercice.",
      ),
    ],
    why: "Vous recevez ce message parce que cette adresse a été inscrite à notre défi gratuit, en acceptant d’en recevoir le programme et les rappels.",
  });
  const filename = `defi-${challenge.days}-jours.ics`;
  return {
    ...letter,
    attachments: calendar ? [{ filename, type: "text/calendar", text: calendar }] : [],
  };
}

/** The texts that depend on the session's first day. */
function weekOf(first: string | null) {
  if (first === null) {
    return {
      subject: `Défi de ${challenge.days}\u00a0jours\u00a0: votre programme, la date suivra`,
      title: "Votre place est retenue, la date suivra",
      lead: "Votre inscription au défi est enregistrée. La date de la prochaine session n’est pas encore fixée\u00a0: elle vous sera envoyée à cette adresse. Voici déjà le programme, jour par jour.",
      value: "prochaine date à venir",
    };
  }
  const last = addDays(first, challenge.days - 1);
  return {
    subject: `Défi de ${challenge.days}\u00a0jours\u00a0: votre programme à partir du ${unbroken(frenchDate(first))}`,
    title: `Votre semaine commence le ${unbroken(frenchDateWithWeekday(first))}`,
    lead: "Votre inscription au défi est enregistrée. Voici le programme jour par jour. Gardez ce message\u00a0: il dit ce que vous ferez chaque jour, et ce qu’il faut préparer.",
    value: `du ${unbroken(frenchDayWithWeekday(first))} au ${unbroken(frenchDateWithWeekday(last))}`,
  };
}

/** Each phase with its days, dated if the first day is known. */
function programme(first: string | null): Part[] {
  return challengePhases.flatMap(({ from, title, text, days }) => [
    heading(title),
    paragraph(text),
    sections(
      days.map((day, index) => ({
        title: day.title,
        note: dayOf(first, from + index),
        paragraphs: [day.text, `À préparer\u00a0: ${decapitalised(day.prepare)}`],
      })),
    ),
  ]);
}

function dayOf(first: string | null, number: number): string {
  if (first === null) return dayLabel(number);
  return `${dayLabel(number)}, ${frenchDayWithWeekday(addDays(first, number - 1))}`;
}
