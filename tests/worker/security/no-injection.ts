import { expect } from "vitest";
import { mark } from "../../support/injections";
import { readMarkup } from "../../support/markup";
import type { Page } from "../../support/site";

/** Where the tests' site may send a visitor: to a path of its own, or to a checkout. */
const ownPath = /^\/(?![/\\])[\x21-\x7e]*$/;
const checkout = /^https:\/\/pay\.test\/[\x21-\x7e]*$/;

/** A post's answer leads on, a page says itself; neither breaks, nor repeats what was sent unescaped. */
export function expectNoInjection(page: Pick<Page, "status" | "headers" | "html">) {
  const { status, headers, html } = page;
  expect(status).toBeLessThan(500);
  expectHeaders(headers);
  // What answers HEAD, or leads on.
  if (html === "") return;

  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) expectMarkup(html);
  // Data for our own scripts: no browser takes it for a page.
  else if (type === "text/x-script") expect(() => JSON.parse(html)).not.toThrow();
  else expect(html.toLowerCase()).not.toContain(mark);
}

/** Input never makes a header, and gets into no other one than `Location`. */
function expectHeaders(headers: Page["headers"]) {
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  for (const [name, value] of headers) {
    expect(name).not.toContain(mark);
    if (name !== "location") expect(value.toLowerCase()).not.toContain(mark);
    else if (!checkout.test(value)) expect(value).toMatch(ownPath);
  }
}

function expectMarkup(html: string) {
  const { names, attributes, scripts, styles, comments } = readMarkup(html);
  const outsideText = [...names, ...styles, ...comments, ...scripts.map(withoutStrings)];
  expect(outsideText.filter((piece) => piece.toLowerCase().includes(mark))).toEqual([]);

  const addresses = attributes.filter(({ name }) => /^(href|src|action|formaction)$/i.test(name));
  for (const { value } of addresses) {
    expect(value).toMatch(/^(\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:|$)/);
    if (value.toLowerCase().includes(mark)) expect(value).toMatch(/^(\/(?![/\\])|\?)/);
  }
}

function withoutStrings(code: string): string {
  return code.replace(/"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'/g, "");
}
