import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import { deliverDueEvents } from "~/outbox/deliver";
import { deliverEvent, hour, minute, second, setUpOutbox, webhook } from "../../support/outbox";
import { accept } from "../../support/receiver";

const down = () => new Response(null, { status: 503 });

const outbox = setUpOutbox();
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

  test("20 leads while the webhook is down all arrive once each, under the id of the first try", async () => {
    outbox.receiver.answer = down;
    const ids = await storeLeads(20);
    for (const id of ids) await deliverEvent(context(), id);
    expect(sentIds()).toEqual(ids);
    const bodies = new Map(
      outbox.receiver.received.map(({ headers, body }) => [headers.get("webhook-id"), body]),
    );

    outbox.clock += 10 * second;
    await deliverDueEvents(context());
    expect(sentIds()).toHaveLength(40);

    outbox.receiver.answer = accept;
    outbox.receiver.received.length = 0;
    outbox.clock += 10 * minute;
    await deliverDueEvents(context());
    await deliverDueEvents(context());
    expect(sentIds().sort()).toEqual([...ids].sort());
    for (const { headers, body } of outbox.receiver.received) {
      expect(body).toBe(bodies.get(headers.get("webhook-id")));
    }
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
