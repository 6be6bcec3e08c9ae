import { expect, test } from "vitest";
import { openLibraries } from "../../../scripts/local/dev/libraries";

const script = (names: string) =>
  [`import { ${names} } from "react";`, 'import * as z from "zod/mini";', "served();"].join("\n");

test("each library is a module of its own, with the names that the site imports of it", async () => {
  const librariesOf = openLibraries();
  const libraries = await librariesOf(script("useId as useId2,\n  useState"));
  const named = Object.fromEntries(libraries.map(({ name, contents }) => [name, contents]));
  expect(named.react).toMatch(/export \{[^}]*\buseId,[^}]*\buseState\b[^}]*\}/);
  expect(named["zod/mini"]).toContain("export {");

  expect(await librariesOf(script("useId as useId9,\n  useState"))).toBe(libraries);
  expect(await librariesOf(script("useId, useRef"))).not.toBe(libraries);
});
