/** The desk is not there, but for who holds an assertion of Access. */
import { beforeEach, expect, test } from "vitest";
import { deskMenu } from "~/content/desk";
import { counted, notEmpty } from "../../support/counted";
import { applyMigrations } from "../../support/database";
import { entered, publishKeys } from "../../support/desk";
import { hrefs, scripts } from "../../support/html";
import { deskPaths } from "../../support/pages";
import { origin, sharedSite } from "../../support/site";

const site = await sharedSite();
await applyMigrations(site.d1);
beforeEach(() => publishKeys(site));

const unknown = "/rien-ici";
const routes = deskPaths.map((path) => path.replace(/:\w+/g, "C-20260501-1A2B3C4D"));

const paths = [
  ...routes,
  "/bureau/",
  "/BUREAU",
  "/%62ureau/commandes",
  "/bureau/rien-ici",
  "/bureau.data",
  "/bureau/journal.data",
  "/bureau?_data=routes%2Fbureau._index",
];
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };

async function ask(path: string, method = "GET", headers: Record<string, string> = {}) {
  const body = ["GET", "HEAD"].includes(method) ? undefined : "acte=parcel.sent";
  const { status, headers: given, html } = await site.page(path, { method, headers, body });
  return { status, html, headers: Object.fromEntries(given) };
}

test("answers every path and method of the desk like an unknown page", async () => {
  expect(routes.length).toBeGreaterThan(1);
  const ordinary = await ask(unknown);
  expect(ordinary.status).toBe(404);
  for (const path of notEmpty(paths))
    for (const method of notEmpty(methods))
      expect(await ask(path, method, form), `${method} ${path}`).toEqual(ordinary);
  const head = await ask("/bureau", "HEAD");
  expect(head).toEqual(await ask(unknown, "HEAD"));
  expect(site.calls).toEqual([]);
});

test("answers prefetches, foreign posts and forged assertions like unknown pages", async () => {
  const ordinary = await ask(unknown);
  const forged = await entered({ aud: ["another_application_of_the_team"] });
  const requests: [string, Record<string, string>][] = [
    ["GET", { "Sec-Purpose": "prefetch" }],
    ["POST", { ...form, Origin: "https://evil.test" }],
    ["POST", { "Content-Type": "application/json" }],
    ["GET", forged],
    ["GET", { Cookie: `CF_Authorization=${forged["Cf-Access-Jwt-Assertion"]}` }],
  ];
  for (const [method, headers] of counted(5, requests))
    expect(await ask("/bureau", method, headers)).toEqual(ordinary);
  expect(site.calls).toEqual([]);
});

test("lets in whom Access vouches for, on an unstored page", async () => {
  const page = await site.page("/bureau", { headers: await entered() });
  expect(page.status).toBe(200);
  expect(page).toShow("Aujourd’hui", "autrice@example.com");
  expect(hrefs(page.html, "header")).toEqual(["/bureau", ...deskMenu.map(({ to }) => to)]);
  expect(scripts(page.html)).toEqual([]);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex",
  });
  for (const name of ["Set-Cookie", "Speculation-Rules", "ETag"])
    expect(page.headers.get(name)).toBeNull();
  expect(await ask("/bureau")).toMatchObject({ status: 404 });
});

test("refuses other methods and sites at the desk, also to the operator", async () => {
  const headers = await entered();
  const status = async (path: string, method: string, more = {}) =>
    (await ask(path, method, { ...headers, ...more })).status;
  expect(await status("/bureau", "PUT")).toBe(405);
  expect(await status("/bureau", "POST", { ...form, Origin: "https://evil.test" })).toBe(403);
  expect(await status("/bureau", "POST", form)).toBe(400);
  expect(await status("/bureau.data", "GET")).toBe(404);
  expect(await status("/bureau/rien-ici", "GET")).toBe(404);
});

test("names the desk nowhere on the site", async () => {
  for (const path of ["/", "/sitemap.xml", "/robots.txt", "/speculation-rules.json", unknown])
    expect((await site.page(path)).html, path).not.toContain("/bureau");
  const headers = { ...(await entered()), "Sec-Fetch-Dest": "document" };
  await site.page("/bureau", { headers });
  const { results } = await site.d1.prepare("SELECT page FROM page_counts").all();
  expect(results.map(({ page }) => page)).not.toContain("bureau");
});
