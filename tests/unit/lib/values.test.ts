import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeMailbox, ownDomain } from "~/db/mailbox";
import { readContact } from "~/env";
import { withAsciiDomain } from "~/lib/email";
import { formatError } from "~/lib/errors";
import { greetedName, readFirstName } from "~/lib/first-name";
import { isUuid, timeOrderedId } from "~/lib/ids";
import { amount, euros, price, unbrokenPrice } from "~/lib/money";
import { xml, xmlDocument } from "~/lib/xml";
import { readAd } from "~/statistics/ad";
import { makeEnv } from "../../support/env";
import { unescaped } from "../../support/html";

test.each([
  ["utm_source=fb", "fb", null],
  ["utm_source=f%62&utm_campaign=x", "fb", "x"],
  ["utm_source=_a__b_", "a_b", null],
  ["utm_source=fb&utm_source=ig", "fb", null],
  ["utm_campaign=x", null, null],
  ["utm_source=%C3%A9&utm_campaign=x", null, null],
  [`utm_source=${"x".repeat(151)}`, null, null],
  ["utm_source=fb&utm_campaign=a+b", "fb", null],
])("reads %s as source %s, campaign %s", (query, source, campaign) => {
  expect(readAd(new URLSearchParams(query))).toEqual({ source, campaign });
});

test.each([
  ["Camille@Example.COM", "camille@example.com"],
  ["camille+livre@example.com", "camille@example.com"],
  ["camille+@example.com", "camille@example.com"],
  ["+a+b@example.com", "+a@example.com"],
  ["ca.mil.le@gmail.com", "camille@gmail.com"],
  ["C.amille+x.y@GoogleMail.com", "camille@gmail.com"],
  ["ca.mille@example.com", "ca.mille@example.com"],
  ["Camille@me.com", "camille@icloud.com"],
  ["camille+x@mac.com", "camille@icloud.com"],
  ["ca.mil-le_+x@pm.me", "camille@proton.me"],
  ["camille@wanadoo.fr", "camille@orange.fr"],
  ["c.a-mille@ya.ru", "c.a.mille@yandex.ru"],
  ["camille-livre@yahoo.fr", "camille@yahoo.fr"],
  ["camille@yahoo.com", "camille@yahoo.com"],
  ["n’importe@camille.fastmail.com", "camille@fastmail.com"],
  ["camille@a.b.fastmail.com", "camille@a.b.fastmail.com"],
])("finds the mailbox of %s: %s", (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox);
});

test.each([
  ["a@entreprise.example", "entreprise.example"],
  ["a@mail.entreprise.example", "entreprise.example"],
  ["a@n1.n2.victims.co.uk", "victims.co.uk"],
  ["a@googlemail.com", null],
  ["a@camille.fastmail.fm", null],
  ["a@hotmail.fr", null],
])("counts %s by its own domain: %s", (address, domain) => {
  expect(ownDomain(address)).toBe(domain);
});

test("writes only the domain of an address in ASCII", () => {
  expect(withAsciiDomain("Jean@Exämple.fr")).toBe("Jean@xn--exmple-cua.fr");
  const odd =
    "a@b@exämple.fr jean@exämple.fr/chemin jean@exämple.fr:25 jean@ä%.fr jean @exämple.fr";
  for (const same of ["Jean@Example.FR", ...odd.split(" ")])
    expect(withAsciiDomain(same)).toBe(same);
});

test("makes a link of a telephone number", () => {
  const { phoneUrl } = readContact(makeEnv({ CONTACT_PHONE: "+33 (1) 23.45.67-89" }));
  expect(phoneUrl).toBe("tel:+33123456789");
});

const driver = new Error("insert\nparams: a@b.fr", { cause: new Error("locked") });

test.each([
  ["an error by kind and first line", new TypeError("no\nat line 2"), "TypeError: no"],
  ["a driver's by its cause, without its parameters", driver, "Error: locked"],
  ["one with no error as its cause", new Error("no", { cause: "a@b.fr" }), "Error: no"],
  ["what is no error by its type alone", "camille@example.com", "string"],
  ["nothing at all", undefined, "undefined"],
])("names in a log line: %s", (_name, error, named) => {
  expect(formatError("Mail not sent", error)).toBe(`Mail not sent: ${named}`);
});

