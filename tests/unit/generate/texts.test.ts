import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "~/content/articles";
import { letterName, letters } from "~/content/letters";
import { addDays } from "~/lib/time";
import { addressRule, routeAddresses } from "../../../scripts/generate/addresses";
import { parseMarkdown } from "../../../scripts/generate/markdown";
import { articleRules, letterRules } from "../../../scripts/generate/texts";
import { routePaths } from "../../support/pages";

const [newest] = articles;
const published = newest?.date ?? "";
const path = `/blog/${newest?.slug}`;
const today = "2027-06-01";

test("derives the addresses of routes as the router does", () => {
  const own = routePaths.filter((route) => !route.includes(":"));
  expect(routeAddresses().sort()).toEqual([...own].sort());
});

test.each([
  ["/faq", null],
  ["/faq#prix", null],
  [path, null],
  ["/images/map.svg", null],
  ["/fqa", "the site has no page, article or file /fqa"],
  ["faq", "faq begins with neither https:// nor /"],
  ["javascript:alert(1)", "javascript:alert(1) begins with neither https:// nor /"],
  ["https://", "https:// is not an address"],
])("judges the address of a link: %s", (href, wrong) => {
  expect(addressRule()(href, today)).toBe(wrong);
});

test("refuses a link to an article that appears later", () => {
  const wrongAddress = addressRule();
  const fault = `${path} is published on ${published}, after this text`;
  expect(wrongAddress(path, addDays(published, -1))).toBe(fault);
  expect(wrongAddress(path, published)).toBeNull();
});

const articleFile = `app/content/articles/${newest?.slug}.md`;
const letterFile = `app/content/letters/${letters[0] && letterName(letters[0])}.md`;

test.each([
  [/^ {2}href: .*$/m, "  href: /fqa", /invitation\.href: the site has no page, article or file/],
  [/^description: .*$/m, "description: Court.", /description has 6 characters: at least 120/],
  [/^title: .*$/m, "title: Trop court", /title has 10 characters: at least 30/],
  [/^date: .*$/m, "$&\nupdated: 2001-01-01", /updated: it is before the day of publication/],
])("rejects front matter of an article: %s", (field, typed, message) => {
  const changed = readFileSync(articleFile, "utf8")
    .replace(/^updated: .*\n/m, "")
    .replace(field, typed);
  expect(() => parseMarkdown(articleFile, changed, articleRules(today))).toThrow(message);
});

test("rejects an unknown address in front matter of a letter", () => {
  const changed = readFileSync(letterFile, "utf8").replace(/^ {2}path: .*$/m, "  path: /fqa");
  expect(() => parseMarkdown(letterFile, changed, letterRules(today))).toThrow(
    /^app\/content\/letters\/[\w-]+\.md:\d+: link\.path: the site has no page, article or file \/fqa$/,
  );
});
