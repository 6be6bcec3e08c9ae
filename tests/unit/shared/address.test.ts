import fc from "fast-check";
import { expect, test } from "vitest";
import { hidesNavigation, isPublicParameter, showsSuccess, successUrl } from "~/shared/address";

test("hides the bar for fb and ig only", () => {
  const near = fc.constantFrom("fb", "ig", "FB", "fb2", " fb", "");
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: "binary" })), (source) => {
      const exact = source === "fb" || source === "ig";
      expect(hidesNavigation(new URLSearchParams({ utm_source: source }))).toBe(exact);
    }),
  );
});

test("decides on the bar by the first of several sources", () => {
  expect(hidesNavigation(new URLSearchParams("utm_source=fb&utm_source=x"))).toBe(true);
  expect(hidesNavigation(new URLSearchParams("utm_source=x&utm_source=fb"))).toBe(false);
});

test("tells advertisers' parameters from others", () => {
  const isPublic = (name: string) => isPublicParameter(name, "x");
  const known =
    "utm_source utm_campaign fbclid gclid gad_source gad_campaignid msclkid ttclid igsh mc_cid";
  const others =
    "session_id prefilled_email prompt_pack _data index xfbclid fbclid2 my_utm_source utm_source[]";
  expect(known.split(" ").filter((name) => !isPublic(name))).toEqual([]);
  expect([...others.split(" "), "utm_source\n", ""].filter(isPublic)).toEqual([]);
});

test.each([
  ["/challenge", "/challenge?envoi=reussi"],
  ["/challenge?envoi=reussi", "/challenge?envoi=reussi"],
  ["/challenge?x=1&utm_source=fb&gclid=a%26b", "/challenge?envoi=reussi&utm_source=fb&gclid=a%26b"],
])("leads to the success address after %s: %s", (from, to) => {
  expect(successUrl(`https://site.test${from}`)).toBe(to);
});

test("shows success for a received form only, as a public parameter", () => {
  const shown = (search: string) => showsSuccess(new URLSearchParams(search));
  expect(shown(new URL(successUrl("https://site.test/x"), "https://site.test").search)).toBe(true);
  expect(shown("")).toBe(false);
  expect(shown("envoi=autre")).toBe(false);
  expect(isPublicParameter("envoi", "reussi")).toBe(true);
  expect(isPublicParameter("envoi", "autre")).toBe(false);
  expect(isPublicParameter("autre", "reussi")).toBe(false);
});
