import { expect } from "vitest";
import { notEmpty } from "../../support/counted";
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
  if (type.startsWith("text/html")) return expectMarkup(html);
  // Data for our own scripts: no browser takes it for a page.
  const said = type === "text/x-script" ? withoutStrings(html) : html;
  expect(said.toLowerCase()).not.toContain(mark);
}

/** Input never makes a header, and gets into no other one than `Location`. */
function expectHeaders(headers: Page["headers"]) {
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  for (const [name, value] of notEmpty(headers)) {
    const isAddress = name === "location" && (checkout.test(value) || ownPath.test(value));
    expect(isAddress ? name : `${name}: ${value}`.toLowerCase()).not.toContain(mark);
  }
}

function expectMarkup(html: string) {
  const { names, attributes, scripts, styles, comments } = readMarkup(html);
  const outsideText = [...names, ...styles, ...comments, ...scripts.map(withoutStrings)];
  expect(notEmpty(outsideText).filter((piece) => piece.toLowerCase().includes(mark))).toEqual([]);

  const addresses = attributes.filter(({ name }) => /^(href|src|action|formaction)$/i.test(name));
  const wild = addresses.filter(({ value }) =>
    value.toLowerCase().includes(mark)
      ? !/^(\/(?![/\\])|\?)/.test(value)
      : !/^(\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:|$)/.test(value),
  );
  expect(wild).toEqual([]);
}

function withoutStrings(code: string): string {
  return code.replace(/"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'/g, "");
}
