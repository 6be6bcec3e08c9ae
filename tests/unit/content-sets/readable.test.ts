/** The rules by which texts are read in `sets.test.ts` and `options.test.ts`. */
import { expect, test } from "vitest";
import { faultsOf, textFaults } from "../../support/readable";

test.each([
  "19,90€ --Infinity%",
  "Vous économisez NaN€",
  "197€ au lieu de 0€",
  "puis 0,00€ dès demain",
  "une remise de -0%",
  "Par undefined",
  "Un plan , et la suite",
  "Un plan en .",
  "Deux semaines..",
  "Le plan,, et la suite",
  "Un avis ( )",
  "Le mot « » du client",
  ", 19 en moyenne",
  "Il écrit.  Puis il relit.",
])("finds fault with « %s »", (text) => {
  expect(textFaults(text)).toHaveLength(1);
});

test("finds no fault with sound sentences", () => {
  const text =
    "Il en reste 10, soit 20€ de moins… Cloudflare, Inc., répond\u00a0: «\u00a0oui\u00a0» (ou non).";
  expect(textFaults(text)).toEqual([]);
});

test.each([
  ["an empty paragraph", "<p></p>"],
  ["an empty list", "<ul></ul>"],
  ["a heading over nothing", "<section><header><h2>Lecteurs</h2></header><div></div></section>"],
  [
    "three figures that are two",
    "<section><h2>La méthode en trois chiffres</h2><ul><li>1</li><li>2</li></ul></section>",
  ],
  ["four reasons that are one", "<section><h2>Quatre raisons</h2><ul><li>Une</li></ul></section>"],
])("finds %s", (_what, html) => {
  const page = `<title>Titre</title><meta name="description" content="x"><main>${html}</main>`;
  expect(faultsOf(page).length).toBeGreaterThan(0);
  expect(faultsOf(page.replace(html, "<p>Lecteurs</p>"))).toEqual([]);
});
