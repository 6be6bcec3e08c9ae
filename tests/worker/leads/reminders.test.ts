/** A run that reminds, on the D1 of workerd: it binds every number as a real one, which reads as `0.0` in a text. */
import { expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { createVirtualCron, join, minute, paris, remindersOf } from "../../support/virtual-cron";

const session = "2026-05-01";

test("sends a participant each reminder of the session once", async () => {
  await using cron = await createVirtualCron();
  await join(cron.db, "camille@example.com", session, paris("2026-04-01", "12:00"));
  const reminders = remindersOf(session);
  for (const { from } of reminders) {
    await cron.run(from);
    await cron.run(from + minute);
  }
  const sent = cron.sentTo("camille@example.com").map(({ at, subject }) => ({ at, subject }));
  expect(sent).toEqual(reminders.map(({ from, subject }) => ({ at: from, subject })));
  const rows = await cron.db.select({ id: outboxEvents.id }).from(outboxEvents);
  expect(rows.map(({ id }) => id)).toContainEqual(expect.stringMatching(/-2026-05-01-0$/));
});
