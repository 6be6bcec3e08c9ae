import { expect, test } from "vitest";
import { leadMails } from "~/leads/mails";
import { deliverEvents, openDestinations } from "~/outbox/deliver";
import { withdrawalMails } from "~/withdrawals/mails";
import { createDatabase } from "../../support/database";
import { storeChapterRequest } from "../../support/leads";
import { createMailService } from "../../support/mail-service";
import { webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";
import { meteredD1 } from "../../support/watched-d1";

test("limits the rows written for a lead with webhook and mail", async () => {
  await using database = await createDatabase();
  const { db, meter } = meteredD1(database.d1);
  const service = createMailService();
  const mail = service.settings({ ...leadMails, ...withdrawalMails }, db);
  const receiver = createReceiver();
  const outbox = { db, webhook, mail, fetch: receiver.fetch };
  const claims = openDestinations(outbox);
  const { events } = await storeChapterRequest({ db, mailed: true, claims });
  expect(meter.written).toBe(18);
  meter.read = 0;
  await deliverEvents(outbox, events);
  expect(service.sent).toHaveLength(1);
  expect(meter.written).toBe(24);
  expect(meter.read, "both outcomes are noted by their events' keys, nothing else is asked").toBe(
    2,
  );

  receiver.answer = () => new Response(null, { status: 503 });
  service.answer = () => Promise.reject(new Error("busy"));
  const failing = await storeChapterRequest({ db, mailed: true, claims }, { email: "a@b.fr" });
  const before = meter.written;
  await deliverEvents(outbox, failing.events);
  expect(meter.written - before).toBe(7);
});
