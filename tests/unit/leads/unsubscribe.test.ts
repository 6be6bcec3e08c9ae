import { expect, test } from "vitest";
import { isUnsubscribePath, unsubscribePath } from "~/leads/unsubscribe";

const path = unsubscribePath("5f0c2a34");

test.each([
  [path, true],
  ["/desinscription/", true],
  ["/desinscription", false],
  [`/x${path}`, false],
])("%s unsubscribes: %s", (asked, expected) => {
  expect(isUnsubscribePath(asked)).toBe(expected);
});
