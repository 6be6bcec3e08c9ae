import { challengePhases, sessionHour } from "~/content/challenge-programme";
import { challenge } from "~/content/offers";
import { addDays } from "~/lib/time";
import { calendarFile } from "~/mail/calendar";

/** The calendar file of a session: an event for each of its days. */
export function challengeCalendar(session: string, madeAt: number): string {
  const name = `Défi de ${challenge.days} jours`;
  const hour = sessionHour();
  const starts = hour ? `En direct ${hour}.\n` : "";
  const events = challengePhases
    .flatMap(({ days }) => days)
    .map(({ title, text, prepare }, index) => ({
      uid: `defi-${session}-jour-${index + 1}@auteur-augmente`,
      day: addDays(session, index),
      summary: `${name}, jour ${index + 1}\u00a0: ${title}`,
      description: `${starts}${text}\nÀ préparer\u00a0: ${prepare}`,
    }));
  return calendarFile(name, events, madeAt);
}
