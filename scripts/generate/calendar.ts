/**
 * `app/mail/challenge-calendar.ts`: the calendar file of each session of the challenge by its first day, which
 * depends on content alone, as the strings that the Worker attaches to its mails. The library stays here.
 */
import ICAL from "ical.js";
import { challengePhases } from "../../app/content/challenge-programme";
import { challenge } from "../../app/content/offers";
import { siteName } from "../../app/content/site";
import { addDays, isDay } from "../../app/lib/time";
import type { Generator } from "./all";

const name = `Défi de ${challenge.days} jours`;

// The library does not count the space that a folded line begins with; the standard does: 75 in all.
ICAL.foldLength = 74;

export const calendar: Generator = {
  target: "app/mail/challenge-calendar.ts",
  make: async () =>
    [
      "// Made by scripts/generate/calendar.ts: edit app/content/challenge-programme.ts instead.",
      `export const challengeCalendars: Readonly<Record<string, string>> = ${JSON.stringify(makeCalendars())};`,
      "",
    ].join("\n"),
};

function makeCalendars(): Record<string, string> {
  const sessions = [challenge.nextSession, ...challenge.laterSessions].filter(isDay);
  return Object.fromEntries(sessions.map((session) => [session, makeCalendar(session)]));
}

/**
 * The challenge as an iCalendar file (RFC 5545): an all-day event for each of its days, from content
 * alone. A file of the same session has the same UIDs, so that a second import replaces the first.
 */
export function makeCalendar(session: string): string {
  const file = new ICAL.Component("vcalendar");
  file.addPropertyWithValue("version", "2.0");
  file.addPropertyWithValue("prodid", `-//${siteName}//${name}//FR`);
  file.addPropertyWithValue("calscale", "GREGORIAN");
  file.addPropertyWithValue("method", "PUBLISH");
  file.addPropertyWithValue("x-wr-calname", name);
  for (const [index, day] of challengePhases.flatMap(({ days }) => days).entries()) {
    const date = addDays(session, index);
    const event = new ICAL.Component("vevent");
    event.addPropertyWithValue("uid", `defi-${session}-jour-${index + 1}@auteur-augmente`);
    // The file is made again with each build, and is the same each time.
    event.addPropertyWithValue("dtstamp", ICAL.Time.fromDateTimeString(`${session}T00:00:00Z`));
    event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(date));
    event.addPropertyWithValue("dtend", ICAL.Time.fromDateString(addDays(date, 1)));
    event.addPropertyWithValue("summary", `${name}, jour ${index + 1} : ${day.title}`);
    event.addPropertyWithValue("description", `${day.text}\nÀ préparer : ${day.prepare}`);
    // The day stays free for other appointments.
    event.addPropertyWithValue("transp", "TRANSPARENT");
    file.addSubcomponent(event);
  }
  return `${file.toString()}\r\n`;
}
