import { expect, test } from "vitest";
import { funnelOffers, products } from "~/content/products";
import * as funnel from "~/funnel/query";
import { acceptEmail } from "~/lib/email";
import { notEmpty } from "../../support/counted";

const { isFinal, latestProduct, readOfferAnswers, readSessionId, readShownEmail } = funnel;

const spacesAndControls = [..." \t\n\r\0\u007f\u0085\u00a0\u2028\ufeff"];

test("accepts an e-mail of 254 characters without spaces or controls", () => {
  for (const email of ["lec+livre@example.com", "é@例え.jp", "@", `${"a".repeat(249)}@b.fr`])
    expect(acceptEmail(email)).toBe(email);
  const spoilt = spacesAndControls.map((character) => `lec${character}trice@example.com`);
  for (const email of [...spoilt, "lectrice", "", `${"a".repeat(250)}@b.fr`, null, 7])
    expect(acceptEmail(email), JSON.stringify(email)).toBeNull();
});

test("shows only a plain mailbox of the query, never a telephone number", () => {
  const email = (value: string) => readShownEmail(new URLSearchParams({ prefilled_email: value }));
  for (const address of ["lec+livre@Example.com", "j.1985@mail.ex-ample.fr", "123456@163.com"])
    expect(email(address)).toBe(address);
  const others = "lectrice a@b a@b. a@.fr @b.fr a@b@c.fr .a@b.fr a.@b.fr a..b@c.fr a@b--c.fr";
  const numbers = `Appelez-le-0899123456@x.fr 08-99-12-34-56@x.fr a@08.99.12.34.56.fr ٠٨٩٩١٢٣٤٥٦@x.fr
    Appelez-le-08--99--12--34--56@x.fr 08..99..12..34..56@x.fr ①②③④⑤⑥⑦⑧⑨@x.fr 1234567@x.fr`;
  const signs = `https://evil.example/x@y.fr é@例え.jp a\u202eb@c.fr a\u200bb@c.fr a<b>@c.fr`;
  for (const refused of notEmpty(`${others} ${numbers} ${signs}`.split(/\s+/)))
    expect(email(refused), refused).toBeNull();
  for (const refused of ["a b@c.fr", "a\r\n@b.fr"]) expect(email(refused)).toBeNull();
  expect(readShownEmail(new URLSearchParams("email=a@b.fr"))).toBeNull();
});

test("accepts a session of 1 to 255 characters without controls", () => {
  const session = (id: string) => readSessionId(new URLSearchParams({ session_id: id }));
  for (const id of ["cs_test_a1B2", " cs_1 ", "<b>", "x".repeat(255)]) expect(session(id)).toBe(id);
  for (const id of ["", " \t\u00a0\ufeff", "x".repeat(256), "cs_1\0", "cs\u00851"])
    expect(session(id), JSON.stringify(id)).toBeNull();
  expect(readSessionId(new URLSearchParams("SESSION_ID=cs_1"))).toBeNull();
});

const [{ product: first }, { product: second }] = funnelOffers;
const { parameter: firstBox } = products[first];
const { parameter: secondBox } = products[second];
const wrong = ["TRUE", "1", "yes", "%20true", "true%20", ""];
const both = (text: string) => `${firstBox}=${text}&${secondBox}=${text}`;

test.each([
  ["", [], undefined],
  ["session_id=cs_1", [], undefined],
  [`${firstBox}=true`, [first], firstBox],
  [`${secondBox}=true`, [second], secondBox],
  [`${firstBox}=true&${secondBox}=true`, [first, second], secondBox],
  [`${firstBox}=true&${secondBox}=false`, [first], firstBox],
  [`${firstBox}=false&${secondBox}=`, [], undefined],
  ...wrong.map((text): [string, [], undefined] => [both(text), [], undefined]),
])("reads the purchases of the query %j", (search, added, latest) => {
  const query = new URLSearchParams(search);
  const purchases = readOfferAnswers(query);
  expect(purchases).toEqual({ added, lastDeclined: query.get(secondBox) === "false" });
  expect(latestProduct(purchases)).toBe(latest);
  expect(isFinal(query)).toBe(query.has(firstBox) || query.has(secondBox));
});
