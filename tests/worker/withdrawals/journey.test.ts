import { expect, test } from "vitest";
import { productLabels, withdrawalPage } from "~/content/withdrawal-page";
import { withdrawals } from "~/db/schema";
import { stepField, tokenField, withdrawalFieldNames } from "~/withdrawals/form";
import { receiptEntries } from "~/withdrawals/receipt";
import { counted } from "../../support/counted";
import { clockHeader } from "../../support/dated-worker";
import { fieldsOf, type Values } from "../../support/fields";
import { attributes, element, links, pageText, scripts } from "../../support/html";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/variables";
import { carried, declaration, declare, declared, path } from "../../support/withdrawals";

const site = await sharedLeadSite({ vars: { MAIL_FROM: undefined } });

const { recap, receipt } = withdrawalPage;

test("gives a receipt after two plain posts", async () => {
  const form = await site.page(path);
  expect(form.status).toBe(200);
  expect(scripts(form.html)).toEqual([]);
  expect(attributes(form.html, "main form")).toEqual([expect.objectContaining({ method: "post" })]);
  const names = new Set(attributes(form.html, "main :is(input, textarea)").map((a) => a.name));
  expect([...names]).toEqual(withdrawalFieldNames());

  const second = await declare(site);
  expect(second.status).toBe(200);
  expect(pageText(element(second.html, "main button[value=confirm]"))).toBe(recap.confirm);
  expect(second).toShow("Camille Roux", declaration.email, productLabels.book, "cs_live_42");
  expect(await site.rows(withdrawals)).toEqual([]);

  const third = await site.submit(path, carried(second.html));
  expect(third.status).toBe(200);
  expect(third.text).toContain(receipt.notMailed);
  const stored = await site.db.select().from(withdrawals);
  expect(stored).toMatchObject([declared({ message: declaration.message })]);
  for (const { label, values } of counted(8, stored.flatMap(receiptEntries)))
    expect(third).toShow(label, ...values);
  expect(third.headers.get("Cache-Control")).toContain("no-store");
});

test.each<[string, Values]>([
  ["email", { email: "camille@" }],
  ["product", { product: ["book", "house"] }],
])("rejects a %s", async (field, changes) => {
  const page = await declare(site, changes);
  expect(page.status).toBe(400);
  expect(page.html).toMatch(/<title>Erreur : /);
  const [link, ...others] = links(element(page.html, "main .problems"));
  expect(others).toEqual([]);
  const id = link?.href.slice(1) ?? "";
  expect(id).toMatch(new RegExp(`-${field}$`));
  const control = element(page.html, `main [id="${id}"]`);
  const message = control.attrs["aria-describedby"] ?? "";
  expect(pageText(element(page.html, `main [id="${message}"]`))).toBe(link?.label);
  const [kept] = attributes(page.html, "main input[name=lastName]");
  expect(kept?.value).toBe(declaration.lastName);
  expect(await site.rows(withdrawals)).toEqual([]);
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const unmarked = { [stepField.name]: stepField.confirm, [tokenField]: "" };

test("gives each declaration to confirm a token of its own", async () => {
  const tokenOf = async (sent?: string) => {
    const { html } = await declare(site, { [tokenField]: sent });
    return attributes(html, `main input[name=${tokenField}]`)[0]?.value;
  };
  const first = await tokenOf();
  expect(await tokenOf(first?.toUpperCase())).toBe(first);
  for (const mark of [undefined, `${first}0`, `0${first}`, "x", ""]) {
    const given = await tokenOf(mark);
    expect(given).toMatch(uuid);
    expect(given).not.toBe(first);
  }
});

test("returns to the form and rejects an emptied declaration", async () => {
  const form = await site.submit(path, carried((await declare(site)).html, "change"));
  expect(form.status).toBe(200);
  const [name] = attributes(form.html, "main input[name=firstName]");
  expect(name?.value).toBe(declaration.firstName);
  expect((await declare(site, { ...unmarked, firstName: "" })).status).toBe(400);
  expect(await site.rows(withdrawals)).toEqual([]);
});

test("stores identical declarations without a token once a day", async () => {
  await using dated = await openLeadSite({ dates: { lastDay: "", sessions: [""] } });
  for (const day of ["2026-12-01", "2026-12-01", "2026-12-02"]) {
    const now = { [clockHeader]: `${day}T12:00:00Z` };
    await dated.submit(path, fieldsOf(declaration, unmarked), now);
  }
  expect(await dated.rows(withdrawals)).toHaveLength(2);
});

test("stores every declaration beyond the rate limit", async () => {
  await using strict = await openLeadSite({ rateLimit: 1, vars: { MAIL_FROM: undefined } });
  for (let i = 0; i < 5; i += 1) {
    const second = await declare(strict);
    expect((await strict.submit(path, carried(second.html))).status).toBe(200);
  }
  expect(await strict.rows(withdrawals)).toHaveLength(5);
});

test("names the contact without a database", async () => {
  await using broken = await openLeadSite({ migrated: false });
  const second = await declare(broken);
  const page = await broken.submit(path, carried(second.html));
  expect(page.status).toBe(500);
  const failure = recap.failure(setting("CONTACT_EMAIL"));
  expect(pageText(element(page.html, "main .problems"))).toBe(failure);
  expect(carried(page.html)).toEqual(carried(second.html));
  const lines = await broken.logged();
  expect(lines).toContainEqual(expect.stringMatching(/^Withdrawal not stored: .*no such table/));
  expect(lines.join()).not.toContain(declaration.email);
});
