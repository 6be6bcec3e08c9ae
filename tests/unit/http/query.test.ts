import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hidesNavigation, isPublicParameter, showsSuccess, successUrl } from "~/shared/address";

describe("the bar", () => {
  test.each(["utm_source=fb", "utm_source=ig", "x=1&utm_source=ig&fbclid=2"])(
    "is hidden for %s",
    (search) => {
      expect(hidesNavigation(new URLSearchParams(search))).toBe(true);
    },
  );

  test.each([
    "",
    "utm_source=",
    "utm_source=FB",
    "utm_source=fb2",
    "utm_medium=fb",
    "utm_source=+fb",
  ])("is shown for %o", (search) => {
    expect(hidesNavigation(new URLSearchParams(search))).toBe(false);
  });

  test("is shown for whatever is not exactly fb or ig", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (source) => {
        const exact = source === "fb" || source === "ig";
        expect(hidesNavigation(new URLSearchParams({ utm_source: source }))).toBe(exact);
      }),
    );
  });

  test("follows the first source when several are said", () => {
    expect(hidesNavigation(new URLSearchParams("utm_source=fb&utm_source=x"))).toBe(true);
    expect(hidesNavigation(new URLSearchParams("utm_source=x&utm_source=fb"))).toBe(false);
  });
});

describe("an advertiser's parameter", () => {
  test.each([
    "utm_source",
    "utm_campaign",
    "utm_id",
    "fbclid",
    "gclid",
    "gad_source",
    "gad_campaignid",
    "msclkid",
    "ttclid",
    "igsh",
    "mc_cid",
  ])("%s leaves the page as it is", (name) => {
    expect(isPublicParameter(name, "x")).toBe(true);
  });

  test.each([
    "session_id",
    "prefilled_email",
    "presale_course",
    "prompt_pack",
    "_data",
    "_routes",
    "index",
    "xfbclid",
    "fbclid2",
    "my_utm_source",
    "utm_source[]",
    "utm_source\n",
    "",
  ])("%o is none", (name) => {
    expect(isPublicParameter(name, "x")).toBe(false);
  });
});

describe("a received form", () => {
  test.each([
    ["/challenge", "/challenge?envoi=reussi"],
    ["/challenge?envoi=reussi", "/challenge?envoi=reussi"],
    [
      "/challenge?x=1&utm_source=fb&gclid=a%26b",
      "/challenge?envoi=reussi&utm_source=fb&gclid=a%26b",
    ],
  ])("of %s leads to %s", (from, to) => {
    expect(successUrl(`https://site.test${from}`)).toBe(to);
  });

  test("is shown by its one state alone, which leaves the page everybody's", () => {
    const shown = (search: string) => showsSuccess(new URLSearchParams(search));
    expect(shown(new URL(successUrl("https://site.test/x"), "https://site.test").search)).toBe(
      true,
    );
    expect(shown("")).toBe(false);
    expect(shown("envoi=autre")).toBe(false);
    expect(isPublicParameter("envoi", "reussi")).toBe(true);
    expect(isPublicParameter("envoi", "autre")).toBe(false);
    expect(isPublicParameter("autre", "reussi")).toBe(false);
  });
});
