import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { errorReference, errorText } from "~/content/errors";
import { legalLinks, navigation } from "~/content/site";
import { notEmpty } from "../../support/counted";
import { count, hrefs, metas } from "../../support/html";
import { mark } from "../../support/injections";
import { type Page, plainHttp, sharedSite } from "../../support/site";
import { exchange } from "../../support/wire";
import { expectNoInjection } from "./no-injection";

/** Targets as they are written on the wire: a URL parser would have tidied them up before. */

const site = await sharedSite(plainHttp);

const get = (target: string) => exchange(site.address, target);

/** A French page within the shared layout, with a way back and nothing of the inside. */
function expectNotFound(page: Page) {
  const { status, headers, html } = page;
  expect(status).toBe(404);
  expect(headers.get("Location")).toBeNull();
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  const { title, text } = errorText(404);
  expect(page).toShow(title, text, errorReference);
  expect(count(html, "h1")).toBe(1);
  expect(metas(html).robots).toBe("noindex");
  expect(hrefs(html, "header")).toEqual(expect.arrayContaining(navigation.map(({ to }) => to)));
  expect(hrefs(html, "main")).toContain("/");
  expect(hrefs(html, "footer")).toEqual(expect.arrayContaining(legalLinks.map(({ to }) => to)));
  expect(html).not.toMatch(/\bat [\w.]+ ?\(|node_modules|\.tsx?\b|TypeError|Error:/);
  expectNoInjection(page);
}

test.each([
  "/rien-ici",
  `//${mark}.example/faq`,
  `///${mark}.example//`,
  `/\\${mark}.example/`,
  `/%5c${mark}.example/`,
  `/%2f%2f${mark}.example/`,
  `/.//${mark}.example/`,
  `/faq/..//${mark}.example/`,
  `/https://${mark}.example/`,
  `/<script>${mark}</script>`,
  `/%22%3E%3C${mark}%3E`,
  ...["/..;/", "/faq;a=b", "/%2F", "/faq%2f", "/blog/..%2f..%2fwrangler.toml", "/%252e%252e/"],
  ...["/faq%00", "/faq%20", "/faq%0d%0aX-Injected:%201", "/faq%3f", "/faq%23", "/faq%e2%80%ae"],
  ...["/index.html", "/faq.html", "/faq/index.html", "/images/", "/resources", "/build/"],
  `/${mark.repeat(2_048)}`,
  `/${"a/".repeat(4_096)}`,
  `/faq${"/..".repeat(2_000)}/${mark}`,
  // Escapes that cannot be read, and what a URL parser takes for a slash or passes over.
  ...["/%", "/%E0%A4%A", "/%C0%AF", "/blog/%80", "/%zz", "/%5c[", "/%5c%20", "/%5c:port"],
  ...["/%09/", "/%0d%0a/", "/%09%5c", "/faq%09", "/%7f/"],
])("answers 404 to %s and logs nothing", async (target) => {
  expectNotFound(await get(target));
  expect(await site.logged()).toEqual([]);
});

const [migration = ""] = readdirSync("migrations");

test.each([
  ...[".dev.vars", ".dev.vars.example", ".git/config", ".gitignore", ".wrangler/state"],
  ...["wrangler.toml", "package.json", "package-lock.json", "remix.config.js", "app/worker.ts"],
  ...["build/index.js", "build/index.js.map", "build/metafile.server.json"],
  ...["node_modules/zod/package.json", "public/_headers", "_headers", "_redirects", "_routes.json"],
  ...[".assetsignore", `migrations/${migration}`],
])("serves no source file: %s", async (file) => {
  const folders = ["/", "//", "/../", "/%2e%2e/", "/images/..%2f..%2f", "/fonts/..%5c..%5c"];
  for (const folder of [...folders, "/public/", "/build/../"])
    expectNotFound(await get(folder + file));
  expectNotFound(await get(`/${encodeURIComponent(file)}`));
});

test("keeps source files out of public/", () => {
  const files = readdirSync("public", { recursive: true, encoding: "utf8" });
  expect(files.length).toBeGreaterThan(20);
  const source = /(^|\/)\.|\.(map|tsx?|toml|sql|sqlite|env)$/;
  expect(notEmpty(files).filter((file) => source.test(file))).toEqual([]);
});

test("ignores a foreign host", async () => {
  const headers = {
    Host: `${mark}.example`,
    "X-Forwarded-Host": `${mark}.example`,
    "X-Forwarded-Proto": mark,
    "X-Original-URL": `https://${mark}.example/`,
    "X-Rewrite-URL": `/${mark}`,
    Forwarded: `host=${mark}.example;proto=${mark}`,
    Referer: `https://${mark}.example/`,
  };
  for (const target of ["/", "/challenge", "/rien-ici", "//faq/"]) {
    const page = await exchange(site.address, target, { headers });
    expectNoInjection(page);
    expect(page.html.toLowerCase()).not.toContain(mark);
  }
  for (const path of ["/livre-augmente-fl", "/merci"]) {
    const page = await exchange(site.address, path, { method: "POST", headers });
    expect(page.status).toBe(303);
    expect(page.headers.get("Location")).not.toContain(mark);
  }
});
