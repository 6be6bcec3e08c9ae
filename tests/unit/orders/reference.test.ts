import fc from "fast-check";
import { expect, test } from "vitest";
import { adValue, noAd, readAd } from "~/lib/ad";
import { makeReference, parseReference } from "~/orders/reference";
import { anyText } from "../../support/any-text";

const unknown = { landing: null, source: null, campaign: null, added_to: null };
const slug = "livre-augmente-fl-b";

test.each([
  [{}, slug],
  [{ utm_source: "fb" }, `${slug}__fb__`],
  [{ utm_source: "fb", utm_campaign: "mai-2026" }, `${slug}__fb__mai-2026`],
  [{ utm_source: "a__b___c", utm_campaign: "_x_" }, `${slug}__a_b_c__x`],
  [{ utm_source: "___" }, slug],
  [{ utm_source: "not valid" }, slug],
  [{ utm_source: "s".repeat(151) }, slug],
  [{ utm_campaign: "mai" }, slug],
  [{ utm_source: "fb", utm_campaign: "été" }, `${slug}__fb__`],
])("a page reached with %o sells as %s", (query, reference) => {
  expect(makeReference(slug, readAd(new URLSearchParams(query)))).toBe(reference);
});

test("a reference is full at 200 characters, and ends with no half of a parting", () => {
  const start = `${slug}__${"s".repeat(100)}__`;
  const left = 200 - start.length;
  const cut = (campaign: string) => makeReference(slug, { source: "s".repeat(100), campaign });
  expect(cut("c".repeat(left))).toBe(start + "c".repeat(left));
  expect(cut("c".repeat(left + 1))).toBe(start + "c".repeat(left));
  expect(cut(`${"c".repeat(left - 1)}_c`)).toBe(start + "c".repeat(left - 1));
  expect(makeReference(slug, { source: "fb", campaign: null })).toBe(`${slug}__fb__`);
});

const value = fc.stringMatching(/^[A-Za-z0-9_-]{1,150}$/).map(adValue);
const slugs = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/);

test("a reference is within the provider's limits and reads back as what made it", () => {
  fc.assert(
    fc.property(slugs, value, value, (landing, source, campaign) => {
      const reference = makeReference(landing, { source, campaign });
      expect(reference).toMatch(/^[A-Za-z0-9_-]{1,200}$/);

      const origin = parseReference(reference);
      expect(origin).toEqual({ landing, source, campaign: origin.campaign, added_to: null });
      if (!source) expect(origin.campaign).toBeNull();
      else expect((campaign ?? "").startsWith(origin.campaign ?? "")).toBe(true);
      if (source && reference.length < 199) expect(origin.campaign).toBe(campaign);
    }),
  );
});

const session = `cs_live_a1${"B2c".repeat(18)}`;

test.each([
  [{}, `${slug}______${session}`],
  [{ utm_source: "fb" }, `${slug}__fb____${session}`],
  [{ utm_source: "fb", utm_campaign: "mai" }, `${slug}__fb__mai__${session}`],
  [{ utm_source: "s".repeat(150) }, `${slug}______${session}`],
])("a page reached with %o after a payment sells as %s", (query, reference) => {
  const ad = readAd(new URLSearchParams(query));
  expect(makeReference(slug, ad, session)).toBe(reference);
  expect(parseReference(reference)).toMatchObject({ landing: slug, added_to: session });
});

test("a reference with a session is full at 200 characters: the campaign is cut", () => {
  const reference = makeReference(slug, { source: "fb", campaign: "c".repeat(150) }, session);
  expect(reference).toHaveLength(200);
  expect(parseReference(reference)).toMatchObject({ source: "fb", added_to: session });
});

test.each(["cs_1", `${session}__x`, `_${session}`, "s".repeat(101), "é".repeat(40), null])(
  "a session that proves nothing, or that no reference holds, is left out: %s",
  (paidBefore) => {
    expect(makeReference(slug, noAd, paidBefore)).toBe(slug);
  },
);

test.each([
  undefined,
  null,
  7,
  {},
  "",
  "__",
  "__fb__",
  "é",
  "livre augmente",
  "a__b__c__d",
  `a__b__c__${"d".repeat(40)}__e`,
  "a".repeat(81),
  `a__${"b".repeat(198)}`,
  "<script>",
  "a\n",
])("a reference that we did not write says nothing: %s", (reference) => {
  expect(parseReference(reference)).toEqual(unknown);
});

test("whatever a buyer makes of a reference, it never fails and stays small", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.anything()), (reference) => {
      for (const part of Object.values(parseReference(reference))) {
        if (part !== null) expect(part).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
      }
    }),
  );
});

test("an ad's values have one spelling, however often they are read", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = adValue(text);
      expect(adValue(once)).toBe(once);
    }),
  );
  expect(readAd(new URLSearchParams())).toEqual(noAd);
});
