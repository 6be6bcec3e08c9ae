import { expect, test } from "vitest";
import { isWithinLimit, networkOf } from "~/http/rate-limit";
import { makeEnv } from "../../support/env";
import { get } from "../../support/requests";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000::9", "2001:db8:0:0::/64"],
  ["2001::1:2:3:4:5:6", "2001:0:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
])("one budget: %s and %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("one unit over the limit among several", async () => {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 4 });
  const env = makeEnv({ FORM_RATE_LIMIT: { limit } });
  const request = get("/", { "CF-Connecting-IP": "203.0.113.7" });
  const allowed = [1, 2, 2].map((units) => isWithinLimit(request, env, "look-up", units));
  expect(await Promise.all(allowed)).toEqual([true, true, false]);
  expect(new Set(keys)).toEqual(new Set(["look-up:203.0.113.7"]));
});

test("a limiter that is down", async () => {
  const env = makeEnv({ FORM_RATE_LIMIT: { limit: () => Promise.reject(new Error("down")) } });
  expect(await isWithinLimit(get("/"), env, "form")).toBe(true);
});
