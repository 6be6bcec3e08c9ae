/**
 * `app/mail/challenge-calendar.ts`: the calendar file of each session of the challenge by its first day, which
 * depends on content alone, as the strings that the Worker attaches to its mails. The library stays here.
 */
import ICAL from "ical.js";
import { challengePhases, sessionHour } from "../../app/content/challenge-programme";
import { challenge } from "../../app/content/offers";
import { siteName } from "../../app/content/site";
import { addDays, isDay } from "../../app/lib/time";

const name = `Défi de ${challenge.days} jours`;

// The library does not count the space that a folded line begins with; the standard does: 75 in all.
ICAL.foldLength = 74;

export function makeCalendars(): string {
  const sessions = [challenge.nextSession, ...challenge.laterSessions].filter(isDay);
  const files = Object.fromEntries(sessions.map((session) => [session, makeCalendar(session)]));
  return `// Made by scripts/generate/calendar.ts: edit app/content/challenge-programme.ts instead.
export const challengeCalendars: Readonly<Record<string, string>> = ${JSON.stringify(files)};
`;
}

/**
 * The challenge as an iCalendar file (RFC 5545): an all-day event for each of its days, from content
 * alone. A file of the same session has the same UIDs, so that a second import replaces the first.
 */
export function makeCalendar(session: string): string {
  const file = new ICAL.Component("vcalendar");
  const about = {
    version: "2.0",
    prodid: `-//${siteName}//${name}//FR`,
    calscale: "GREGORIAN",
    method: "PUBLISH",
    "x-wr-calname": name,
  };
  for (const [key, value] of Object.entries(about)) file.addPropertyWithValue(key, value);
  const hour = sessionHour();
  const starts = hour ? `En direct ${hour}.\n` : "";
  for (const [index, day] of challengePhases.flatMap(({ days }) => days).entries()) {
    const date = addDays(session, index);
    const event = new ICAL.Component("vevent");
    const told = {
      uid: `defi-${session}-jour-${index + 1}@auteur-augmente`,
      // The file is made again with each build, and is the same each time.
      dtstamp: ICAL.Time.fromDateTimeString(`${session}T00:00:00Z`),
      dtstart: ICAL.Time.fromDateString(date),
      dtend: ICAL.Time.fromDateString(addDays(date, 1)),
      summary: `${name}, jour ${index + 1} : ${day.title}`,
      description: `${starts}${day.text}\nÀ préparer : ${day.prepare}`,
      // The day stays free for other appointments.
      transp: "TRANSPARENT",
    };
    for (const [key, value] of Object.entries(told)) event.addPropertyWithValue(key, value);
    file.addSubcomponent(event);
  }
  return `${file.toString()}\r\n`;
}
