import fc from "fast-check";
import { expect, test } from "vitest";
import { knownDetails, publisher } from "~/content/publisher";
import { type Message, renderMail } from "~/mail/message";
import * as parts from "~/mail/parts";
import { counted, notEmpty } from "../../support/counted";
import { hostileText } from "../../support/injections";
import { htmlWords, leadMails, sender, textWords } from "../../support/mails";

/** Controls but the line feed, separators of lines, directional marks, halves of characters. */
const forbidden = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function filledWith(value: string, url = "https://site.test/"): Message {
  const each = [
    parts.heading(value),
    parts.paragraph(value),
    parts.list([value, { title: value, text: value }]),
    parts.numbered([value]),
    parts.sections([{ title: value, url, note: value, paragraphs: [value] }]),
    parts.figures([{ label: value, value, share: 40 }]),
    // Each word is an element of its own.
    parts.commands([value.replaceAll(" ", "")]),
    parts.button(value, url),
    parts.link(value, url),
    parts.signature(value),
  ];
  const words = { subject: value, preheader: value, title: value, why: value };
  return { ...words, parts: each, unsubscribeUrl: url };
}

const rendered = (message: Message) => renderMail(message, sender);
const unlinked = (html: string) => html.replace(/href="[^"]*"/g, "").match(/<[^>]*>/g);

test("lets no typed text break out of its place in a mail", () => {
  const harmless = unlinked(rendered(filledWith("Camille")).html);
  fc.assert(
    fc.property(hostileText, (value) => {
      // An empty part would have no element at all.
      const mail = rendered(filledWith(`C${value}`, `https://site.test/${value}`));
      expect(unlinked(mail.html)).toEqual(harmless);
      expect(mail.html).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
      const lines = [mail.subject, ...Object.values(mail.headers)];
      for (const part of [mail.html, mail.text, ...lines]) expect(part).not.toMatch(forbidden);
      for (const line of counted(4, lines)) expect(line).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["Zoé", "Bonjour Zoé,"],
  ["<b>Zoé</b>", "Bonjour,"],
  // A mail program would make a link of it: nobody advertises through us.
  ["voir evil.test", "Bonjour,"],
  ["", "Bonjour,"],
])("greets %j harmlessly in every mail", (firstName, greeting) => {
  // The diagnostic's form asks for a whole name: its mail greets by the first word of it.
  const { diagnostic: _, ...letters } = leadMails(firstName);
  const { diagnostic: __, ...harmless } = leadMails();
  const named = Object.values(letters).map(rendered);
  const subjects = Object.values(harmless).map(({ subject }) => subject);
  expect(named.map(({ subject }) => subject)).toEqual(subjects);
  for (const { html, text } of notEmpty(named)) {
    expect(html).toContain(`>${greeting}</p>`);
    expect(text.replace(/\s/g, "")).toContain(greeting.replace(/\s/g, ""));
  }
});

test("puts a summary into the HTML part, all into the text", () => {
  const summary = [parts.paragraph("En bref.")];
  const { html, text } = rendered({ ...filledWith("Camille"), summary });
  const full = rendered(filledWith("Camille"));
  expect(html).toContain("En bref.");
  expect(html).not.toContain("<li");
  expect(text).toBe(full.text);
});

const mails = Object.entries(leadMails());

test.each(mails)("says the same in HTML and text, loads nothing: %s", (_name, message) => {
  const whole = rendered({ ...message, summary: undefined });
  expect(htmlWords(whole.html).length).toBeGreaterThan(100);
  expect(textWords(whole.text)).toEqual(htmlWords(whole.html));
  const urls = [...whole.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(urls).toContain(message.unsubscribeUrl);
  expect(whole.text.match(/^https?:.*$/gm)).toEqual(urls);

  const { html, text, headers, subject } = rendered(message);
  const loading = /<(?:img|link|script|iframe|object|video|svg|form)\b|url\(|@import|src=/i;
  expect(html).not.toMatch(loading);
  // Mailboxes cut larger ones.
  expect(new TextEncoder().encode(html).length).toBeLessThan(40_000);
  const fits = (line: string) => [...line].length <= 72 || /^https?:\S+$/.test(line);
  expect(notEmpty(text.split("\n")).filter((line) => !fits(line))).toEqual([]);

  const { name, address } = publisher;
  for (const part of counted(2, knownDetails(name, address, sender.contactEmail, "Se désinscrire")))
    for (const words of [htmlWords(html), textWords(text)])
      expect(words.join(" ")).toContain(textWords(part).join(" "));
  expect(message.why).toMatch(/^Vous recevez ce message parce que .*\.$/);
  expect(headers).toEqual({
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${message.unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(subject.length).toBeLessThanOrEqual(70);
  expect(html).toContain(`<title>${subject}</title>`);
});

test("renders a mail without an unsubscribe link", () => {
  const { unsubscribeUrl: _, ...receipt } = filledWith("Reçu");
  const { html, text, headers } = rendered(receipt);
  expect(headers).toEqual({ "Auto-Submitted": "auto-generated" });
  for (const part of [html, text]) expect(part).not.toMatch(/désinscri/i);
});

test("has the same content in HTML and text for any message", () => {
  const value = fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,30}$/);
  fc.assert(
    fc.property(value, (words) => {
      const { html, text } = rendered(filledWith(words));
      expect(textWords(text)).toEqual(htmlWords(html));
    }),
  );
});

test("never breaks a line of text at a no-break space", () => {
  const sentence = Array.from({ length: 40 }, () => "14\u00A0jours").join(" ");
  const { text } = rendered(filledWith(sentence));
  expect(text).not.toMatch(/14\s*\n\s*jours/);
});
