/** Rules of single requests that no page shows. */
import { expect, test } from "vitest";
import { networkOf } from "~/http/network";
import { visitOf } from "~/http/visit";
import { get } from "../../support/requests";

test("HEAD and a prefetch of either spelling are seen by nobody", () => {
  expect(visitOf(get("/merci?session_id=cs_1")).query.get("session_id")).toBe("cs_1");
  expect(visitOf(get("/merci")).seen).toBe(true);
  expect(visitOf(get("/merci", {}, "HEAD")).seen).toBe(false);
  expect(visitOf(get("/merci", { Purpose: "prefetch" })).seen).toBe(false);
  expect(visitOf(get("/merci", { "Sec-Purpose": "prefetch;prerender" })).seen).toBe(false);
});

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
])("%s shares its budget with %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
