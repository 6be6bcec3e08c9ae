import { createHmac } from "node:crypto";
import { base64url } from "jose";
import { expect, test, vi } from "vitest";
import { createAccess, isDesk } from "~/http/access";
import { dayInMs, hourInMs } from "~/lib/time";
import {
  assertionOf,
  audience,
  certs,
  makeKey,
  operator,
  seconds,
  team,
} from "../../support/access";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";
import { get } from "../../support/requests";

const key = await makeKey("current");
const next = await makeKey("next");
const elliptic = await makeKey("elliptic", "ES256");
const noon = Date.UTC(2026, 10, 23, 12);

/** A door whose clock and published keys a test moves. */
function openDoor(env = makeEnv()) {
  const clock = { now: noon };
  const published = { keys: certs(key, elliptic), isAway: false };
  const fetch = vi.fn(async () => {
    if (published.isAway) throw new TypeError("away");
    return Response.json(published.keys);
  });
  const { identify } = createAccess({ fetch, now: () => clock.now });
  const background = { waitUntil: () => {} };
  const enter = (headers: Record<string, string>) =>
    identify(get("/bureau", headers), env, background);
  const show = (assertion: string) => enter({ "Cf-Access-Jwt-Assertion": assertion });
  return { clock, published, fetch, enter, show };
}

const sign = (claims = {}, time = noon, by = key) => assertionOf(by, claims, time);

test.each([
  ["/bureau", true],
  ["/bureau/commandes/c-1", true],
  ["/bureaux", false],
  ["/", false],
  [null, false],
])("says whether %s is the desk's", (path, expected) => {
  expect(isDesk({ path })).toBe(expected);
});

test("lets in an operator by header or cookie", async () => {
  const { enter, show } = openDoor();
  const assertion = await sign();
  expect(await show(assertion)).toBe(operator);
  expect(await enter({ Cookie: `a=b; CF_Authorization=${assertion}; c=d` })).toBe(operator);
  expect(await show(await sign({}, noon, elliptic))).toBe(operator);
});

