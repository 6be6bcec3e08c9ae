import { expect, test } from "vitest";
import { readAd } from "~/lib/ad";

test.each([
  ["utm_source=fb", "fb", null],
  ["utm_source=f%62&utm_campaign=x", "fb", "x"],
  ["utm_source=_a__b_", "a_b", null],
  ["utm_source=fb&utm_source=ig", "fb", null],
  ["utm_campaign=x", null, null],
  ["utm_source=%C3%A9&utm_campaign=x", null, null],
  [`utm_source=${"x".repeat(151)}`, null, null],
  ["utm_source=fb&utm_campaign=a+b", "fb", null],
])("reads %s as source %s, campaign %s", (query, source, campaign) => {
  expect(readAd(new URLSearchParams(query))).toEqual({ source, campaign });
});
