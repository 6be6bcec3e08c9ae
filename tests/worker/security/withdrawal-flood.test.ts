import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { withdrawalPage } from "~/content/withdrawal-page";
import { outboxEvents, withdrawals } from "~/db/schema";
import { stepField, tokenField } from "~/withdrawals/form";
import { forEachConcurrently } from "../../support/concurrently";
import { fieldsOf } from "../../support/fields";
import { openLeadSite, received } from "../../support/lead-site";
import { setting } from "../../support/variables";
import { declaration, path } from "../../support/withdrawals";

/** What one client posts to one victim; `WITHDRAWALS=1400` is a whole minute of it. */
const declarations = Number(process.env.WITHDRAWALS ?? 60);
const victim = "victime@example.com";

const hostile = {
  firstName: "elpmaxe",
  lastName: "http://evil.example",
  reference: "https://evil.example/pay",
  message: "Votre commande est bloquée.\nConfirmez : https://evil.example/login",
};

test(`${declarations} declarations under one address and five mails`, {
  timeout: 300_000,
}, async () => {
  await using site = await openLeadSite({ mail: true });
  site.partner(received);
  const { receipt } = withdrawalPage;
  const numbers = new Set<string>();
  const pages = { mailed: 0, notMailed: 0 };
  const posts = Array.from({ length: declarations }, (_, index) => ({
    ...hostile,
    // The same mailbox, as most services deliver it.
    email: index % 3 === 0 ? victim : index % 3 === 1 ? `Victime+${index}@Example.com` : victim,
    [stepField.name]: stepField.confirm,
    [tokenField]: crypto.randomUUID(),
  }));
  await forEachConcurrently(posts, 20, async (post) => {
    const page = await site.submit(path, fieldsOf(declaration, post));
    expect(page.status).toBe(200);
    numbers.add(/R-\d{8}-[\dA-F]{8}/.exec(page.text)?.[0] ?? "");
    pages[page.text.includes(receipt.notMailed) ? "notMailed" : "mailed"] += 1;
  });
  await site.settled();

  expect(await site.db.$count(withdrawals)).toBe(declarations);
  expect(numbers.size).toBe(declarations);
  expect(new Set(site.announced().map(({ id }) => id)).size).toBe(declarations);
  const contact = setting("CONTACT_EMAIL");
  const receipts = site.mails.filter(({ to }) => to !== contact);
  expect(receipts).toHaveLength(5);
  expect(site.mails.filter(({ to }) => to === contact)).toHaveLength(5);
  expect(pages).toEqual({ mailed: 5, notMailed: declarations - 5 });
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
  expect(await site.db.$count(outboxEvents, capped)).toBe(declarations - 5);
  await site.cron("17 3 * * *");
  expect((await site.logged()).at(-1)).toContain(
    `${declarations - 5} withdrawal receipts capped; 0 events failed`,
  );
});
