import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readClientReference, writeClientReference } from "~/orders/client-reference";
import { adValue, noAd, readAd } from "~/statistics/ad";
import { anyText } from "../../support/any-text";
import { notEmpty } from "../../support/counted";

const unknown = { landing: null, source: null, campaign: null, after_session: null };
const slug = "livre-augmente-fl-b";

test.each([
  [{}, slug],
  [{ utm_source: "fb", utm_campaign: "mai-2026" }, `${slug}__fb__mai-2026`],
  [{ utm_source: "a__b___c", utm_campaign: "_x_" }, `${slug}__a_b_c__x`],
])("credits a sale of a page reached with %j", (query, reference) => {
  expect(writeClientReference(slug, readAd(new URLSearchParams(query)))).toBe(reference);
});

test("cuts a reference at 200 characters", () => {
  const start = `${slug}__${"s".repeat(100)}__`;
  const left = 200 - start.length;
  const cut = (campaign: string) =>
    writeClientReference(slug, { source: "s".repeat(100), campaign });
  expect(cut("c".repeat(left + 1))).toBe(start + "c".repeat(left));
  expect(cut(`${"c".repeat(left - 1)}_c`)).toBe(start + "c".repeat(left - 1));
});

const value = fc.stringMatching(/^[A-Za-z0-9_-]{1,150}$/).map(adValue);
const slugs = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/);
const session = fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,150}$/));

test("writes references within the provider's limits that read back", () => {
  fc.assert(
    fc.property(slugs, value, value, session, (landing, source, campaign, after_session) => {
      const reference = writeClientReference(landing, { source, campaign }, after_session);
      expect(reference).toMatch(/^[A-Za-z0-9_-]{1,200}$/);

      const origin = readClientReference(reference);
      expect(origin).toMatchObject({ landing, after_session });
      expect((source ?? "").startsWith(origin.source ?? "")).toBe(true);
      expect((campaign ?? "").startsWith(origin.campaign ?? "")).toBe(true);
      const whole = source ? { source, campaign } : noAd;
      const isCut = reference.length >= 199;
      expect(isCut || isDeepStrictEqual({ ...origin, ...whole }, origin)).toBe(true);
      expect(origin.source === source || origin.campaign === null).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("drops a session that the provider would reject", () => {
  for (const after of ["cs 1", "{CHECKOUT_SESSION_ID}", "s".repeat(255)])
    expect(writeClientReference(slug, noAd, after), after).toBe(slug);
});

test("ignores references in another format, and empty ads", () => {
  const long = ["a".repeat(81), `a__${"b".repeat(198)}`];
  const odd = ["", "__", "__fb__", "é", "livre augmente", "<script>", "a\n"];
  for (const reference of [undefined, null, 7, {}, ...odd, ...long])
    expect(readClientReference(reference), String(reference)).toEqual(unknown);
  for (const adless of ["a__", "a___", "a____mai"])
    expect(readClientReference(adless), adless).toEqual({ ...unknown, landing: "a" });
});

test("reads only safe characters from any reference", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.anything()), (reference) => {
      const parts = Object.values(readClientReference(reference));
      expect(parts).toHaveLength(4);
      const isSafe = (part: string | null) => /^[A-Za-z0-9_-]{1,200}$/.test(part ?? "none");
      expect(notEmpty(parts).filter((part) => !isSafe(part))).toEqual([]);
    }),
  );
});

test("normalises an ad's values in one pass", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = adValue(text);
      expect(adValue(once)).toBe(once);
    }),
  );
  expect(readAd(new URLSearchParams())).toEqual(noAd);
});
