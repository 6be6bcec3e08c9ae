import fc from "fast-check";
import { expect, test } from "vitest";
import { challengePhases } from "~/content/challenge-programme";
import { challengeCalendar } from "~/content/mails/challenge-calendar";
import { challenge } from "~/content/offers";
import { addDays } from "~/lib/time";
import { calendarFile } from "~/mail/calendar";
import { anyText } from "../../support/any-text";
import { leadMails } from "../../support/mails";

const calendar = challengeCalendar(challenge.nextSession, Date.parse("2026-11-22T09:30:15.250Z"));

/** Content lines with folded ones put together again (RFC 5545, section 3.1). */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, "").split("\r\n");
const lines = unfolded(calendar);
const compact = (iso: string) => iso.replaceAll("-", "");

function values(name: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(":") + 1).replace(/\\([,;\\])/g, "$1"));
}

test("writes a standard calendar with a whole-day event for each day", () => {
  const physical = calendar.split("\r\n");
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(physical.at(-1)).toBe("");
  for (const line of physical) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z-]+(?:;[A-Z]+=[A-Z]+)*:.+$/);
  const events = Array(challenge.days).fill(["BEGIN:VEVENT", "END:VEVENT"]).flat();
  const borders = lines.filter((line) => /^(?:BEGIN|END):/.test(line));
  expect(borders).toEqual(["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"]);
  expect(lines.slice(1, 3)).toContain("VERSION:2.0");
  expect(values("PRODID")).toHaveLength(1);

  const numbers = [...Array(challenge.days).keys()];
  const dates = numbers.map((number) => addDays(challenge.nextSession, number));
  expect(values("DTSTART")).toEqual(dates.map(compact));
  expect(values("DTEND")).toEqual(dates.map((day) => compact(addDays(day, 1))));
  const wholeDays = lines.filter((line) => /^DT(START|END);VALUE=DATE:\d{8}$/.test(line));
  expect(wholeDays).toHaveLength(2 * challenge.days);

  expect(new Set(values("UID")).size).toBe(challenge.days);
  for (const uid of values("UID")) expect(uid).toContain(challenge.nextSession);
  expect(values("DTSTAMP")).toEqual(Array(challenge.days).fill("20261122T093015Z"));
  for (const [index, day] of challengePhases.flatMap(({ days }) => days).entries()) {
    expect(values("SUMMARY")[index]).toMatch(new RegExp(`jour ${index + 1}.: ${day.title}$`));
    expect(values("DESCRIPTION")[index]).toContain(day.text);
    expect(values("DESCRIPTION")[index]).toContain(day.prepare);
  }
});

test("gives a file that is made later a higher sequence", () => {
  const sequence = (day: string) => {
    const file = challengeCalendar(challenge.nextSession, Date.parse(day));
    return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]);
  };
  expect(sequence("2026-11-23")).toBeGreaterThan(sequence("2026-11-22"));
});

test("keeps any text within lines of 75 bytes, escaped", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const event = { uid: "1", day: "2026-12-01", summary: text, description: "" };
      const file = calendarFile("Défi", [event], 0);
      for (const line of file.split("\r\n"))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const shown = (unfolded(file).find((line) => line.startsWith("SUMMARY:")) ?? "")
        .slice("SUMMARY:".length)
        .replace(/\\(.)/gsu, (_, letter) => (letter === "n" ? "\n" : letter));
      expect(shown).toBe(text.replace(/\r\n?/g, "\n"));
    }),
  );
});

test("is attached to the challenge's mail alone", () => {
  const { challenge: mail, ...others } = leadMails();
  const filename = expect.stringMatching(/^[\w-]+\.ics$/);
  const text = challengeCalendar(challenge.nextSession, Date.parse(challenge.nextSession));
  expect(mail.attachments).toEqual([{ filename, type: "text/calendar", text }]);
  for (const { attachments } of Object.values(others)) expect(attachments).toBeUndefined();
});
