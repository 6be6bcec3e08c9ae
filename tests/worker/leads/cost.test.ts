/** What a post costs on D1's bill: rows written, index entries included. docs/benchmarks.md has the figures. */
import { expect, test } from "vitest";
import { leadMails } from "~/leads/mails";
import { deliverEvents } from "~/outbox/deliver";
import { withdrawalRenderers } from "~/withdrawals/mails";
import { storeWithdrawal } from "~/withdrawals/store";
import { createDatabase } from "../../support/database";
import { chapterForm, storeChapterRequest } from "../../support/leads";
import { createMailService, mailEnv } from "../../support/mail-service";
import { meteredD1 } from "../../support/metered-d1";
import { webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";

async function setUp() {
  const database = await createDatabase();
  const { db, meter } = meteredD1(database.d1);
  const service = createMailService();
  const mail = service.settings({ ...leadMails(db, mailEnv), ...withdrawalRenderers(db, mailEnv) });
  const { fetch } = createReceiver();
  return { db, meter, service, outbox: { db, webhook, mail, fetch } };
}

test("a lead with webhook and mail: what is stored, and what its delivery adds", async () => {
  const { db, meter, service, outbox } = await setUp();
  const { events } = await storeChapterRequest({ db, mailed: true }, chapterForm());
  expect(meter.written).toBe(16);
  await deliverEvents(outbox, events);
  expect(service.sent).toHaveLength(1);
  expect(meter.written).toBe(24);
});

const fields = {
  first_name: "Camille",
  last_name: "Roux",
  email: "camille@example.com",
  products: ["book" as const],
  reference: null,
  message: null,
};

test("a withdrawal with webhook, receipt and notice; then one whose mails are capped", async () => {
  const { db, meter, service, outbox } = await setUp();
  const store = async (token: string) => {
    meter.written = 0;
    return storeWithdrawal({ db, mailed: true }, { fields, token });
  };
  const { events } = await store("0");
  expect(meter.written).toBe(23);
  await deliverEvents(outbox, events);
  expect(service.sent).toHaveLength(2);
  expect(meter.written).toBe(35);

  for (const token of ["1", "2", "3", "4"]) await store(token);
  const capped = await store("5");
  expect(meter.written).toBe(21);
  await deliverEvents(outbox, capped.events);
  expect(service.sent).toHaveLength(2);
  expect(meter.written).toBe(25);
});
