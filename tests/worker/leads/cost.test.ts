/** What D1 bills: rows read, and rows written with their index entries. docs/operations.md has the figures. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { leadMails } from "~/leads/mails";
import { deliverEvents, openDestinations } from "~/outbox/deliver";
import { withdrawalRenderers } from "~/withdrawals/mails";
import { storeWithdrawal } from "~/withdrawals/store";
import { createDatabase } from "../../support/database";
import { chapterForm, storeChapterRequest } from "../../support/leads";
import { createMailService, mailEnv } from "../../support/mail-service";
import { webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";
import { meteredD1 } from "../../support/watched-d1";

async function setUp() {
  const database = await createDatabase();
  const { db, meter } = meteredD1(database.d1);
  const service = createMailService();
  const mail = service.settings({ ...leadMails(db, mailEnv), ...withdrawalRenderers(db, mailEnv) });
  const { fetch } = createReceiver();
  return { db, meter, service, outbox: { db, webhook, mail, fetch } };
}

test("rows of a lead with webhook and mail", async () => {
  const { db, meter, service, outbox } = await setUp();
  const claims = openDestinations(outbox);
  const { events } = await storeChapterRequest({ db, mailed: true, claims }, chapterForm());
  expect(meter.written).toBe(16);
  meter.read = 0;
  await deliverEvents(outbox, events);
  expect(service.sent).toHaveLength(1);
  expect(meter.written).toBe(22);
  expect(meter.read, "both outcomes are noted by their events' keys, nothing else is asked").toBe(
    2,
  );
});

const fields = {
  first_name: "Camille",
  last_name: "Roux",
  email: "camille@example.com",
  products: ["book" as const],
  reference: null,
  message: null,
};

test("rows of a withdrawal, and of one whose mails are capped", async () => {
  const { db, meter, service, outbox } = await setUp();
  const store = async (token: string) => {
    meter.written = 0;
    const claims = openDestinations(outbox);
    return storeWithdrawal({ db, mailed: true, claims }, { fields, token });
  };
  const { events } = await store("0");
  expect(meter.written).toBe(23);
  await deliverEvents(outbox, events);
  expect(service.sent).toHaveLength(2);
  expect(meter.written).toBe(32);

  for (const token of ["1", "2", "3", "4"]) await store(token);
  const capped = await store("5");
  expect(meter.written).toBe(21);
  const rows = await db.select().from(outboxEvents).where(eq(outboxEvents.status, "capped"));
  expect(rows.map(({ attempts, claimed_until }) => ({ attempts, claimed_until }))).toEqual(
    Array(2).fill({ attempts: 0, claimed_until: null }),
  );
  await deliverEvents(outbox, capped.events);
  expect(service.sent).toHaveLength(2);
  expect(meter.written).toBe(24);
});
