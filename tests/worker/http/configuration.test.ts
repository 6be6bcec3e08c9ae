import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { errorReference, errorText } from "~/content/errors";
import { products } from "~/content/products";
import { configurationErrors } from "~/env";
import { attributes, hrefs } from "../../support/html";
import { offerForms } from "../../support/order-forms";
import { funnelPages } from "../../support/pages";
import { openSite } from "../../support/site";
import { variables } from "../../support/variables";

/** A value that a log must never repeat. */
const wrong = "s3cret value";

/** The names of the variables that are wrong in a configuration. */
function faulty(configuration: Record<string, string>): string[] {
  return configurationErrors(configuration).map((fault) => fault.slice(0, fault.indexOf(":")));
}

/** The variables that one change makes wrong. */
function faultyBy(name: string, value: string): string[] {
  const before = faulty(variables);
  return faulty({ ...variables, [name]: value }).filter((one) => !before.includes(one));
}

const names = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8")));
const required = faulty({});
/** Those of which not every text will do. */
const optional = faulty(Object.fromEntries(names.map((name) => [name, wrong]))).filter(
  (name) => !required.includes(name),
);

function broken(vars: Record<string, string | undefined>) {
  return openSite({ vars, withoutAssets: true });
}

describe("required variables", () => {
  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["malformed", wrong],
  ])("%s ones have a line each, once, and the site answers 500", async (_how, value) => {
    await using site = await broken(Object.fromEntries(required.map((name) => [name, value])));
    for (const path of ["/", "/merci?session_id=cs_1", "/rien-ici"]) {
      const page = await site.page(path);
      expect(page.status).toBe(500);
      expect(page).toShow(errorReference, errorText(500).title);
      expect(page).toHide(wrong, ...required);
      expect(page.headers.get("Cache-Control")).toContain("no-store");
    }
    expect((await site.post("/livre-augmente-fl")).status).toBe(500);

    const lines = await site.logged();
    expect(lines).toHaveLength(required.length);
    for (const name of required) {
      expect(lines).toContainEqual(expect.stringMatching(`\\b${name}\\b.*expected`));
    }
    expect(lines.join()).not.toContain(wrong);
    expect(site.calls).toEqual([]);
  });

  test("one alone is enough", async () => {
    const [name = ""] = required;
    await using site = await broken({ [name]: wrong });
    expect((await site.page("/")).status).toBe(500);
    expect(await site.logged()).toEqual([expect.stringContaining(name)]);
    for (const one of required) expect(faultyBy(one, wrong)).toEqual([one]);
  });
});

test.each([
  ["CHECKOUT_BOOK_URL", "javascript:alert(1)"],
  ["CHECKOUT_BOOK_URL", "//pay.test/book"],
  ["CHECKOUT_BOOK_URL", "ftp://pay.test/book"],
  ["SITE_URL", "site.test"],
  ["SITE_URL", "https://site.test/shop"],
  ["SITE_URL", "https://site.test/?a=b"],
  ["CONTACT_EMAIL", "contact@"],
  ["CONTACT_EMAIL", "contact@site.test?cc=x@y.fr"],
])("%s=%s is malformed", (name, value) => {
  expect(faultyBy(name, value)).toEqual([name]);
});

/** The extras are sold through the payment pages of their own sales pages. */
async function expectPlainCheckouts(site: Awaited<ReturnType<typeof broken>>) {
  for (const { path, box, product } of offerForms) {
    const response = await site.post(path, { [box]: "true" });
    const { origin, pathname } = new URL(response.headers.get("Location") ?? "");
    expect(origin + pathname).toBe(`https://pay.test/${products[product].checkout}`);
  }
}

describe("optional variables", () => {
  test.each([
    ["missing", undefined],
    ["empty", ""],
  ])("%s ones are no matter for the log: the whole funnel works", async (_how, value) => {
    await using site = await broken(Object.fromEntries(optional.map((name) => [name, value])));
    for (const path of funnelPages) {
      expect((await site.page(`${path}?session_id=cs_1`)).status, path).toBe(200);
    }
    await expectPlainCheckouts(site);
    expect(await site.logged()).toEqual([]);
    expect(site.calls).toEqual([]);
  });

  test("malformed ones count as unset, each with one line", async () => {
    await using site = await broken(Object.fromEntries(optional.map((name) => [name, wrong])));
    for (const path of funnelPages) {
      const page = await site.page(`${path}?session_id=cs_1`);
      expect(page.status, path).toBe(200);
    }
    await expectPlainCheckouts(site);
    const lines = await site.logged();
    expect(lines).toHaveLength(optional.length);
    for (const name of optional) expect(lines.join("\n")).toMatch(new RegExp(`\\b${name}\\b`));
    expect(lines.join()).not.toContain(wrong);
    expect(site.calls).toEqual([]);
  });
});

test("what the variables say is shown: contact, group, canonical origin", async () => {
  await using site = await broken({
    SITE_URL: "https://www.example.org/",
    CONTACT_EMAIL: "bonjour@example.org",
    CONTACT_PHONE: "+33 (0)4 00 11 22 33",
    COMMUNITY_URL: "https://groupe.example.org/?a=1&b=2",
  });
  const home = await site.page("/");
  expect(hrefs(home.html, "footer")).toContain("mailto:bonjour@example.org");
  expect(attributes(home.html, "link[rel=canonical]")).toMatchObject([
    { href: "https://www.example.org/" },
  ]);

  const { html } = await site.page("/confirmation-commande");
  expect(hrefs(html, "main")).toEqual([
    "https://groupe.example.org/?a=1&b=2",
    "mailto:bonjour@example.org",
  ]);
});
