import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundlePath } from "../../../scripts/build/up-to-date";
import { json } from "../../support/fakes";
import { element } from "../../support/html";
import { allPaths } from "../../support/pages";
import { sharedSite } from "../../support/site";
import { compressed, firstRoundTrip } from "../../support/weight";
import { wizardAddress } from "../../support/wizard";

const fontBudget = 15_000;
/** Bytes, after gzip. */
const bundleBudget = 425 * 1024;

const site = await sharedSite();

test("keeps the compressed Worker within its budget", () => {
  const bundle = readFileSync(bundlePath);
  expect(gzipSync(bundle, { level: 9 }).byteLength).toBeLessThanOrEqual(bundleBudget);
});

function fonts(html: string): string[] {
  const sources = element(html, "style").text.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g);
  return [...new Set([...sources].map(([, url = ""]) => url))];
}

const paths = [...allPaths, wizardAddress(4), "/rien-ici"];

test.each(paths)("fits %s into the first round trip, with one font", async (path) => {
  site.partner(json({ email: "lectrice@example.com" }));
  const query = "session_id=cs_1&presale_course=true&prompt_pack=true";
  const filled = await site.page(path + (path.includes("?") ? "&" : "?") + query);
  const { html, headers } = await site.page(path);
  for (const page of [filled.html, html])
    expect(compressed(page)).toBeLessThanOrEqual(firstRoundTrip);

  const [font = "", ...more] = fonts(html);
  expect(more).toEqual([]);
  const response = await site.fetch(font);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(fontBudget);
  expect(headers.get("Link")).toContain(`<${font}>; rel=preload; as=font`);
});

const startScript = `
  const fail = (name) => () => { throw new Error(name + " while the Worker starts"); };
  for (const name of ["DateTimeFormat", "NumberFormat", "ListFormat", "Collator", "PluralRules"])
    Intl[name] = fail(name);
  String.prototype.localeCompare = fail("localeCompare");
  String.prototype.normalize = fail("normalize");
  await import(process.argv[1]);`;

test("starts without language data", async () => {
  const args = ["--input-type=module", "--eval", startScript, resolve(bundlePath)];
  const evaluation = promisify(execFile)(process.execPath, args);
  await expect(evaluation).resolves.toMatchObject({ stderr: "" });
});
