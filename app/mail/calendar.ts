/** A calendar file in iCalendar's syntax (RFC 5545). */
import { siteName } from "~/content/site";
import { addDays, dayInMs } from "~/lib/time";

/** An event that takes a whole day. Another file with the same `uid` replaces it. */
interface DayEvent {
  uid: string;
  /** YYYY-MM-DD. */
  day: string;
  summary: string;
  description: string;
}

/** @param madeAt in milliseconds since the epoch; the latest file has the highest sequence */
export function calendarFile(name: string, events: readonly DayEvent[], madeAt: number): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escaped(`-//${siteName}//${name}//FR`)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, day, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${Math.floor(madeAt / dayInMs)}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      // Leaves the day free for other appointments.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const compact = (day: string) => day.replaceAll("-", "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Folds a line to at most 75 bytes (section 3.1); continuation lines begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = "";
  for (const letter of line) {
    const size = encoder.encode(letter).byteLength;
    if (bytes + size > 75) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
