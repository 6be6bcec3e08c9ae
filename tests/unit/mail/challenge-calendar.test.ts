import { expect, test } from "vitest";
import { challengePhases } from "~/content/challenge-programme";
import { challenge } from "~/content/offers";
import { addDays } from "~/lib/time";
import { challengeCalendars } from "~/mail/challenge-calendar";
import { makeCalendar } from "../../../scripts/generate/calendar";
import { leadMails } from "../../support/mails";

const challengeCalendar = challengeCalendars[challenge.nextSession] ?? "";

/** Content lines with what was folded put together again (RFC 5545, section 3.1). */
const lines = challengeCalendar.replace(/\r\n[ \t]/g, "").split("\r\n");
const compact = (iso: string) => iso.replaceAll("-", "");

function values(name: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(":") + 1).replace(/\\([,;\\])/g, "$1"));
}

test("one calendar in lines of the standard, a whole day for each of the session", () => {
  expect(makeCalendar(challenge.nextSession)).toBe(challengeCalendar);
  const physical = challengeCalendar.split("\r\n");
  expect(challengeCalendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(physical.at(-1)).toBe("");
  for (const line of physical) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z-]+(?:;[A-Z]+=[A-Z]+)*:.+$/);
  const events = Array(challenge.days).fill(["BEGIN:VEVENT", "END:VEVENT"]).flat();
  expect(lines.filter((line) => /^(?:BEGIN|END):/.test(line))).toEqual([
    "BEGIN:VCALENDAR",
    ...events,
    "END:VCALENDAR",
  ]);
  expect(lines.slice(1, 3)).toContain("VERSION:2.0");
  expect(values("PRODID")).toHaveLength(1);

  const dates = Array.from({ length: challenge.days }, (_, index) =>
    addDays(challenge.nextSession, index),
  );
  expect(values("DTSTART")).toEqual(dates.map(compact));
  expect(values("DTEND")).toEqual(dates.map((day) => compact(addDays(day, 1))));
  const wholeDays = lines.filter((line) => /^DT(START|END);VALUE=DATE:\d{8}$/.test(line));
  expect(wholeDays).toHaveLength(2 * challenge.days);

  expect(new Set(values("UID")).size).toBe(challenge.days);
  for (const uid of values("UID")) expect(uid).toContain(challenge.nextSession);
  expect(values("DTSTAMP")).toHaveLength(challenge.days);
  for (const stamp of values("DTSTAMP")) expect(stamp).toMatch(/^\d{8}T\d{6}Z$/);
  for (const [index, day] of challengePhases.flatMap(({ days }) => days).entries()) {
    expect(values("SUMMARY")[index]).toMatch(new RegExp(`jour ${index + 1}.: ${day.title}$`));
    expect(values("DESCRIPTION")[index]).toContain(day.text);
    expect(values("DESCRIPTION")[index]).toContain(day.prepare);
  }
});

test("with the mail of the challenge alone", () => {
  const { challenge: mail, ...others } = leadMails();
  expect(mail.attachments).toEqual([
    {
      filename: expect.stringMatching(/^[\w-]+\.ics$/),
      type: "text/calendar",
      text: makeCalendar(challenge.nextSession),
    },
  ]);
  for (const { attachments } of Object.values(others)) expect(attachments).toBeUndefined();
});
