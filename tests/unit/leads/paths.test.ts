import { expect, test } from "vitest";
import { resultPath, thanksPath } from "~/diagnostic/lead";
import { isUnsubscribePath, unsubscribePath } from "~/leads/unsubscribe";
import { isUuid } from "~/lib/uuid";

const id = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";

test("a lead's id is a UUID in small letters", () => {
  expect(isUuid(id)).toBe(true);
  expect(isUuid(crypto.randomUUID())).toBe(true);
});

test.each([
  undefined,
  null,
  "",
  id.toUpperCase(),
  `${id}0`,
  `0${id}`,
  `${id}\n`,
  id.replace("-", ""),
  id.replace("5", "g"),
])("%o is none", (text) => {
  expect(isUuid(text)).toBe(false);
});

test("a lead's addresses", () => {
  expect(unsubscribePath(id)).toBe(`/desinscription/${id}`);
  expect(resultPath(id)).toBe(`/diagnostic/resultat/${id}`);
  expect(thanksPath(id)).toBe(`/diagnostic/merci?resultat=${id}`);
  expect(thanksPath(null)).toBe("/diagnostic/merci");
});

test.each([
  [unsubscribePath(id), true],
  ["/desinscription/", true],
  ["/desinscription", false],
  [`/x${unsubscribePath(id)}`, false],
  [resultPath(id), false],
])("%s unsubscribes: %s", (path, expected) => {
  expect(isUnsubscribePath(path)).toBe(expected);
});
