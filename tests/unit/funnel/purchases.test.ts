import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFinal, latestProduct, readPurchases } from "~/funnel/query";

const value = fc.oneof(
  fc.constantFrom("true", "false", "TRUE", "", " true", "true ", "1", "yes"),
  fc.string(),
);
const answer = fc.option(value, { nil: undefined });

function query(presaleCourse?: string, promptPack?: string): URLSearchParams {
  const search = new URLSearchParams("session_id=cs_1");
  if (presaleCourse !== undefined) search.set("presale_course", presaleCourse);
  if (promptPack !== undefined) search.set("prompt_pack", promptPack);
  return search;
}

describe("what was bought", () => {
  test("nothing but the exact text 'true' buys", () => {
    fc.assert(
      fc.property(answer, answer, (course, pack) => {
        const purchases = readPurchases(query(course, pack));
        const withCourse = course === "true";
        const withPack = pack === "true";
        expect(purchases).toEqual({
          added: [...(withCourse ? ["training"] : []), ...(withPack ? ["prompt-pack"] : [])],
          lastDeclined: pack === "false",
        });
      }),
    );
  });
});

test("an answer to either offer, whatever it says, makes /merci the final confirmation", () => {
  fc.assert(
    fc.property(answer, answer, (course, pack) => {
      expect(isFinal(query(course, pack))).toBe(course !== undefined || pack !== undefined);
    }),
  );
});

test.each([
  ["", undefined],
  ["presale_course=true", "presale_course"],
  ["prompt_pack=true", "prompt_pack"],
  ["presale_course=true&prompt_pack=true", "prompt_pack"],
  ["presale_course=true&prompt_pack=false", "presale_course"],
  ["presale_course=1&prompt_pack=TRUE", undefined],
])("the latest product of %o is %s", (search, product) => {
  expect(latestProduct(readPurchases(new URLSearchParams(search)))).toBe(product);
});
