/** What two runs, or one run's parts, do to each other. */
import type { SQL } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deliverDueEvents } from "~/outbox/deliver";
import { deliverEvent, hour, minute, setUpOutbox } from "../../support/outbox";
import { accept } from "../../support/receiver";

const down = () => new Response(null, { status: 503 });

const outbox = await setUpOutbox();
const { context, storeLead, storeLeads, eventRow } = outbox;
const now = (id: string) => deliverEvent(context(), id);

test("a run that outlived its claim does not overwrite the failure of the next", async () => {
  const id = await storeLead();
  let nextFailed: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    nextFailed = resolve;
  });
  outbox.receiver.answer = async () => {
    if (outbox.receiver.received.length > 1) return down();
    await waiting;
    return new Response(null, { status: 500 });
  };
  const slow = now(id);
  await expect.poll(() => outbox.receiver.received.length).toBe(1);
  outbox.clock += 2 * minute;
  await now(id);
  const afterNext = await eventRow(id);
  expect(afterNext).toMatchObject({ attempts: 2, last_error: "status 503" });
  nextFailed?.();
  await slow;
  expect(await eventRow(id)).toEqual(afterNext);
});

test("a delivered event forgets why it failed before", async () => {
  const id = await storeLead();
  outbox.receiver.answer = down;
  await now(id);
  expect(await eventRow(id)).toMatchObject({ last_error: "status 503" });
  outbox.receiver.answer = accept;
  outbox.clock += hour;
  await now(id);
  expect(await eventRow(id)).toMatchObject({ status: "delivered", last_error: null });
});

test.each([
  ["delivered", accept, { status: "delivered" }],
  ["failed", down, { attempts: 1, claimed_until: null, last_error: "status 503" }],
])("a run ends when it is noted that an event %s", async (_outcome, answer, noted) => {
  const id = await storeLead();
  outbox.receiver.answer = answer;
  const { db } = context();
  let note = () => {};
  const noting = vi.fn();
  const update = db.update.bind(db);
  // The first statement claims the event, the second one notes what became of it.
  vi.spyOn(db, "update")
    .mockImplementationOnce(update)
    .mockImplementationOnce((table) => {
      const held = new Promise<void>((resolve) => {
        note = resolve;
      });
      noting();
      const set = (values: object) => ({
        where: (which: SQL) => held.then(() => update(table).set(values).where(which)),
      });
      return { set } as unknown as ReturnType<typeof update>;
    });
  const ended = vi.fn();
  const run = now(id).then(ended);
  await vi.waitFor(() => expect(noting).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  note();
  await run;
  expect(await eventRow(id)).toMatchObject(noted);
});

test("a run has several events under way at once", async () => {
  await storeLeads(4);
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  outbox.receiver.answer = async (request) => {
    await taken;
    return accept(request);
  };
  const run = deliverDueEvents(context());
  await expect.poll(() => outbox.receiver.received.length).toBe(4);
  take();
  await run;
});
