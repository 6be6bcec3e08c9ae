/** Follows every internal address from the home page on, as a search engine would. */
import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { attributes, element } from "../support/html";
import { listedPages, unlistedPaths } from "../support/pages";
import { openSite, origin } from "../support/site";

interface Visit {
  status: number;
  type: string;
  body: string;
}

const visits = new Map<string, Visit>();

beforeAll(async () => {
  await using site = await openSite();
  const waiting = ["/", ...unlistedPaths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visits.has(path)) continue;
    const response = await site.fetch(path);
    const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
    const body = await response.text();
    visits.set(path, { status: response.status, type, body });
    if (type === "text/html") waiting.push(...addressesIn(body));
  }
});

/** Internal addresses of links, pictures, styles, icons, scripts and fonts, without their fragments. */
function addressesIn(html: string): string[] {
  const named = attributes(html, "a, link, img, script, meta[property='og:image']");
  const styled = [...element(html, "style").text.matchAll(/url\("?([^")]+)"?\)/g)];
  return [
    ...named.map(({ href, src, content }) => href ?? src ?? content),
    ...styled.map(([, url]) => url),
  ]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && !url.href.startsWith("mailto:"))
    .map(({ pathname, search }) => pathname + search);
}

function pages(): [path: string, html: string][] {
  return [...visits]
    .filter(([, { type }]) => type === "text/html")
    .map(([path, { body }]) => [path, body]);
}

test("answers every address with the right status", () => {
  const dead = [...visits].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(dead).toEqual([]);
  expect(visits.size).toBeGreaterThan(50);
});

test("links every page of the sitemap from somewhere", () => {
  expect(listedPages.map(({ path }) => path).filter((path) => !visits.has(path))).toEqual([]);
});

test("resolves every anchor", () => {
  for (const [path, html] of pages()) {
    const ids = attributes(html, "[id]").map(({ id }) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const { href = "" } of attributes(html, "a[href^='#']")) {
      expect(ids, path).toContain(href.slice(1));
    }
  }
});

test("writes valid HTML on every page", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // How React writes, not what it means.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-case": "off",
      "void-style": "off",
      // The operator writes the number; its digits stay together through CSS.
      "tel-non-breaking": "off",
      // Voice control software pairs a box with its sentence by `for` alone.
      "no-redundant-for": "off",
      "valid-id": ["error", { relaxed: true }],
      // A list is sent as boxes of one name.
      "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    },
  });
  const faults: string[] = [];
  for (const [path, html] of pages()) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      faults.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});
