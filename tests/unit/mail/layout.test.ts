import { expect, test } from "vitest";
import { plainText } from "~/content/legal/plain-text";
import {
  boxed,
  dateOf,
  type LegalDocument,
  numbered as numberedBlock,
  subheading,
} from "~/content/legal/types";
import { siteName } from "~/content/site";
import { greeting } from "~/leads/mails/letter";
import { numericDate } from "~/lib/time";
import { footerOf } from "~/mail/footer";
import { type Message, renderMail } from "~/mail/message";
import * as parts from "~/mail/parts";
import { colours } from "~/mail/parts";
import { sender } from "../../support/mails";

const { commands, figures, heading, list, numbered, paragraph, sections } = parts;

const url = "https://site.test/page";

function mailOf(...parts: parts.Part[]) {
  const message: Message = { subject: "Sujet", title: "Un titre", parts, why: "Parce que." };
  return renderMail(message, sender);
}

function textOf(...parts: parts.Part[]): string {
  const { text } = mailOf(...parts);
  return text.slice(text.indexOf("========") + "========\n\n".length, text.indexOf("\n\n-- \n"));
}

function htmlOf(...parts: parts.Part[]): string {
  const { html } = mailOf(...parts);
  const [, body = ""] =
    /<\/h1>\n([\s\S]*?)\n<\/td><\/tr><\/table>\n<table[^>]*><tr><td class="muted"/.exec(html) ?? [];
  return body.replace(/ style="[^"]*"/g, "").trim();
}

test("writes title, parts and footer of the text", () => {
  const parts = [paragraph("Bonjour."), paragraph("Bonjour.")];
  const message = { subject: "S", title: "Un titre", parts, why: "Ceci." };
  const { identity, links } = footerOf({ ...message, ...sender });
  const legal = links.map(({ label, url }) => `${label}\u00a0:\n${url}`).join();
  const { text } = renderMail(message, sender);
  const start = `${siteName}\n\nUn titre\n========\n\nBonjour.\n\nBonjour.\n\n-- \nCeci.\n\n${legal}\n\n`;
  expect(text.slice(0, start.length)).toBe(start);
  // The publisher's line is longer than one of the mail.
  const end = text.slice(start.length).replace(/ *\n/g, " ");
  expect(end).toBe(`${identity.join(" ")} `);
});

test("puts the preheader first and unsubscribing before the legal notice", () => {
  const message = { subject: "S", preheader: "D’abord.", title: "T", parts: [], why: "Ceci." };
  const { text, html } = renderMail({ ...message, unsubscribeUrl: url }, sender);
  expect(text.startsWith(`D’abord.\n\n${siteName}\n\nT\n=\n`)).toBe(true);
  expect(text).toContain(`Se désinscrire\u00a0:\n${url}\nMentions légales`);
  expect(html.indexOf("D’abord.")).toBeLessThan(html.indexOf("<h1"));
  // Read in the list of an inbox, and not again in the opened mail.
  expect(html).toMatch(/<p style="display:none[^"]*">D’abord\.<\/p>/);
  expect(html.indexOf(url)).toBeLessThan(html.indexOf("/mentions-legales"));
});

test("underlines a heading in the text", () => {
  expect(textOf(heading("Demain"))).toBe("\nDemain\n------");
  expect(htmlOf(heading("Demain"))).toBe('<h2 class="rule">Demain</h2>');
});

test("indents list items below their first word", () => {
  const items = ["un", { title: "deux", text: "trois" }, "x".repeat(70).concat(" quatre")];
  expect(textOf(list(items))).toBe(`- un\n- deux\n  trois\n- ${"x".repeat(70)}\n  quatre`);
  expect(textOf(numbered(items.slice(0, 2)))).toBe("1. un\n2. deux\n   trois");
  const shown = "<ul><li>un</li>\n<li><strong>deux</strong><br>trois</li>\n</ul>";
  expect(htmlOf(list(items.slice(0, 2)))).toBe(shown);
  expect(htmlOf(numbered(["un"]))).toBe("<ol><li>un</li>\n</ol>");
});

test("prints a command on one line and breaks it only between words", () => {
  const line = `npm run orders -- ${"x".repeat(70)} --remote`;
  expect(textOf(commands([line, "npm run check"]))).toBe(`${line}\nnpm run check`);
  expect(htmlOf(commands(["a --b"]))).toBe("<p><span>a</span> <span>--b</span> </p>");
});

test("writes a section with title or link, note and paragraphs", () => {
  const days = [
    { title: "Lundi", url, note: "deux heures", paragraphs: ["Écrire.", "Relire."] },
    { title: "Mardi", paragraphs: [] },
  ];
  expect(textOf(sections(days))).toBe(`Lundi\ndeux heures\nÉcrire.\nRelire.\n${url}\n\nMardi`);
  const html = htmlOf(sections(days));
  expect(html).toContain(`<h3><a href="${url}" class="accent">Lundi</a></h3>`);
  expect(html).toContain('<p class="muted">deux heures</p>\n<p>Écrire.</p>\n<p>Relire.</p>');
  expect(html.replace(/\s+</g, "<")).toMatch(/<div><h3>Mardi<\/h3><\/div>$/);
});

