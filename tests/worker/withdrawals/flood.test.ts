import { and, eq, ne } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { withdrawalPage } from "~/content/withdrawal-page";
import { orders, outboxEvents, withdrawals } from "~/db/schema";
import { stepField, tokenField } from "~/withdrawals/form";
import { acceptMail, rejectMail } from "../../../scripts/local/partners/mail-service";
import { forEachConcurrently } from "../../support/concurrently";
import { status } from "../../support/fakes";
import { fieldsOf } from "../../support/fields";
import { openLeadSite, received } from "../../support/lead-site";
import { orderRow } from "../../support/payments";
import { setting } from "../../support/variables";
import { carried, declaration, declare, path } from "../../support/withdrawals";

/** `WITHDRAWALS=1400` is all that one client can post within a minute. */
const many = Number(process.env.WITHDRAWALS ?? 50);
const patient = { timeout: 60_000 + many * 1_000 };
const contact = setting("CONTACT_EMAIL");
const { receipt } = withdrawalPage;
const numberIn = (text: string) => /R-\d{8}-[\dA-F]{8}/.exec(text)?.[0] ?? "";

test(`loses none of ${many} declarations while webhook and mail are down`, patient, async () => {
  await using site = await openLeadSite({ mail: true });
  const addresses = Array.from({ length: many }, (_, index) => `personne${index}@example.com`);
  // Buyers: of others' receipts 200 a day are sent.
  for (const [index, email] of addresses.entries()) {
    const key = String(index).padStart(32, "0");
    const ids = { session_id: `cs_${index}`, payment_intent: `pi_${index}`, reference: key };
    await site.db.insert(orders).values(orderRow({ ...ids, key, email }));
  }
  site.partner(status(503));
  site.mailService(() => rejectMail("E_INTERNAL_SERVER_ERROR"));
  await forEachConcurrently([...addresses.entries()], 10, async ([index, email]) => {
    const recap = await declare(site, { email });
    const confirm = () => site.submit(path, carried(recap.html));
    // Each fifth presses the last button twice at once.
    for (const page of await Promise.all(index % 5 === 0 ? [confirm(), confirm()] : [confirm()]))
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(receipt.title)]);
  });
  expect(await site.db.$count(withdrawals)).toBe(many);
  await site.settled();
  expect(await site.db.$count(outboxEvents, ne(outboxEvents.status, "pending"))).toBe(0);
  expect((await site.logged()).join("\n")).not.toMatch(/personne\d+@|Camille/);

  site.partner(received);
  site.mailService(acceptMail);
  site.calls.length = 0;
  site.mails.length = 0;
  await site.deliverAll();
  await site.passDelays();
  await Promise.all([site.cron(inject("crons").delivery), site.cron(inject("crons").nightly)]);

  const receipts = site.mails.filter(({ to }) => to !== contact);
  expect(receipts.map(({ to }) => to).sort()).toEqual(addresses.sort());
  const numbers = receipts.map(({ subject }) => numberIn(subject));
  expect(new Set(numbers).size).toBe(many);
  const notices = site.mails.filter(({ to }) => to === contact);
  expect(notices.map(({ subject }) => numberIn(subject)).sort()).toEqual(numbers.sort());
  const ids = site.announced().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([many, many]);
});

const hostile = {
  firstName: "elpmaxe",
  lastName: "http://evil.example",
  reference: "https://evil.example/pay",
  message: "Votre commande est bloquée.\nConfirmez : https://evil.example/login",
};

test(`keeps all ${many} hostile declarations and sends five mails`, patient, async () => {
  await using site = await openLeadSite({ mail: true });
  site.partner(received);
  const numbers = new Set<string>();
  const posts = Array.from({ length: many }, (_, index) => ({
    ...hostile,
    // The same mailbox, as most services deliver it.
    email: index % 3 === 0 ? `Victime+${index}@Example.com` : "victime@example.com",
    [stepField.name]: stepField.confirm,
    [tokenField]: crypto.randomUUID(),
  }));
  await forEachConcurrently(posts, 20, async (post) => {
    const page = await site.submit(path, fieldsOf(declaration, post));
    expect(page.status).toBe(200);
    numbers.add(numberIn(page.text));
  });
  await site.settled();

  expect(await site.db.$count(withdrawals)).toBe(many);
  expect([numbers.size, site.announced().length]).toEqual([many, many]);
  const toContact = site.mails.filter(({ to }) => to === contact);
  expect([site.mails.length, toContact.length]).toEqual([10, 5]);
  for (const { html, text } of site.mails) {
    for (const words of [html, text]) {
      expect(words).not.toContain("evil.example");
      expect(words).toContain("Votre commande est bloquée.");
    }
  }
  const capped = and(
    eq(outboxEvents.status, "capped"),
    eq(outboxEvents.type, "withdrawal.submitted"),
  );
  expect(await site.db.$count(outboxEvents, capped)).toBe(many - 5);
  await site.cron(inject("crons").nightly);
  const summary = `${many - 5} withdrawal receipts capped; 0 events failed`;
  expect((await site.logged()).at(-1)).toContain(summary);
});
