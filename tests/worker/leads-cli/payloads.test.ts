import { readdirSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { reminderType } from "~/leads/reminders";
import { unsubscribeLead } from "~/leads/unsubscribe";
import { sendExamples } from "~/operator/examples";
import { storePayment } from "~/orders/payment";
import { receiptsGathered, storeWithdrawal, withdrawalNoticed } from "~/withdrawals/store";
import { erase } from "../../../scripts/leads/person";
import { setUpCli } from "../../support/cli";
import { notEmpty } from "../../support/counted";
import * as leads from "../../support/leads";
import { idOf } from "../../support/outbox";
import { newOrder } from "../../support/payments";
import { declared } from "../../support/withdrawals";

const cli = await setUpCli();

/** The event with the kind of each value in place of the value. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

const page = readFileSync("docs/events.md", "utf8");
const pages = page + readFileSync("docs/leads.md", "utf8");
const shown = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, json = ""]) => JSON.parse(json));

test("sends the payloads of docs/events.md", async () => {
  const { db } = cli.database;
  const ad = { source: "fb", campaign: "printemps-26" };
  await leads.storeDiagnostic({ db, ad, now: () => 0 });
  await leads.storeChapterRequest({ db, ad, now: () => 1 });
  await leads.storeResourceUnlock({ db, ad, now: () => 2 }, { email: "a@example.com" });
  const idea = leads.challengeForm({ bookTopicIdea: "Oser" });
  await leads.storeChallengeParticipant({ db, ad, now: () => 3 }, idea);
  await storePayment({ db, now: () => 4 }, newOrder({ ...ad, country: "FR", shipping_cents: 0 }));
  const fields = declared({ message: "Bonjour" });
  await storeWithdrawal({ db, mailed: false, now: () => 5 }, { fields, token: "" });
  const participant = await leads.storeChallengeParticipant({ db, ad, now: () => 6 });
  await unsubscribeLead({ db, now: () => 7 }, participant.leadId ?? "");
  await db.delete(outboxEvents).where(eq(outboxEvents.id, idOf(participant.events)));
  for (const { type, payload } of notEmpty(await db.select().from(outboxEvents))) {
    const documented = shown.find((example) => example.type === type);
    expect(shapeOf(documented), type).toEqual(shapeOf(JSON.parse(payload)));
  }
  expect(typesInCode()).toEqual(expect.arrayContaining(shown.map(({ type }) => type)));
});

/** No webhook is told of them. */
const mailsAlone: string[] = [withdrawalNoticed, receiptsGathered, reminderType];

/** Types of events as the code writes them; those of the payment provider come from elsewhere. */
function typesInCode(): string[] {
  const rooms = ["leads", "orders", "withdrawals", "outbox"];
  const files = rooms.flatMap((room) =>
    readdirSync(`app/${room}`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(`app/${room}/${file}`, "utf8")),
  );
  const literals = files.join("\n").matchAll(/"([a-z_]+\.[a-z_]+)"/g);
  const types = new Set([...literals].map(([, type = ""]) => type));
  return [...types].filter((type) => !/^(charge|refund|payment_intent)\./.test(type));
}

test("documents every type of event", () => {
  const types = typesInCode();
  expect(types.length).toBeGreaterThan(8);
  expect(notEmpty(types).filter((type) => !pages.includes(`\`${type}\``))).toEqual([]);
});

test("marks the examples of test-event", async () => {
  await sendExamples({ db: cli.database.db });
  const rows = await cli.database.db.select().from(outboxEvents);
  const types = typesInCode().filter((type) => !mailsAlone.includes(type));
  expect(rows.map(({ type }) => type).sort()).toEqual(types.sort());
  for (const { type, payload } of notEmpty(rows)) {
    const { test: marked, ...data } = JSON.parse(payload).data;
    // The example of an order is not disputed.
    if (type === "order.disputed") Object.assign(data, { dispute: null, dispute_due_on: null });
    expect(marked, type).toBe(true);
    // An order has the same fields whatever became of it, a resubscription those of an unsubscription.
    const like = type.replace(/(?<=^order\.).+/, "paid").replace("resubscribed", "unsubscribed");
    const documented = shown.find((example) => example.type === like);
    expect(shapeOf(data), type).toEqual(shapeOf(documented.data));
  }
  await erase(cli.session(), { email: rows[0]?.email ?? "", yes: true });
  expect(await cli.database.db.$count(outboxEvents)).toBe(0);
});
