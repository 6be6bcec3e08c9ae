import { ne } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { withdrawalPage } from "~/content/withdrawal-page";
import { orders, outboxEvents, withdrawals } from "~/db/schema";
import { refused, taken } from "../../../scripts/local/partners/mail-service";
import { status } from "../../support/fakes";
import { type LeadSite, openLeadSite, received } from "../../support/lead-site";
import { orderRow } from "../../support/payments";
import { setting } from "../../support/variables";
import { carried, declare, path } from "../../support/withdrawals";

/** `WITHDRAWALS=500` shows it on the scale of a bad day; that takes a minute. */
const people = Number(process.env.WITHDRAWALS ?? 40);
/** How many of them are at it at once. */
const lanes = 10;

const contact = setting("CONTACT_EMAIL");
const addresses = Array.from({ length: people }, (_, index) => `personne${index}@example.com`);

/** Both posts of a person; each fifth presses the last button twice at once. */
async function withdraw(site: LeadSite, email: string, index: number) {
  const recap = await declare(site, { email });
  const confirm = () => site.submit(path, carried(recap.html));
  const pages = await Promise.all(index % 5 === 0 ? [confirm(), confirm()] : [confirm()]);
  for (const page of pages) {
    expect(page.status).toBe(200);
    expect(page.text).toContain(withdrawalPage.receipt.title);
  }
}

test(`${people} declarations while webhook and mail are down`, {
  timeout: 60_000 + people * 1_000,
}, async () => {
  await using site = await openLeadSite({ mail: true });
  // Buyers: of others' receipts 200 a day are sent.
  for (const [index, email] of addresses.entries())
    await site.db.insert(orders).values(
      orderRow({
        session_id: `cs_${index}`,
        payment_intent: `pi_${index}`,
        key: String(index).padStart(32, "0"),
        reference: `C-20260501-${String(index).padStart(8, "0")}`,
        email,
      }),
    );
  site.partner(status(503));
  site.mailService(() => refused("E_INTERNAL_SERVER_ERROR"));
  const queue = addresses.entries();
  const lane = async () => {
    for (const [index, email] of queue) await withdraw(site, email, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect(await site.db.$count(withdrawals)).toBe(people);
  await site.settled();
  expect(await site.db.$count(outboxEvents, ne(outboxEvents.status, "pending"))).toBe(0);
  expect((await site.logged()).join("\n")).not.toMatch(/personne\d+@|Camille/);

  site.partner(received);
  site.mailService(taken);
  site.calls.length = 0;
  site.mails.length = 0;
  await site.deliverAll();
  await site.passDelays();
  await Promise.all([site.cron(inject("crons").delivery), site.cron(inject("crons").nightly)]);

  const receipts = site.mails.filter(({ to }) => to !== contact);
  expect(receipts.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  const numbers = receipts.map(({ subject }) => subject.match(/R-\d{8}-[\dA-F]{8}/)?.[0] ?? "");
  expect(receipts.map(({ subject }) => subject)).toEqual(
    numbers.map((number) => `Accusé de réception de votre rétractation ${number}`),
  );
  expect(new Set(numbers).size).toBe(people);
  const notices = site.mails.filter(({ to }) => to === contact).map(({ subject }) => subject);
  expect(notices.sort()).toEqual(
    numbers.map((number) => `Rétractation ${number} : à traiter`).sort(),
  );
  const ids = site.announced().map(({ id }) => id);
  expect(ids).toHaveLength(people);
  expect(new Set(ids).size).toBe(people);
});
