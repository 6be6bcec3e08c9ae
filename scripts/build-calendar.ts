/**
 * Writes `app/mail/challenge-calendar.ts` (not committed): the challenge's calendar file, which depends on
 * content alone, as the one string that the Worker attaches to its mails. The library stays here.
 */
import { writeFileSync } from "node:fs";
import { makeCalendar } from "./calendar";

const module = [
  "// Made by scripts/build-calendar.ts: edit app/content/challenge-programme.ts instead.",
  `export const challengeCalendar = ${JSON.stringify(makeCalendar())};`,
];
writeFileSync("app/mail/challenge-calendar.ts", `${module.join("\n")}\n`);
