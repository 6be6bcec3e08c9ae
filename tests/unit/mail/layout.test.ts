import { expect, test } from "vitest";
import { brand, foot } from "~/content/mails/letter";
import { publisher, said } from "~/content/publisher";
import type { Block, Message } from "~/mail/message";
import { greeting } from "~/mail/message";
import { renderMail } from "~/mail/render";
import { defang, looksLikeAddress, replaceAddresses, sanitizeLine } from "~/mail/sanitize";
import { sender } from "../../support/mails";

const url = "https://site.test/page";

function mailOf(...blocks: Block[]) {
  const message: Message = { subject: "Sujet", title: "Un titre", blocks, why: "Parce que." };
  return renderMail(message, sender);
}

/** What the blocks are in the text, between title and foot. */
function textOf(...blocks: Block[]): string {
  const { text } = mailOf(...blocks);
  return text.slice(text.indexOf("========") + "========\n\n".length, text.indexOf("\n\n-- \n"));
}

/** The same in the HTML, without what only dresses it. */
function htmlOf(...blocks: Block[]): string {
  const { html } = mailOf(...blocks);
  const [, body = ""] = /<\/h1>\n([\s\S]*?)\n<\/div>\n<div class="muted"/.exec(html) ?? [];
  return body.replace(/ style="[^"]*"/g, "").trim();
}

test("the text has a title, its parts and a foot, each apart", () => {
  const paragraph: Block = { kind: "paragraph", text: "Bonjour." };
  const message = { subject: "S", title: "Un titre", blocks: [paragraph, paragraph], why: "Ceci." };
  const { name, legalForm, address } = publisher;
  const identity = said(
    name && `${foot.published} ${said(name, legalForm).join(", ")}`,
    address,
    sender.contactEmail,
  );
  const legal = `${foot.legal} :\n${sender.siteUrl}/mentions-legales`;
  const { text } = renderMail(message, sender);
  const start = `${brand}\n\nUn titre\n========\n\nBonjour.\n\nBonjour.\n\n-- \nCeci.\n\n${legal}\n\n`;
  expect(text.slice(0, start.length)).toBe(start);
  // The publisher's line is longer than one of the mail.
  const end = text.slice(start.length).replace(/ *\n/g, " ");
  expect(end).toBe(`${identity.join(" ")} `);
});

test("the preheader comes first, the way out before the legal notice", () => {
  const { text, html } = renderMail(
    {
      subject: "S",
      preheader: "D’abord.",
      title: "T",
      blocks: [],
      why: "Ceci.",
      unsubscribeUrl: url,
    },
    sender,
  );
  expect(text.startsWith(`D’abord.\n\n${brand}\n\nT\n=\n`)).toBe(true);
  expect(text).toContain(`${foot.unsubscribe} :\n${url}\n${foot.legal} :\n`);
  expect(html.indexOf("D’abord.")).toBeLessThan(html.indexOf("<h1"));
  // Read in the list of an inbox, and not again in the opened mail.
  expect(html).toMatch(/<p style="display:none[^"]*">D’abord\.<\/p>/);
  expect(html.indexOf(url)).toBeLessThan(html.indexOf("/mentions-legales"));
});

test("a heading stands apart and is underlined as long as it is", () => {
  expect(textOf({ kind: "heading", text: "Demain" })).toBe("\nDemain\n------");
  expect(htmlOf({ kind: "heading", text: "Demain" })).toBe('<h2 class="rule">Demain</h2>');
});

test("points have a mark or a number, and their further lines stand below their first word", () => {
  const items = ["un", { title: "deux", text: "trois" }, "x".repeat(70).concat(" quatre")];
  expect(textOf({ kind: "list", items })).toBe(
    `- un\n- deux\n  trois\n- ${"x".repeat(70)}\n  quatre`,
  );
  expect(textOf({ kind: "list", items: items.slice(0, 2), numbered: true })).toBe(
    "1. un\n2. deux\n   trois",
  );
  expect(htmlOf({ kind: "list", items: items.slice(0, 2) })).toBe(
    "<ul><li>un</li>\n<li><strong>deux</strong><br>trois</li>\n</ul>",
  );
  expect(htmlOf({ kind: "list", items: ["un"], numbered: true })).toBe("<ol><li>un</li>\n</ol>");
});

test("a command is one line however long, and breaks on a screen between its words only", () => {
  const line = `npm run orders -- ${"x".repeat(70)} --remote`;
  expect(textOf({ kind: "commands", lines: [line, "npm run check"] })).toBe(
    `${line}\nnpm run check`,
  );
  expect(htmlOf({ kind: "commands", lines: ["a --b"] })).toBe(
    "<p><span>a</span> <span>--b</span> </p>",
  );
});

