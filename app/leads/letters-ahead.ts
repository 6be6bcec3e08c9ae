import { letters } from "~/content/letters";
import type { Database } from "~/db/client";
import { normalizeMailbox } from "~/db/mailbox";
import { addDays, parisDay } from "~/lib/time";
import type { Cursor } from "./enqueue";
import { cursorBeforeReaders, lettersOn, letterType, readReaders } from "./letters";

/** Days looked ahead: until the last letter to somebody who fills in a form today. */
const daysAhead = Math.max(...letters.map(({ day }) => day));

/** How many of each letter go out on the next days, assuming that nobody buys or unsubscribes meanwhile. */
export async function countLettersAhead(db: Database, now = Date.now()) {
  const today = parisDay(now);
  const readers: Awaited<ReturnType<typeof readReaders>> = [];
  for (let after: Cursor | undefined = cursorBeforeReaders(today); after; after = readers.at(-1)) {
    const page = await readReaders(db, after);
    if (page.length === 0) break;
    readers.push(...page);
  }
  const storedOrPlanned = readers.flatMap(({ storedLetters }) => storedLetters);
  const rows = letters.map((letter) => ({ letter, counts: [] as number[] }));
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  for (const day of days) {
    const due = lettersOn(day, readers, storedOrPlanned).map(({ reader, letter }) => ({
      mailbox: normalizeMailbox(reader.email),
      type: letterType(letter),
      day,
    }));
    storedOrPlanned.push(...due);
    for (const { letter, counts } of rows)
      counts.push(due.filter(({ type }) => type === letterType(letter)).length);
  }
  return { days, rows };
}
