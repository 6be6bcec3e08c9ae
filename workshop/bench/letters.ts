/** Measures how long cron runs take to create letters and reminders for many leads, on a local D1. */
import { sql } from "drizzle-orm";
import { queryBudget, type RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { enqueueLetters } from "~/leads/letters";
import { enqueueReminders } from "~/leads/reminders";
import { parisMoment } from "~/lib/time";
import { createDatabase } from "../../tests/support/database";

/** D1 queries that a run may make while mail is on. */
const queriesPerRun = 500;
const day = "2027-03-03";
const asked = parisMoment("2027-03-01", "12:00");

const numbers = (count: number) =>
  sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

/** @param email the address of lead `i`, as SQL */
const readers = (count: number, email: string) =>
  sql`INSERT INTO resource_subscribers (id, created_at, submission_key, consent_text, email, gdpr_consent, news_consent)
    ${numbers(count)} SELECT printf('00000000-0000-4000-8000-%012d', i), ${asked}, i, 'Oui', ${sql.raw(email)}, 1, 1 FROM n`;

const participants = (count: number) =>
  sql`INSERT INTO challenge_participants (id, created_at, submission_key, consent_text, email, first_name, last_name,
      expertise_area, session, agree_to_emails, privacy_consent)
    ${numbers(count)} SELECT printf('00000000-0000-4000-8000-%012d', i), ${asked}, i, 'Oui', 'p' || i || '@example.com',
      'Camille', 'Roux', 'Coaching', ${day}, 1, 1 FROM n`;

const usual = "'reader.' || i || '@example.com'";
const label = "replace(hex(zeroblob(30)), '0', 'a')";
const longest = `printf('%064d', i) || '@' || ${label} || '.' || ${label} || '.' || ${label} || '.fr'`;

const cases: [string, ReturnType<typeof sql>, (context: RunContext) => Promise<void>, string][] = [
  ["75,000 readers", readers(75_000, usual), enqueueLetters, "08:00"],
  ["20,000 readers, the longest addresses", readers(20_000, longest), enqueueLetters, "08:00"],
  ["25,000 participants", participants(25_000), enqueueReminders, "07:00"],
];

for (const [what, fill, make, time] of cases) {
  await using database = await createDatabase();
  await database.db.run(fill);
  await measure(what, database.db, make, Date.parse(parisMoment(day, time)));
}

/** Runs until nothing more is created. */
async function measure(
  what: string,
  db: Database,
  make: (context: RunContext) => Promise<void>,
  moment: number,
) {
  const times: number[] = [];
  let made = 0;
  for (let before = -1; before < made; ) {
    before = made;
    const begun = performance.now();
    await make({ db, now: () => moment, budget: queryBudget(queriesPerRun) });
    times.push((performance.now() - begun) / 1000);
    const counted = await db.get<{ made: number }>(
      sql`SELECT count(*) AS made FROM outbox_events WHERE destination = 'mail'`,
    );
    made = counted.made;
  }
  const seconds = times.map((time) => time.toFixed(1)).join(", ");
  console.log(
    `${what}: ${made} made in ${times.length - 1} runs, then one with nothing: ${seconds} s`,
  );
}
