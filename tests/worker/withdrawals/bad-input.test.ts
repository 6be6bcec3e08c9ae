/** What a declaration may not be, on the form and in the hidden fields of the page to confirm. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { withdrawals } from "~/db/schema";
import type { Values } from "../../support/fields";
import { attributes, element, links, pageText } from "../../support/html";
import { openLeadSite, received } from "../../support/lead-site";
import { carried, declaration, declare, path } from "../../support/withdrawals";

const site = await openLeadSite({ vars: { MAIL_FROM: undefined } });
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(async () => {
  await site.db.delete(withdrawals);
  site.partner(received);
});

/** One of each kind of field; their rules: `unit/withdrawals`. */
const cases: [string, Values, string][] = [
  ["two first names", { firstName: ["A", "B"] }, "firstName"],
  ["a line break in a name", { lastName: "Roux\r\nBcc: x@y.fr" }, "lastName"],
  ["half an e-mail address", { email: "camille@" }, "email"],
  ["an unknown product", { product: ["book", "house"] }, "product"],
  ["a long reference", { reference: "a".repeat(255) }, "reference"],
  ["a long message", { message: "a".repeat(2001) }, "message"],
];

test.each(cases)(
  "%s: 400, a message beside the field, the rest kept",
  async (_case, changes, field) => {
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
    const kept = field === "email" ? "firstName" : "email";
    expect(attributes(page.html, `main input[name=${kept}]`)[0]?.value).toBe(declaration[kept]);
    expect(await site.rows(withdrawals)).toEqual([]);
  },
);

test("an altered but valid declaration is one of its own", async () => {
  const second = await declare(site);
  await site.submit(path, carried(second.html));
  const fields = carried(second.html).map(([name, value]): [string, string] => [
    name,
    name === "lastName" ? "Leroux" : value,
  ]);
  await site.submit(path, fields);
  expect((await site.rows(withdrawals)).map((row) => row.last_name).sort()).toEqual([
    "Leroux",
    "Roux",
  ]);
});
