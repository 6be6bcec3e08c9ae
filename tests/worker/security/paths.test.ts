import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorReference, errorText } from "~/content/errors";
import { attributes, count } from "../../support/html";
import { mark } from "../../support/injections";
import { type Page, plainHttp, sharedSite } from "../../support/site";
import { expectLocation, expectNoInjection } from "./no-injection";
import { exchange, head } from "./wire";

/** Targets as they are written on the wire: a URL parser would have tidied them up before. */

const site = await sharedSite(plainHttp);

function get(target: string): Promise<Page> {
  return exchange(site.address, [head("GET", target)]);
}

function expectNotFound(page: Page) {
  expect(page.status).toBe(404);
  expect(page.headers.get("Location")).toBeNull();
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(count(page.html, "h1")).toBe(1);
  expect(page).toShow(errorText(404).title, errorReference);
  expectNoInjection(page);
}

describe("nothing is there", () => {
  test.each([
    `//${mark}.example/`,
    `//${mark}.example/faq`,
    `//${mark}.example/index.html`,
    `///${mark}.example//`,
    `/\\${mark}.example/`,
    `/%5c${mark}.example/`,
    `/%2f%2f${mark}.example/`,
    `/.//${mark}.example/`,
    `/faq/..//${mark}.example/`,
    `/https://${mark}.example/`,
    `/<script>${mark}</script>`,
    `/%22%3E%3C${mark}%3E`,
    "/..;/",
    "/faq;a=b",
    "/%2F",
    "/faq%2f",
    "/blog%2fia-et-livre-professionnel",
    "/blog/..%2f..%2fwrangler.toml",
    "/%252e%252e/",
    "/faq%00",
    "/faq%00.html",
    "/faq%20",
    "/faq%0d%0aX-Injected:%201",
    "/faq%3f",
    "/faq%23",
    "/faq%e2%80%ae",
    "/index.html",
    "/faq.html",
    "/faq/index.html",
    "/faq.php",
    "/images/",
    "/fonts/",
    "/resources",
    "/build/",
    `/${mark.repeat(2_048)}`,
    `/${"a/".repeat(4_096)}`,
    `/${"%C3%A9".repeat(1_365)}`,
    `/faq${"/..".repeat(2_000)}/${mark}`,
  ])("%s", expectQuiet);
});

describe("an escape that cannot be read is not found, and no matter for the log", () => {
  test.each(["/%", "/faq%", "/%E0%A4%A", "/%C0%AF", "/%ff", "/blog/%80", "/%zz"])(
    "%s",
    expectQuiet,
  );
});

describe("what a URL parser takes for a slash or passes over is not found either", () => {
  test.each([
    ...["/%5c", "/%5C%5c/", "/%5c%2f", "/%5c[", "/%5c%20", "/%5c:port", "/faq%5c", "/%5cfaq"],
    ...["/%09/", "/%0a/", "/%0d%0a/", "/%09%5c", "/faq%09", "/%0afaq", "/%7f/"],
  ])("%s", expectQuiet);
});

async function expectQuiet(target: string) {
  expectNotFound(await get(target));
  expect(await site.logged()).toEqual([]);
}

describe("a page by another spelling names its one address", () => {
  test.each([
    ["/faq/", "/faq"],
    ["/faq//", "/faq"],
    ["/FAQ", "/faq"],
    ["/%66aq", "/faq"],
    ["/pac%E2%84%AA-prompt-ia", "/pack-prompt-ia"],
    ["/./faq", "/faq"],
    ["/faq/.", "/faq"],
    ["/blog/%2e%2e/faq", "/faq"],
    ["/%2e%2e/", "/"],
    ["/../../..", "/"],
    [`//${mark}.example/..`, "/"],
    ["/BLOG/ia-et-livre-professionnel/", "/blog/ia-et-livre-professionnel"],
    [`/faq?${"a".repeat(8_192)}`, "/faq"],
  ])("%s", async (target, path) => {
    const page = await get(target);
    expect(page.status).toBe(200);
    expectNoInjection(page);
    const canonical = attributes(page.html, "link[rel=canonical]");
    expect(canonical.map(({ href }) => href)).toEqual([`${plainHttp.vars.SITE_URL}${path}`]);
  });
});

describe("a file by another spelling is at its one address", () => {
  test.each([
    ["/favicon%2eico", "/favicon.ico"],
    ["//favicon.ico", "/favicon.ico"],
    ["/images//og/site.png", "/images/og/site.png"],
    ["/images/../favicon.ico", "/favicon.ico"],
  ])("%s", async (target, path) => {
    const { status, headers } = await get(target);
    expect([200, 307, 308]).toContain(status);
    if (status !== 200) expect(headers.get("Location")).toBe(path);
  });
});

describe("what the site is made of is not served", () => {
  const migrations = readdirSync("migrations").filter((file) => file.endsWith(".sql"));

  test.each([
    ".dev.vars",
    ".dev.vars.example",
    ".git/config",
    ".gitignore",
    ".wrangler/state",
    "wrangler.toml",
    "package.json",
    "package-lock.json",
    "remix.config.js",
    "app/worker.ts",
    "build/index.js",
    "build/index.js.map",
    "build/metafile.server.json",
    "node_modules/zod/package.json",
    "public/_headers",
    "_headers",
    "_redirects",
    "_routes.json",
    ".assetsignore",
    ...migrations.map((file) => `migrations/${file}`),
  ])("%s", async (file) => {
    const folders = ["/", "//", "/../", "/%2e%2e/", "/images/../../", "/images/..%2f..%2f"];
    for (const folder of [...folders, "/fonts/..%5c..%5c", "/public/", "/build/../"]) {
      expectNotFound(await get(folder + file));
    }
    expectNotFound(await get(`/${file.toUpperCase()}`));
    expectNotFound(await get(`/${encodeURIComponent(file)}`));
  });

  test("nor is it among the files that are", () => {
    const files = readdirSync("public", { recursive: true, encoding: "utf8" });
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /(^|\/)\.|\.(map|tsx?|toml|sql|sqlite|env)$/.test(file))).toEqual(
      [],
    );
  });
});

test("800 other targets: found or not, never a fault, never a way off the site", async () => {
  const pieces = fc.constantFrom(
    ...["/", "//", "\\", "%2f", "%5c", "..", "%2e%2e", ".", ";", "@", ":80", "?", "&", "#", "%00"],
    ...["%09", "%0d%0a", "%E0%A4%A", "é", "faq", "FAQ", "merci", "blog", "index", "index.html"],
    ...["favicon.ico", "images", "og", "site.png", "build", ".data", "_root", "__manifest?p=/"],
    ...[`${mark}.example`, `https://${mark}.example`, `<${mark}>`, `"${mark}'`],
  );
  const targets = fc.array(pieces, { maxLength: 7 }).map((parts) => `/${parts.join("")}`);
  const visits = fc.asyncProperty(targets, async (target) => {
    const page = await get(target);
    expect([200, 204, 307, 308, 404]).toContain(page.status);
    expectLocation(page.headers.get("Location") ?? "/");
    if (page.headers.get("Content-Type")?.startsWith("text/html")) expectNoInjection(page);
  });
  await fc.assert(visits, { seed: 20260501, numRuns: 800 });
});
