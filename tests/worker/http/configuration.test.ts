import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { errorReference, errorText } from "~/content/errors";
import { products } from "~/content/products";
import { withdrawalLink } from "~/content/site";
import { configurationErrors } from "~/env";
import { counted, notEmpty } from "../../support/counted";
import { hrefs } from "../../support/html";
import { offerForms } from "../../support/order-forms";
import { funnelPages } from "../../support/pages";
import { openSite } from "../../support/site";

const wrong = "s3cret value";
const ways: [string, string | undefined][] = [
  ["missing", undefined],
  ["malformed", wrong],
];

function faulty(configuration: Record<string, string>): string[] {
  return configurationErrors(configuration).map((fault) => fault.slice(0, fault.indexOf(":")));
}

const names = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8")));
const required = faulty({});
const optional = faulty(Object.fromEntries(names.map((name) => [name, wrong]))).filter(
  (name) => !required.includes(name),
);

const broken = (vars: Record<string, string | undefined>) =>
  openSite({ vars, withoutAssets: true });

test.each(ways)("answers 500 and logs each required variable that is %s", async (_how, value) => {
  await using site = await broken(Object.fromEntries(required.map((name) => [name, value])));
  for (const path of ["/", "/merci?session_id=cs_1", "/rien-ici"]) {
    const page = await site.page(path);
    expect(page.status).toBe(500);
    expect(page).toShow(errorReference, errorText(500).title);
    expect(page).toHide(wrong, ...required);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(hrefs(page.html, "footer")).toContain(withdrawalLink.to);
  }
  expect((await site.post("/livre-augmente-fl")).status).toBe(500);

  const lines = await site.logged();
  expect(lines).toHaveLength(required.length);
  for (const name of notEmpty(required))
    expect(lines).toContainEqual(expect.stringMatching(`\\b${name}\\b.*expected`));
  expect(lines.join()).not.toContain(wrong);
  expect(site.calls).toEqual([]);
});

test.each(ways)("serves the whole funnel with optional variables %s", async (how, value) => {
  await using site = await broken(Object.fromEntries(optional.map((name) => [name, value])));
  for (const path of notEmpty(funnelPages))
    expect((await site.page(`${path}?session_id=cs_1`)).status, path).toBe(200);
  // The extras are sold through the payment pages of their own sales pages.
  for (const { path, box, product } of notEmpty(offerForms)) {
    const response = await site.post(path, { [box]: "true" });
    const { origin, pathname } = new URL(response.headers.get("Location") ?? "");
    expect(origin + pathname).toBe(`https://pay.test/${products[product].checkout}`);
  }
  const lines = await site.logged();
  for (const line of counted(how === "missing" ? 0 : optional.length, lines))
    expect(optional.some((name) => line.includes(name))).toBe(true);
  expect(lines.join()).not.toContain(wrong);
  expect(site.calls).toEqual([]);
});