test("asks for no keys without an assertion", async () => {
  const { enter, fetch } = openDoor();
  for (const headers of [{}, { Cookie: "a=b" }, { "Cf-Access-Jwt-Assertion": "x".repeat(9_000) }])
    expect(await enter(headers as Record<string, string>)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

const encode = (value: object) => base64url.encode(JSON.stringify(value));
const claims = {
  iss: team,
  aud: [audience],
  email: operator,
  iat: seconds(noon),
  exp: seconds(noon) + 3600,
};

/** Signed with the published key as a secret, as if it were one. */
function symmetric() {
  const text = `${encode({ alg: "HS256", kid: "current" })}.${encode(claims)}`;
  const signature = createHmac("sha256", JSON.stringify(key.published)).update(text).digest();
  return `${text}.${base64url.encode(signature)}`;
}

const refused: [string, () => string | Promise<string>][] = [
  ["garbage", () => "a.b.c"],
  ["expired", () => sign({ exp: seconds(noon) - 61 })],
  ["not yet valid", () => sign({ nbf: seconds(noon) + 61 })],
  ["issued in the future", () => sign({ iat: seconds(noon) + 61 })],
  ["without an end", () => sign({ exp: undefined })],
  ["for another application", () => sign({ aud: ["another_application_of_the_team"] })],
  ["of another team", () => sign({ iss: "https://other.test" })],
  ["without an address", () => sign({ email: undefined, common_name: "robot" })],
  ["of no algorithm", () => `${encode({ alg: "none", kid: "current" })}.${encode(claims)}.`],
  ["of HS256 with the published key", symmetric],
  ["of an unpublished key", () => sign({}, noon, next)],
  ["of a key under another's name", () => sign({}, noon, { ...next, kid: "current" })],
];

test.each(refused)("refuses an assertion that is %s", async (_name, make) => {
  const { show } = openDoor();
  expect(await show(await make())).toBeNull();
});

test("allows for a clock that is a little off", async () => {
  const { show } = openDoor();
  const ahead = seconds(noon) + 50;
  expect(await show(await sign({ iat: ahead, nbf: ahead }))).toBe(operator);
  expect(await show(await sign({ exp: seconds(noon) - 50 }))).toBe(operator);
});

test("accepts a rotated key, and then no longer the one withdrawn", async () => {
  const { clock, published, show, fetch } = openDoor();
  expect(await show(await sign())).toBe(operator);
  published.keys = certs(next);
  clock.now += 30_000;
  expect(await show(await sign({}, clock.now, next))).toBe(operator);
  expect(await show(await sign({}, clock.now))).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("reads the keys again after an hour", async () => {
  const { clock, published, show } = openDoor();
  expect(await show(await sign())).toBe(operator);
  published.keys = certs(next);
  clock.now += hourInMs - 1;
  expect(await show(await sign({}, clock.now))).toBe(operator);
  clock.now += 1;
  expect(await show(await sign({}, clock.now))).toBeNull();
});

test("keeps its keys for a week while their address is away", async () => {
  const errors = loggedErrors();
  const { clock, published, show } = openDoor();
  expect(await show(await sign())).toBe(operator);
  published.isAway = true;
  clock.now += 7 * dayInMs - 1;
  expect(await show(await sign({}, clock.now))).toBe(operator);
  clock.now += 1;
  expect(await show(await sign({}, clock.now))).toBeNull();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("Access keys not read");
});

test("asks for keys at a bounded rate, whatever is forged", async () => {
  const { clock, show, fetch } = openDoor();
  const forged = await sign({}, noon, next);
  let entered = 0;
  for (let number = 0; number < 10_000; number += 1) {
    clock.now += 12;
    if (await show(forged.replace(/.$/, "A"))) entered += 1;
  }
  expect(entered).toBe(0);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(1 + 120_000 / 30_000);
});

test("asks for keys once for requests that come together", async () => {
  const { show, fetch } = openDoor();
  const assertion = await sign();
  const entered = await Promise.all(Array.from({ length: 5 }, () => show(assertion)));
  expect(entered).toEqual(Array(5).fill(operator));
  expect(fetch).toHaveBeenCalledOnce();
});

test("asks for no keys for an assertion about another site", async () => {
  const { show, fetch } = openDoor();
  await show(await sign({ aud: ["another_application_of_the_team"] }));
  await show(await sign({ iss: "https://other.test" }));
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ["an error", () => new Response("busy", { status: 503 })],
  ["a page", () => new Response("<html>")],
  ["no keys", () => Response.json({ error: "none" })],
  ["too much", () => new Response("x".repeat(65 * 1024))],
])("lets nobody in when the keys' address answers %s", async (_name, answer) => {
  const errors = loggedErrors();
  const { show, fetch } = openDoor();
  fetch.mockImplementation(async () => answer());
  expect(await show(await sign())).toBeNull();
  expect(errors).toHaveLength(1);
});

test.each([
  ["ACCESS_TEAM", undefined],
  ["ACCESS_AUD", undefined],
])("lets nobody in without %s", async (name, value) => {
  const { show, fetch } = openDoor(makeEnv({ [name]: value }));
  expect(await show(await sign())).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test("takes the stand-in's address only for a site without https", () => {
  const errors = loggedErrors();
  const standIn = { ACCESS_TEAM: "http://localhost:8788" };
  expect(makeEnv(standIn).ACCESS_TEAM).toBeUndefined();
  expect(errors).toEqual([expect.stringContaining("ACCESS_TEAM: expected https, as SITE_URL")]);
  const local = { ...standIn, SITE_URL: "http://localhost:8787" };
  expect(makeEnv(local).ACCESS_TEAM).toBe(standIn.ACCESS_TEAM);
  const elsewhere = { ...local, ACCESS_TEAM: "http://access.test" };
  expect(makeEnv(elsewhere).ACCESS_TEAM).toBeUndefined();
});
