import { expect, test } from "vitest";
import { requireBuyer } from "~/handlers/buyer";
import { isWithinLimit, readNetworks, sharedNetwork } from "~/http/rate-limit";
import * as unsubscription from "~/routes/desinscription.$key";
import * as report from "~/routes/diagnostic_.resultat.$leadId";
import * as health from "~/routes/healthz";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { get } from "../../support/requests";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:1:ffff:aaaa::1", "2001:db8:1:ffff::/64", "2001:db8:1::/48"],
  ["2001:0db8:0000:0000::9", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001::1:2:3:4:5:6", "2001:0:1:2::/64", "2001:0:1::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
])("counts %s as network %s of prefix %s", (address, network, prefix?: string) => {
  expect(readNetworks(address)).toEqual({ network, prefix });
});

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2::1", "2001:db8:1::/48"],
])("shares a day's mails for %s by %s", (address, network) => {
  expect(sharedNetwork(get("/", { "CF-Connecting-IP": address }))).toBe(network);
});

test("shares a day's mails for all visitors without an address as one", () => {
  expect(sharedNetwork(get("/"))).toBe(sharedNetwork(get("/challenge")));
});

/** Counts what each key takes, up to a limit. */
function limiterOf(most: number) {
  const taken = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    taken.set(key, (taken.get(key) ?? 0) + 1);
    return { success: (taken.get(key) ?? 0) <= most };
  };
  return { limit, taken };
}

test("counts each request once, under the name of its limit", async () => {
  const [forms, lookUps] = [limiterOf(2), limiterOf(1)];
  const env = makeEnv({ FORM_RATE_LIMIT: forms, LOOKUP_RATE_LIMIT: lookUps });
  const request = get("/", { "CF-Connecting-IP": "203.0.113.7" });
  const ask = () => isWithinLimit(request, env, "form");
  const lookUp = () => isWithinLimit(request, env, "look-up", "LOOKUP_RATE_LIMIT");
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, false]);
  expect([await lookUp(), await lookUp()]).toEqual([true, false]);
  expect([...forms.taken]).toEqual([["form:203.0.113.7", 3]]);
});

test("limits a prefix's 65 networks together to ten times one's limit", async () => {
  const env = makeEnv({ FORM_RATE_LIMIT: limiterOf(6), PREFIX_RATE_LIMIT: limiterOf(60) });
  const ask = (address: string) =>
    isWithinLimit(get("/", { "CF-Connecting-IP": address }), env, "form");
  const allowed = Array.from({ length: 65 }, (_, n) => ask(`2001:db8:1:${n.toString(16)}::1`));
  expect((await Promise.all(allowed)).filter(Boolean)).toHaveLength(60);
  expect(await ask("2001:db8:2::1"), "another prefix").toBe(true);
});

test("lets requests through while the limiter is down", async () => {
  const env = makeEnv({ FORM_RATE_LIMIT: { limit: () => Promise.reject(new Error("down")) } });
  expect(await isWithinLimit(get("/"), env, "form")).toBe(true);
});

const key = "0".repeat(32);

test.each([
  ["an order", requireBuyer],
  ["an unsubscription", unsubscription.loader],
  ["an unsubscription's post", unsubscription.action],
  ["a report", report.loader],
  ["the state of the site", health.loader],
])("refuses a network beyond its limit before any query for %s", async (_what, answer) => {
  const none = limiterOf(0);
  // A database that fails a test which asks it.
  const env = makeEnv({ DB: {}, FORM_RATE_LIMIT: none, PREFIX_RATE_LIMIT: none });
  const params = { key, leadId: crypto.randomUUID() };
  const asked = answer({ request: get("/"), params, context: makeContext(env) });
  await expect(asked).rejects.toMatchObject({ status: 429 });
});
