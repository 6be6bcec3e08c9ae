import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { publisher } from "~/content/publisher";
import { withdrawalLink } from "~/content/site";
import { productLabels, withdrawalPage, withdrawalProducts } from "~/content/withdrawal-page";
import { outboxEvents, withdrawals } from "~/db/schema";
import { withdrawalFieldNames } from "~/withdrawals/form";
import type { Values } from "../../support/fields";
import { attributes, element, elements, links, pageText, scripts } from "../../support/html";
import { openLeadSite, received } from "../../support/lead-site";
import { setting } from "../../support/settings";
import { carried, declaration, declare, path } from "../../support/withdrawals";

const site = await openLeadSite({ vars: { MAIL_FROM: undefined } });
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(async () => {
  await site.db.delete(withdrawals);
  await site.db.delete(outboxEvents);
  site.partner(received);
});

const { recap, receipt } = withdrawalPage;

const toConfirm = (changes?: Values) => declare(site, changes);

async function confirmed(changes: Values = {}) {
  const page = await toConfirm(changes);
  return site.submit(path, carried(page.html));
}

const entriesOf = (html: string) => elements(html, ".entries > div").map(pageText);

describe("the whole way", () => {
  test("two plain posts lead to a receipt, and nothing runs in the browser", async () => {
    const form = await site.page(path);
    expect(form.status).toBe(200);
    expect(scripts(form.html)).toEqual([]);
    expect(attributes(form.html, "main form")).toEqual([
      expect.objectContaining({ method: "post" }),
    ]);
    const names = new Set(attributes(form.html, "main :is(input, textarea)").map((a) => a.name));
    expect([...names]).toEqual(withdrawalFieldNames());

    const second = await toConfirm();
    expect(second.status).toBe(200);
    expect(pageText(element(second.html, "main button[value=confirm]"))).toBe(recap.confirm);
    for (const value of ["Camille Roux", declaration.email, productLabels.book, "cs_live_42"]) {
      expect(second.text).toContain(value);
    }
    expect(await site.rows(withdrawals)).toEqual([]);

    const third = await site.submit(path, carried(second.html));
    expect(third.status).toBe(200);
    expect(third.text).toContain(receipt.notMailed);
    const [row] = await site.rows(withdrawals);
    expect(row).toMatchObject({
      first_name: declaration.firstName,
      last_name: declaration.lastName,
      email: declaration.email,
      products: declaration.product,
      reference: declaration.reference,
      message: declaration.message,
    });
    const entries = entriesOf(third.html).join("\n");
    expect(entries).toMatch(/R-\d{8}-[\dA-F]{8}/);
    expect(entries).toMatch(
      /\d{1,2}(er)? \S+ \d{4} à \d\d\u00A0h\u00A0\d\d\u00A0min\u00A0\d\d\u00A0s/,
    );
    expect(entries).toContain(publisher.name);
    expect(entries).toMatch(/Première ligne\.\s+Deuxième ligne\./);
    expect(third.headers.get("Cache-Control")).toContain("no-store");
  });

  test("takes one product, or all, and no more than a name", async () => {
    const page = await confirmed({
      product: [...withdrawalProducts],
      reference: "",
      message: undefined,
      firstName: "O",
      lastName: "Ó",
    });
    expect(page.text).toContain(productLabels["prompt-pack"]);
    expect(await site.rows(withdrawals)).toEqual([
      expect.objectContaining({
        products: [...withdrawalProducts],
        reference: null,
        message: null,
        first_name: "O",
      }),
    ]);
  });
});

describe("the same declaration", () => {
  test("confirmed again, or by ten at once, is one row, one event and one receipt", async () => {
    const second = await toConfirm();
    const fields = carried(second.html);
    const pages = await Promise.all(Array.from({ length: 10 }, () => site.submit(path, fields)));
    pages.push(await site.submit(path, fields));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(new Set(pages.map(({ html }) => entriesOf(html).join("\n"))).size).toBe(1);
    expect(await site.rows(withdrawals)).toHaveLength(1);
    expect(await site.rows(outboxEvents)).toHaveLength(1);
  });

  test("confirmed a day after it was first, is answered with its first moment", async () => {
    const fields = carried((await toConfirm()).html);
    await site.submit(path, fields);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await site.db.update(withdrawals).set({ created_at: yesterday });
    const page = await site.submit(path, fields);
    expect(page.text).toContain(`R-${yesterday.slice(0, 4)}`);
    expect(await site.rows(withdrawals)).toEqual([
      expect.objectContaining({ created_at: yesterday }),
    ]);
  });
});

test("nobody is too hasty: more posts than any form takes are all heard", async () => {
  await using strict = await openLeadSite({ rateLimit: 1, vars: { MAIL_FROM: undefined } });
  for (let i = 0; i < 5; i += 1) {
    const second = await declare(strict);
    expect((await strict.submit(path, carried(second.html))).status).toBe(200);
  }
  expect(await strict.rows(withdrawals)).toHaveLength(5);
});

test("without a database: 500, everything kept, and whom to write to", async () => {
  await using broken = await openLeadSite({ migrated: false });
  const second = await declare(broken);
  const page = await broken.submit(path, carried(second.html));
  expect(page.status).toBe(500);
  expect(pageText(element(page.html, "main .problems"))).toBe(
    recap.failure(setting("CONTACT_EMAIL")),
  );
  expect(carried(page.html)).toEqual(carried(second.html));
  const lines = await broken.logged();
  expect(lines).toContainEqual(expect.stringMatching(/^Withdrawal not stored: .*no such table/));
  expect(lines.join()).not.toContain(declaration.email);
});

test.each(["/", "/?utm_source=fb", "/rien-ici", "/merci?session_id=x&utm_source=ig"])(
  "%s leads to it from its foot",
  async (address) => {
    const { html } = await site.page(address);
    expect(links(element(html, "footer"))).toContainEqual({
      href: withdrawalLink.to,
      label: "Renoncer au contrat ici",
    });
  },
);

test("so does the page of a broken configuration", async () => {
  await using broken = await openLeadSite({ vars: { SITE_URL: undefined } });
  const { status, html } = await broken.page("/");
  expect(status).toBe(500);
  expect(links(element(html, "footer")).map(({ href }) => href)).toContain(withdrawalLink.to);
});