test.each([
  ["Camille", "Camille"],
  ["  Camille Roux ", "Camille"],
  ["Dr Paul Ferrand", "Paul"],
  ["Mme. Jeanne Petit", "Jeanne"],
  ["FERRAND Paul", "Paul"],
  ["PAUL FERRAND", "PAUL"],
  ["Dupont, Camille", "Camille"],
  ["DE LA TOUR, Marie", "Marie"],
  ["Camille Roux, éditrice", "Camille"],
  ["Jean de La Fontaine", "Jean"],
  ["de LA FONTAINE Jean", "Jean"],
  ["de La Fontaine Jean", ""],
  ["M. et Mme Dupont", ""],
  ["Mme Dupont", ""],
  ["Dr. med. Anna", ""],
  ["Marie & Paul Roux", ""],
  ["Maître", ""],
  ["", ""],
])("finds the first name in %j: %j", (fullName, firstName) => {
  expect(readFirstName(fullName)).toBe(firstName);
});

const advertisement =
  "Votre compte est suspendu ecrivez vite a Paul sur Telegram sous le nom aidepaiement avant ce soir";

test.each([
  ["Zo\u0065\u0301", "Zoé"],
  ["Jean Pierre Marie", "Jean Pierre Marie"],
  ["Anne-Laure", "Anne-Laure"],
  ["N’Golo", "N’Golo"],
  ["Roux, Camille", "Camille"],
  [" Ca\u200Bmille\u3164 ", "Camille"],
  [advertisement, ""],
  ["un deux trois quatre", ""],
  ["A".repeat(31), ""],
  ["www evil com", ""],
  ["skype:bob?call", ""],
  ["Appelez 0899", ""],
  ["J. Martin", ""],
  ["a\u2024b", ""],
  ["Marie et Paul", ""],
  ["Mme Dupont", ""],
  ["de Vigny", ""],
  ["d’Aubigné", ""],
])("greets %j as %j", (typed, greeted) => {
  expect(greetedName(typed)).toBe(greeted);
});

const id = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";

test("accepts UUIDs", () => {
  for (const text of [id, crypto.randomUUID()]) expect(isUuid(text), text).toBe(true);
});

const spoilt = [id.toUpperCase(), `${id}0`, `0${id}`, `${id}\n`, id.slice(1)];

test.each([undefined, null, "", [id], ...spoilt])("rejects as a UUID: %j", (text) => {
  expect(isUuid(text)).toBe(false);
});

test("makes version 7 UUIDs that begin with their time", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 48 - 1 }), (time) => {
      const made = timeOrderedId(time);
      expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(Number.parseInt(made.replaceAll("-", "").slice(0, 12), 16)).toBe(time);
    }),
  );
});

/** Up to ten million euros, whole ones more often than by chance. */
const cents = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole * 100),
);

function toCents(text: string): number {
  const [, euros = "", fraction = "0"] = /^(\d{1,3}(?: \d{3})*)(?:,(\d\d))?€$/.exec(text) ?? [];
  return Number(euros.replaceAll(" ", "")) * 100 + Number(fraction);
}

test("writes amounts and prices that read back to the same cents", () => {
  expect([0, 5, 123456789].map(amount)).toEqual(["0,00€", "0,05€", "1 234 567,89€"]);
  expect([0, 1990, 105000].map(price)).toEqual(["0€", "19,90€", "1 050€"]);
  fc.assert(
    fc.property(cents, (value) => {
      expect([amount(value), price(value)].map(toCents)).toEqual([value, value]);
      expect(amount(value)).toContain(",");
      expect(price(value).includes(",")).toBe(value % 100 > 0);
    }),
  );
});

test("writes a price in a sentence, and on one line", () => {
  expect([19700, 1990].map(euros)).toEqual(["197 euros", "19,90 euros"]);
  expect([42000, 123456700].map(unbrokenPrice)).toEqual(["420€", "1\u00A0234\u00A0567€"]);
});

test("escapes text so that it reads back the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { source } = xml`<a b="${text}"/>`;
      const value = source.slice('<a b="'.length, -'"/>'.length);
      expect(value).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      // A lone control character has no place in XML at all.
      const kept = text.replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
      expect(unescaped(value)).toBe(kept);
    }),
  );
});

test("drops characters that XML cannot hold", () => {
  expect(xml`<a>${"a\u0000b\u000Bc\uFFFEd\uD800e\tf"}</a>`.source).toBe("<a>abcde\tf</a>");
});

test("nests XML within XML, one piece or many", () => {
  const items = ["a", "b & c"].map((text) => xml`<i>${text}</i>`);
  expect(xml`<l>${items}${xml`<end/>`}${[]}</l>`.source).toBe(
    "<l><i>a</i><i>b &amp; c</i><end/></l>",
  );
});

test("starts a document with a declaration", () => {
  expect(xmlDocument(xml`<a/>`)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
