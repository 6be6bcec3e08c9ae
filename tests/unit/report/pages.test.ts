import { expect, test } from "vitest";
import { formPages } from "~/statistics/report/lead-figures";
import * as site from "../../support/pages";

test("the report tells of every page with a lead's form", () => {
  const pages = Object.values(formPages).map((page) => `/${page}`);
  expect(pages.sort()).toEqual([...site.leadPages].sort());
});
