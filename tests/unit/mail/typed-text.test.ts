import { expect, test } from "vitest";
import {
  leftOut,
  looksLikeAddress,
  numberLeftOut,
  withoutContacts,
  withoutLinks,
} from "~/mail/typed-text";
import { notEmpty } from "../../support/counted";

test("recognises what may become a link", () => {
  const links =
    "www.x x://y a@b ab.fr 9.fr é.éa WWW.X a\u200E.fr a\u2024fr ａｂ．ｆｒ w\u200Bww.x skype:bob?call facetime:x sip:bob 1.1.1.1";
  expect(notEmpty(links.split(" ")).filter((text) => !looksLikeAddress(text))).toEqual([]);
  const words = ["Jean", "J. Martin", "Jean-Ph. d’Aubigné", "a. fr", "3.5", "A.B", "Tel: 06"];
  expect(notEmpty(words).filter(looksLikeAddress)).toEqual([]);
});

test("makes addresses readable without a link", () => {
  const text = "voir http://evil.test/a,\n ou écrire\u2028à  a@b.fr.";
  expect(withoutLinks(text)).toBe("voir http[:]//evil[.]test/a,\nou écrire à a[at]b[.]fr[.]");
  expect(withoutLinks("a@b.fr c@d.fr", { own: "a@b.fr" })).toBe("a@b.fr c[at]d[.]fr");
});

test.each([
  ["voir www evil com vite", `voir ${leftOut} vite`],
  ["voir evil .com", `voir ${leftOut}`],
  ["skype:bob?call facetime:x sip:bob", leftOut],
  ["sur 1.1.1.1", `sur ${leftOut}`],
  ["a@b.fr ou evil.test", `a@b.fr ou ${leftOut}`],
  ["118 218", numberLeftOut],
  ["tapez 3615 ULLA", `tapez ${numberLeftOut} ULLA`],
  ["au 36 15", `au ${numberLeftOut}`],
  ["O8 99 l2 34 56", numberLeftOut],
  ["Vite : +33 (0)8 99-12\n34..56", `Vite : +${numberLeftOut}`],
])("removes addresses and telephone numbers: %j", (typed, shown) => {
  expect(withoutContacts(typed, { own: "a@b.fr" })).toBe(shown);
});

test.each([
  "C-20260501-1A2B3C4D et R-20260619-1A2B3C4D",
  "Reçu le 31/12/2026, payé 3 200 €, soit 3000 euros.",
  "Il a lu l’oïl : loi, foi, île, 12 pages sur 340.",
  "Fin. Comme convenu.",
])("keeps what is neither: %s", (typed) => {
  expect(withoutContacts(typed)).toBe(typed);
});

test("keeps the numbers of a postal address", () => {
  const lines = "12 bis rue des Lilas\nBP 30001\n3000 Leuven\nMelbourne VIC 3000\nCH-3012 Bern";
  expect(withoutContacts(lines, { isPostal: true })).toBe(lines);
  const typed = "Cadeau sur https://evil.example/x\nwww.evil.com\nappelez le 0899123456";
  expect(withoutContacts(typed, { isPostal: true })).toBe(
    `Cadeau sur ${leftOut}\n${leftOut}\nappelez le ${numberLeftOut}`,
  );
});
