import { expect, test } from "vitest";
// By its path: the mutation run replaces `~/lib/lazy`.
import { lazy } from "../../../app/lib/lazy";

test("makes a value once, at its first use", () => {
  let made = 0;
  const value = lazy(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  expect([value(), value(), made]).toEqual([undefined, undefined, 1]);
});
