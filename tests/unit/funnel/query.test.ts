import fc from "fast-check";
import { expect, test } from "vitest";
import { funnelOffers, products } from "~/content/products";
import {
  isFinal,
  latestProduct,
  readPrefilledEmail,
  readPurchases,
  readSessionId,
} from "~/funnel/query";
import { acceptEmail } from "~/lib/email";

/** Texts around the limits, at most one of whose characters neither an address nor a session may hold. */
const strange = fc.oneof(
  fc.constantFrom(..." \t\n\r\0\u007f\u0085\u00a0\u2028\ufeff"),
  fc.string({ maxLength: 1, unit: "binary" }),
);
const plain = fc.stringMatching(/^[a-z0-9@._+é-]*$/);
const long = fc.integer({ min: 240, max: 260 }).map((length) => "a".repeat(length));
const text = fc.oneof(
  fc.tuple(plain, strange, fc.constant("@"), plain).map((parts) => parts.join("")),
  fc.tuple(plain, strange, plain).map((parts) => parts.join("")),
  long,
  long.map((name) => `${name.slice(5)}@b.fr`),
);

test("e-mail in the query: at-sign, 254 characters, no space or control character", () => {
  fc.assert(
    fc.property(text, (value) => {
      const isAddress = value.includes("@") && value.length < 255 && !/[\s\p{Cc}]/u.test(value);
      expect(acceptEmail(value)).toBe(isAddress ? value : null);
    }),
  );
  for (const email of ["lec+livre@example.com", "é@例え.jp", "@", `${"a".repeat(249)}@b.fr`]) {
    expect(acceptEmail(email)).toBe(email);
  }
  expect(acceptEmail(`${"a".repeat(250)}@b.fr`)).toBeNull();
});

test("e-mail in the query: its shape, and no telephone number", () => {
  const email = (value: string) =>
    readPrefilledEmail(new URLSearchParams({ prefilled_email: value }));
  for (const address of ["lec+livre@example.com", "j.1985@mail.example.fr", "é@例え.jp"])
    expect(email(address)).toBe(address);
  const others = [
    "lectrice",
    "a\r\n@b.fr",
    "a b@c.fr",
    "a@b",
    "a@b.",
    "a@.fr",
    "@b.fr",
    "a@b@c.fr",
  ];
  const numbers = [
    "Appelez-le-0899123456@x.fr",
    "08-99-12-34-56@x.fr",
    "a@08.99.12.34.56.fr",
    "٠٨٩٩١٢٣٤٥٦@x.fr",
  ];
  for (const refused of [...others, ...numbers]) expect(email(refused)).toBeNull();
  expect(readPrefilledEmail(new URLSearchParams("email=a@b.fr"))).toBeNull();
});

test("session in the query: not blank, 255 characters, no control character", () => {
  const session = (id: string) => readSessionId(new URLSearchParams({ session_id: id }));
  const blank = fc.constantFrom("", "  ", " \t\u00a0\ufeff");
  fc.assert(
    fc.property(fc.oneof(blank, text), (id) => {
      const isWorthIt = /\S/.test(id) && id.length < 256 && !/\p{Cc}/u.test(id);
      expect(session(id)).toBe(isWorthIt ? id : null);
    }),
  );
  for (const id of ["cs_test_a1B2", " cs_1 ", "<b>", "x".repeat(255)]) expect(session(id)).toBe(id);
  for (const id of ["x".repeat(256), "cs_1\0", "cs\u00851"]) expect(session(id)).toBeNull();
  expect(readSessionId(new URLSearchParams("SESSION_ID=cs_1"))).toBeNull();
});

const value = fc.oneof(
  fc.constantFrom("true", "false", "TRUE", "False", "", " true", "true ", "1", "yes"),
  fc.string(),
);
const answer = fc.option(value, { nil: undefined });

const [{ product: first }, { product: second }] = funnelOffers;
const { parameter: firstBox } = products[first];
const { parameter: secondBox } = products[second];

function query(toFirst?: string, toSecond?: string): URLSearchParams {
  const search = new URLSearchParams("session_id=cs_1");
  if (toFirst !== undefined) search.set(firstBox, toFirst);
  if (toSecond !== undefined) search.set(secondBox, toSecond);
  return search;
}

test("bought in the query: 'true' and nothing else", () => {
  fc.assert(
    fc.property(answer, answer, (toFirst, toSecond) => {
      const added = [toFirst === "true" && first, toSecond === "true" && second];
      expect(readPurchases(query(toFirst, toSecond))).toEqual({
        added: added.filter(Boolean),
        lastDeclined: toSecond === "false",
      });
    }),
  );
});

test("final confirmation at /merci, after an answer to either offer", () => {
  fc.assert(
    fc.property(answer, answer, (toFirst, toSecond) => {
      const isAnswered = toFirst !== undefined || toSecond !== undefined;
      expect(isFinal(query(toFirst, toSecond))).toBe(isAnswered);
    }),
  );
});

test.each([
  ["", undefined],
  [`${firstBox}=true`, firstBox],
  [`${secondBox}=true`, secondBox],
  [`${firstBox}=true&${secondBox}=true`, secondBox],
  [`${firstBox}=true&${secondBox}=false`, firstBox],
  [`${firstBox}=1&${secondBox}=TRUE`, undefined],
])("latest product of %o: %s", (search, product) => {
  expect(latestProduct(readPurchases(new URLSearchParams(search)))).toBe(product);
});
