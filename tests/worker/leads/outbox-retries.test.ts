import { describe, expect, onTestFinished, test, vi } from "vitest";
import { outboxEvents } from "~/db/schema";
import { deliverDueEvents, openDestinations } from "~/outbox/deliver";
import { createEmptyDatabase } from "../../support/database";
import { silentMail } from "../../support/mail-service";
import { deliverEvent, hour, minute, second, setUpOutbox, webhook } from "../../support/outbox";
import { accept } from "../../support/receiver";

const down = () => new Response(null, { status: 503 });
const gone = () => new Response(null, { status: 410 });

const outbox = await setUpOutbox();
const { context, storeLead, storeLeads, eventRow, sentIds, retryByHand } = outbox;

describe("retries", () => {
  test("follow the schedule; after the tenth try the event is kept and marked", async () => {
    outbox.receiver.answer = down;
    const id = await storeLead("camille@example.com");
    const waits = [
      5 * second,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
    ];
    await deliverEvent(context(), id);
    for (const [i, wait] of waits.entries()) {
      outbox.clock += wait - 1;
      await deliverDueEvents(context());
      expect(outbox.receiver.received).toHaveLength(i + 1);
      outbox.clock += wait * 0.1 + 1;
      await deliverDueEvents(context());
      expect(outbox.receiver.received).toHaveLength(i + 2);
    }

    expect(await eventRow(id)).toMatchObject({
      status: "failed",
      attempts: 10,
      last_error: "status 503",
    });
    outbox.clock += 100 * hour;
    await deliverDueEvents(context());
    expect(new Set(sentIds())).toEqual(new Set([id]));
    expect(outbox.receiver.received).toHaveLength(10);
    expect(outbox.logged).toHaveLength(10);
    expect(outbox.logged.at(-1)).toBe(
      `Lead webhook: status 503, event ${id}, try 10 of 10, given up`,
    );
    expect(outbox.logged.join()).not.toMatch(/camille|automation|whsec/);
  });

  test("an exhausted event goes out under its id when the operator retries", async () => {
    const id = await storeLead();
    await context().db.update(outboxEvents).set({ status: "failed", attempts: 10 });
    await retryByHand();
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
  });

  test.each([
    ["seconds", "120"],
    ["a date", new Date(Date.UTC(2026, 4, 1, 12, 2)).toUTCString()],
  ])("wait as long as Retry-After says in %s", async (_, value) => {
    outbox.receiver.answer = () =>
      new Response(null, { status: 429, headers: { "Retry-After": value } });
    await deliverEvent(context(), await storeLead());
    outbox.clock += 2 * minute - 1;
    await deliverDueEvents(context());
    expect(outbox.receiver.received).toHaveLength(1);
    outbox.clock += 1;
    await deliverDueEvents(context());
    expect(outbox.receiver.received).toHaveLength(2);
  });
});

describe("410 Gone", () => {
  test("stops all sending; events wait until the operator retries", async () => {
    outbox.receiver.answer = gone;
    const [first = "", ...others] = await storeLeads(3);
    await deliverEvent(context(), first);
    expect(await eventRow(first)).toMatchObject({ status: "gone", last_error: "status 410" });

    outbox.receiver.answer = accept;
    outbox.clock += 48 * hour;
    for (const id of others) await deliverEvent(context(), id);
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([first]);
    expect(await eventRow(others[0] ?? "")).toMatchObject({ status: "pending", attempts: 0 });

    await retryByHand();
    await deliverDueEvents(context());
    expect(sentIds().sort()).toEqual([first, first, ...others].sort());
  });
});

describe("configuration", () => {
  const mail = silentMail({});
  test.each([
    [{ webhook, mail }, ["webhook", "mail"]],
    [{ webhook: { url: webhook.url }, mail }, ["mail"]],
    [{ webhook: { secret: webhook.secret }, mail: null }, []],
    [{ webhook, mail: null }, ["webhook"]],
  ])("opens to %j: %j", (settings, open) => {
    expect(openDestinations(settings)).toEqual(open);
  });

  test("without a fetch of its own, the runtime's delivers", async () => {
    const { fetch, ...usual } = context();
    vi.stubGlobal("fetch", fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    const id = await storeLead();
    await deliverEvent(usual, id);
    expect(sentIds()).toEqual([id]);
  });

  test.each([
    ["no URL", { secret: webhook.secret }, 0],
    ["no secret", { url: webhook.url }, 1],
    ["a secret that is none", { url: webhook.url, secret: "§" }, 1],
  ])("%s: events wait, no try is counted", async (_, incomplete, lines) => {
    const id = await storeLead();
    await deliverDueEvents(context({ webhook: incomplete }));
    await deliverEvent(context({ webhook: incomplete }), id);
    expect(outbox.logged).toHaveLength(2 * lines);
    expect(outbox.receiver.received).toEqual([]);
    expect(await eventRow(id)).toMatchObject({
      status: "pending",
      attempts: 0,
      claimed_until: null,
    });

    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
  });

  test("a database that is gone is one line, not an exception", async () => {
    await using empty = await createEmptyDatabase();
    await deliverEvent(context({ db: empty.db }), "2f1c");
    expect(outbox.logged).toEqual([
      "Outbox: Error: D1_ERROR: no such table: outbox_events: SQLITE_ERROR",
    ]);
  });
});
