import { expect, test } from "vitest";
import { landings } from "../../../scripts/report/landings";
import { formPages } from "../../../scripts/report/lead-figures";
import * as site from "../../support/pages";

test("the report tells of every sales page and every page with a lead's form", () => {
  expect(landings.map(({ slug }) => `/${slug}`)).toEqual([...site.landings].sort());
  const pages = Object.values(formPages).map((page) => `/${page}`);
  expect(pages.sort()).toEqual([...site.leadPages].sort());
});
