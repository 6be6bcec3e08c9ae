import { expect, test } from "vitest";
import { findTerritory, isOtherState, isOutsideVatArea, territoryName } from "~/lib/territory";

test.each([
  ["FR", "75011", "FR", "France"],
  ["FR", "97400", "RE", "La Réunion"],
  ["FR", "97133", "GP", "Guadeloupe"],
  ["FR", "97600", "YT", "Mayotte"],
  ["FR", "98800", "NC", "Nouvelle-Calédonie"],
  ["FR", "98000", "FR", "France"],
  ["RE", "97400", "RE", "La Réunion"],
  ["BE", "1000", "BE", "Belgique"],
  ["ES", "28013", "ES", "Espagne"],
  ["ES", "35001", "IC", "Îles Canaries"],
  ["ES", "51001", "EA", "Ceuta et Melilla"],
  ["FI", "22100", "AX", "Îles Åland"],
  ["GB", "SW1A 1AA", "GB", "Royaume-Uni"],
  ["GB", "bt1 5gs", "XI", "Irlande du Nord"],
  ["GB", "JE2 3AB", "JE", "Jersey"],
  ["IT", "23041", "IT-23041", "Livigno"],
  ["GR", "630 86", "GR-63086", "Mont Athos"],
  ["CH", "", "CH", "Suisse"],
])("places %s %s in %s, %s", (country, postcode, territory, name) => {
  expect(findTerritory(country, postcode)).toBe(territory);
  expect(territoryName(territory)).toBe(name);
});

test.each(["FR", "MC", "BE", "XI", null])("counts %s within the VAT area", (territory) => {
  expect(isOutsideVatArea(territory)).toBe(false);
});

test.each(["CH", "RE", "IC", "AX", "GB", "US", "IT-23041"])(
  "counts %s outside the VAT area, and as no member state",
  (territory) => {
    expect(isOutsideVatArea(territory)).toBe(true);
    expect(isOtherState(territory)).toBe(false);
  },
);

test("counts another member state, not France, Monaco or an unknown place", () => {
  expect(["BE", "DE", "XI"].filter(isOtherState)).toEqual(["BE", "DE", "XI"]);
  expect(["FR", "MC", null].filter(isOtherState)).toEqual([]);
});
