import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import type { Destination } from "~/db/schema";
import { deliverDueEvents, deliverEvents } from "~/outbox/deliver";
import { chapterForm, storeChapterRequest } from "../../support/leads";
import {
  deliverEvent,
  hour,
  idOf,
  minute,
  second,
  setUpOutbox,
  webhook,
} from "../../support/outbox";
import { accept } from "../../support/receiver";

const down = () => new Response(null, { status: 503 });

const outbox = await setUpOutbox();
const { context, storeLead, storeLeads, eventRow, sentIds } = outbox;

describe("delivery", () => {
  test("after the response: the stored payload, signed, then marked", async () => {
    outbox.clock = Date.now();
    const id = await storeLead();
    await deliverEvent(context(), id);

    const [request] = outbox.receiver.received;
    const row = await eventRow(id);
    expect(request).toMatchObject({ url: webhook.url, body: row?.payload });
    const headers = Object.fromEntries(request?.headers ?? []);
    const signed = new Webhook(webhook.secret).verify(request?.body ?? "", headers);
    expect(signed).toMatchObject({ type: "chapter.requested", id });
    expect(row).toMatchObject({
      status: "delivered",
      attempts: 1,
      delivered_at: new Date(outbox.clock).toISOString(),
      claimed_until: null,
    });
    expect(outbox.logged).toEqual([]);
  });

  test("a delivered event is never sent again", async () => {
    const id = await storeLead();
    await deliverEvent(context(), id);
    outbox.clock += 48 * hour;
    await deliverEvent(context(), id);
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
  });

  test("a run sends the longest waiting, at most its limit, a few at a time", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      ids.push(await storeLead());
      outbox.clock += second;
    }
    outbox.receiver.answer = answerTogether(2);
    await deliverDueEvents(context(), { limit: 4, concurrency: 2 });
    expect(sentIds().sort()).toEqual(ids.slice(0, 4).sort());
  });
});

/** Answers nobody until so many requests are open, then all of them. */
function answerTogether(count: number): () => Promise<Response> {
  let open: ((response: Response) => void)[] = [];
  return () =>
    new Promise((resolve) => {
      open.push(resolve);
      if (open.length < count) return;
      for (const answer of open) answer(new Response());
      open = [];
    });
}

describe("claims", () => {
  test("ten runs at once send each event once", async () => {
    const ids = await storeLeads(10);
    outbox.receiver.answer = answerTogether(ids.length);
    await Promise.all([
      ...ids.map((id) => deliverEvent(context(), id)),
      ...Array.from({ length: 10 }, () => deliverDueEvents(context())),
    ]);
    expect(sentIds().sort()).toEqual([...ids].sort());
  });

  test("a crashed run's claim expires, and the event goes out under the same id", async () => {
    const id = await storeLead();
    // The runtime dies in the middle of the request: nothing after it runs.
    outbox.receiver.answer = () => new Promise(() => {});
    void deliverEvent(context(), id);
    await vi.waitFor(() => expect(outbox.receiver.received).toHaveLength(1));

    outbox.receiver.answer = accept;
    outbox.clock += 30 * second;
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
    outbox.clock += minute;
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id, id]);
    expect(await eventRow(id)).toMatchObject({ status: "delivered", attempts: 2 });
  });

  /** The event of a lead whose request delivers to these destinations itself. */
  async function storeClaimed(claims: Destination[]) {
    const form = chapterForm({ email: `${crypto.randomUUID()}@example.com` });
    const { events } = await storeChapterRequest({ ...context(), claims }, form);
    return { id: idOf(events), events };
  }

  test("an event stored as claimed is left to its run, and goes out by the cron when that has died", async () => {
    const { id } = await storeClaimed(["webhook"]);
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([]);
    outbox.clock += minute;
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
    expect(await eventRow(id)).toMatchObject({ status: "delivered", attempts: 2 });
  });

  test("the run that stored an event as claimed delivers it in its first try", async () => {
    const { id, events } = await storeClaimed(["webhook"]);
    await deliverEvents(context(), events);
    expect(sentIds()).toEqual([id]);
    expect(await eventRow(id)).toMatchObject({ status: "delivered", attempts: 1 });
  });

  test("no event is stored as claimed for a destination that is not set, or answered 410", async () => {
    const unclaimed = { attempts: 0, claimed_until: null, status: "pending" };
    const { id, events } = await storeClaimed(["mail"]);
    expect(await eventRow(id)).toMatchObject(unclaimed);
    outbox.receiver.answer = () => new Response(null, { status: 410 });
    await deliverEvents(context(), events);
    expect(await eventRow((await storeClaimed(["webhook"])).id)).toMatchObject(unclaimed);
  });

  test("a run that outlived its claim does not undo the next one's success", async () => {
    const id = await storeLead();
    let fail = (_: Response) => {};
    outbox.receiver.answer = () =>
      new Promise((resolve) => {
        fail = resolve;
      });
    const late = deliverEvent(context(), id);
    await vi.waitFor(() => expect(outbox.receiver.received).toHaveLength(1));

    outbox.receiver.answer = accept;
    outbox.clock += 2 * minute;
    await deliverDueEvents(context());
    fail(down());
    await late;
    expect(await eventRow(id)).toMatchObject({ status: "delivered", last_error: null });
  });
});