test("an entry has a title, which may be a link, a note and its paragraphs", () => {
  const entries = [
    { title: "Lundi", url, note: "deux heures", paragraphs: ["Écrire.", "Relire."] },
    { title: "Mardi", paragraphs: [] },
  ];
  expect(textOf({ kind: "entries", entries })).toBe(
    `Lundi\ndeux heures\nÉcrire.\nRelire.\n${url}\n\nMardi`,
  );
  const html = htmlOf({ kind: "entries", entries });
  expect(html).toContain(`<h3><a href="${url}" class="accent">Lundi</a></h3>`);
  expect(html).toContain('<p class="muted">deux heures</p>\n<p>Écrire.</p>\n<p>Relire.</p>');
  expect(html.replace(/\s+</g, "<")).toMatch(/<div><h3>Mardi<\/h3><\/div>$/);
});

test("a figure with a share is a bar, one without is a ruled line", () => {
  const rows = [
    { label: "Prix", value: "20 €" },
    { label: "Part", value: "0 %", share: 0 },
  ];
  expect(textOf({ kind: "figures", rows })).toBe("Prix : 20 €\nPart : 0 %");
  const { html } = mailOf({ kind: "figures", rows });
  expect(html).toContain("width:0%");
  expect(html.match(/class="bar"/g)).toHaveLength(1);
});

test("a link's address stands below its label in the text", () => {
  const link = { kind: "link", label: "Ouvrir", url } as const;
  expect(mailOf(link).html).toMatch(new RegExp(`<a href="${url}" [^>]*>Ouvrir</a>`));
  expect(mailOf({ ...link, quiet: true }).html).toMatch(
    new RegExp(`<a href="${url}" [^>]*>Ouvrir</a>`),
  );
  expect(textOf(link)).toBe(`Ouvrir :\n${url}`);
});

test("a line of text holds 72 characters and breaks before the next word", () => {
  const words = (...lengths: number[]) => lengths.map((length) => "x".repeat(length)).join(" ");
  const paragraph = (text: string) => textOf({ kind: "paragraph", text });
  expect(paragraph(words(36, 35))).toBe(words(36, 35));
  expect(paragraph(words(36, 36))).toBe(words(36, 36).replace(" ", "\n"));
  expect(paragraph(words(100, 1))).toBe(words(100, 1).replace(" ", "\n"));
});

test.each([
  ["a\r\nb", "a b"],
  ["a\u2028\u2029b", "a b"],
  ["  a   b  ", "a b"],
  ["a\uFEFF\u200Eb", "ab"],
  ["a\ud800b", "ab"],
])("%j becomes the line %j", (text, expected) => {
  expect(sanitizeLine(text)).toBe(expected);
});

test.each([
  "www.x",
  "x://y",
  "a@b",
  "ab.fr",
  "9.fr",
  "é.éa",
  "WWW.X",
  "a\u200E.fr",
  "a\u2024fr",
  "ａｂ．ｆｒ",
  "w\u200Bww.x",
])("%j could become a link", (text) => {
  expect(looksLikeAddress(text)).toBe(true);
});

test.each(["Jean", "J. Martin", "Jean-Ph. d’Aubigné", "a. fr", "3.5", "A.B"])(
  "%j is only a name",
  (text) => {
    expect(looksLikeAddress(text)).toBe(false);
  },
);

test("addresses in a text are written so that no program makes links of them", () => {
  const text = "voir http://evil.test/a,\n ou écrire\u2028à  a@b.fr.";
  expect(replaceAddresses(text, defang)).toBe(
    "voir http[:]//evil[.]test/a,\nou écrire à a[at]b[.]fr[.]",
  );
});

test("greetings with and without a name", () => {
  expect(greeting()).toEqual(greeting(""));
  expect(greeting(" ")).toEqual(greeting());
  expect(greeting("Zoé")).not.toEqual(greeting());
  for (const name of ["Appelez 0899", "０８９９", "a\u2024b", "J.M", "x².io", "site。fr"])
    expect(greeting(name), name).toEqual(greeting());
  for (const name of ["J. Martin", "Zo\u0065\u0301", "Jean-Ph. d’Aubigné"])
    expect(greeting(name), name).not.toEqual(greeting());
});

test("a note to whom the mail was not meant for", () => {
  const receipt: Message = { subject: "S", title: "T", blocks: [], why: "Parce que." };
  const plain = (message: Message) => renderMail(message, sender).text.replace(/\s+/g, " ");
  const notYou = foot.notYou.replace(/\s+/g, " ");
  expect(plain({ ...receipt, unsubscribeUrl: url })).toContain(`Parce que. ${notYou}`);
  expect(plain(receipt)).not.toContain(notYou);
});