test("draws a bar for a share and a ruled line otherwise", () => {
  const rows = [
    { label: "Prix", value: "20 €" },
    { label: "Part", value: "0 %", share: 0 },
  ];
  expect(textOf(figures(rows))).toBe("Prix\u00a0: 20 €\nPart\u00a0: 0 %");
  const { html } = mailOf(figures(rows));
  expect(html).toContain("width:0%");
  expect(html.match(/class="bar"/g)).toHaveLength(1);
});

test("puts a link's address below its label in the text", () => {
  for (const part of [parts.button("Ouvrir", url), parts.link("Ouvrir", url)]) {
    expect(mailOf(part).html).toMatch(new RegExp(`<a href="${url}" [^>]*>Ouvrir</a>`));
    expect(textOf(part)).toBe(`Ouvrir\u00a0:\n${url}`);
  }
});

test("wraps text at 72 characters between words", () => {
  const words = (...lengths: number[]) => lengths.map((length) => "x".repeat(length)).join(" ");
  expect(textOf(paragraph(words(36, 35)))).toBe(words(36, 35));
  expect(textOf(paragraph(words(36, 36)))).toBe(words(36, 36).replace(" ", "\n"));
  expect(textOf(paragraph(words(100, 1)))).toBe(words(100, 1).replace(" ", "\n"));
});

test("greets with and without a name", () => {
  expect(greeting(" ")).toEqual(greeting(""));
  expect(greeting("M. et Mme Dupont")).toEqual(greeting());
  expect(greeting("Zoé")).toEqual(paragraph("Bonjour Zoé,"));
});

test("explains the mail to somebody who did not request it", () => {
  const receipt: Message = { subject: "S", title: "T", parts: [], why: "Parce que." };
  const plain = (message: Message) => renderMail(message, sender).text.replace(/\s+/g, " ");
  const notYou = "Si ce n’était pas vous";
  expect(plain({ ...receipt, unsubscribeUrl: url })).toContain(`Parce que. ${notYou}`);
  expect(plain(receipt)).not.toContain(notYou);
});

test("renders links, bold and italics within a text", () => {
  const page = { kind: "link", href: url, text: ["la ", { kind: "em", text: "page" }] } as const;
  const text = ["Voir ", page, " & ", { kind: "strong", text: "tout" }, "."] as const;
  const set = `Voir <a href="${url}" class="accent">la <em>page</em></a> &amp; <strong>tout</strong>.`;
  expect(htmlOf(paragraph(text), list([text]))).toBe(`<p>${set}</p>\n<ul><li>${set}</li>\n</ul>`);
  const line = `Voir la _page_ & *tout*.\n${url}`;
  expect(textOf(paragraph(text), list([text]))).toBe(`${line}\n\n- ${line}`);
});

const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };

const guarantees = boxed(subheading("Garanties"), { kind: "list", items: ["a"] });

const document: LegalDocument = {
  title: "Conditions",
  meta: { title: "", description: "" },
  updated: "2025-04-15",
  numberLabel: "Article",
  text: ({ email }) => ({
    preamble: [{ kind: "paragraph", text: `Écrire à ${email}.` }],
    articles: [
      { title: "Objet", blocks: [{ kind: "paragraph", runIn: "Champ", text: "Ceci." }] },
      { title: "Prix", blocks: [numberedBlock("un", "deux"), guarantees] },
    ],
  }),
};

test("keeps parts, numbers and order of a legal document in plain text", () => {
  expect(plainText(document, contact)).toBe(
    `CONDITIONS

Version du 15/04/2025

Écrire à bonjour@site.test.


ARTICLE 1. OBJET

Champ. Ceci.


ARTICLE 2. PRIX

1° un
2° deux

GARANTIES

– a
`,
  );
});

test("shows the page's day, and a document without a preamble", () => {
  const revised = { ...document, revised: "2026-11-01", text: () => ({ articles: [] }) };
  const day = numericDate(dateOf(revised));
  expect(plainText(revised, contact)).toBe(`CONDITIONS\n\nVersion du ${day}\n`);
});

const { light, dark } = colours;

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dimmer = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (dimmer + 0.05);
}

const pairs = [light, dark].flatMap(({ ink, muted, accent, card, paper }) =>
  [ink, muted, accent].flatMap((text) => [card, paper].map((ground) => [text, ground] as const)),
);

test.each(pairs)("keeps the contrast of %s on %s", (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test("keeps enough contrast on buttons and bars", () => {
  expect(contrast(light.onAccent, light.accent)).toBeGreaterThanOrEqual(4.5);
  for (const scheme of [light, dark])
    expect(contrast(scheme.accent, scheme.hairline)).toBeGreaterThanOrEqual(3);
});
