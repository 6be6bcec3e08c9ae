import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bundlePath } from "../../../scripts/build/freshness";
import { chunks, json } from "../../support/fakes";
import { attributes, element, scripts } from "../../support/html";
import { contentPages, funnelPages, landings } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";
import { readStream } from "../../support/stream";
import { compressed, firstRoundTrip } from "../../support/weight";

const fontBudget = 15_000;
const firstViewBudget = 120_000;
/** 275 KiB, as wrangler counts. */
const bundleBudget = 275 * 1024;

const site = await sharedSite();

test("the Worker weighs 275 KiB at most, compressed", () => {
  const bundle = readFileSync(bundlePath);
  expect(gzipSync(bundle, { level: 9 }).byteLength).toBeLessThanOrEqual(bundleBudget);
});

async function download(path: string): Promise<Uint8Array> {
  const response = await site.fetch(path);
  expect(response.status, path).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Addresses of the fonts that a page's style sheet names. */
function fonts(html: string): string[] {
  const sources = element(html, "style").text.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g);
  return [...new Set([...sources].map(([, url = ""]) => url))];
}

/** Everything else that a browser fetches to show the first view: pictures, icons, manifest. */
function resources(html: string): string[] {
  const linked = attributes(html, "link:is([rel*=icon], [rel=manifest], [rel=preload])");
  const pictures = attributes(html, "img:not([loading=lazy])");
  return [...new Set([...linked, ...pictures].map(({ href, src }) => href ?? src ?? ""))];
}

describe.each([...new Set([...contentPages, ...funnelPages]), "/rien-ici"])("%s", (path) => {
  test("HTML and CSS fit into the first round trip", async () => {
    site.partner(json({ email: "lectrice@example.com" }));
    for (const query of ["", "?session_id=cs_1&presale_course=true&prompt_pack=true"]) {
      const { html } = await site.page(path + query);
      expect(compressed(html), query).toBeLessThanOrEqual(firstRoundTrip);
    }
  });

  test("one font at most, of 15 KB at most, preloaded from the same address", async () => {
    const { html, headers } = await site.page(path);
    const [font = "", ...more] = fonts(html);
    expect(more).toEqual([]);
    expect((await download(font)).byteLength).toBeLessThanOrEqual(fontBudget);
    expect(headers.get("Link")).toContain(`<${font}>; rel=preload; as=font`);
  });

  test("the first view weighs 120 KB at most, and each part of it exists", async () => {
    const { html } = await site.page(path);
    let bytes = compressed(html);
    for (const url of [...fonts(html), ...resources(html)])
      bytes += (await download(url)).byteLength;
    expect(bytes).toBeLessThanOrEqual(firstViewBudget);
  });
});

test.each(landings)("%s loads no script at all", async (path) => {
  const { html, headers } = await site.page(path);
  expect(scripts(html)).toEqual([]);
  expect(html).not.toMatch(/modulepreload|\.js\b/);
  expect(headers.get("Link") ?? "").not.toMatch(/script|\.js\b/);
});

test("a streamed page fits as well", async () => {
  site.partner(chunks([], { open: true }));
  const page = readStream(await site.fetch("/merci?session_id=cs_1"));
  const html = await page.until("</footer>");
  await page.leave();
  expect(compressed(html)).toBeLessThanOrEqual(firstRoundTrip);
});
