/**
 * `npm --prefix workshop run validate`: checks every page, and every form after a refused post, with three external tools: the
 * Nu HTML checker, which needs Java, HTML_CodeSniffer (WCAG 2 AA) and IBM Equal Access. Prints one line per finding,
 * and exits with 1 if there are any. `--html` uses only the first.
 */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { orderCardLabels } from "../app/content/funnel";
import { allPages, nameOf, session } from "../tests/e2e/pages";
import { type Fields, fieldsOf } from "../tests/support/fields";
import { diagnostic, leadForms, resources } from "../tests/support/lead-forms";
import { declaration, path as withdrawal } from "../tests/support/withdrawals";
import { withBrowser } from "./brand/browser";

/** A page as the server sent it. */
interface Sample {
  name: string;
  url: string;
  html: string;
}

const accepted = [
  // CSS that the Nu HTML checker does not support yet: newer rules and properties,
  /CSS: Unrecognized at-rule “@(container|view-transition)”/,
  /CSS: “(animation-(range|timeline)|container-type|size-adjust|timeline-scope|vector-effect|view-timeline)”/,
  /CSS: Unknown pseudo-element or pseudo-class “::details-content”/,
  /CSS: “grid-template-rows”: “subgrid” is not/,
  // and newer values: colour stops with two positions or none, color-mix(), env() in a sum, container query units,
  // four-digit hex colours, a sum with a variable.
  /CSS: “(--[a-z]+|background|(-webkit-)?mask)”: (too few|Too many) values/,
  /CSS: “background”: “(0”|color-mix)/,
  /CSS: “padding-bottom”: Parse Error/,
  /CSS: “font-size”: Parse Error\. .*\dcqi\)/,
  /CSS: “mask”: “linear-gradient\(90deg, #0000,/,
  /CSS: “width”: The types are incompatible\. .*var\(--u\)/,
  // A skip link comes before the landmarks.
  /aria_content_in_landmark: .* class="skip-link">/,
];

const { resolve } = createRequire(import.meta.url);
const run = promisify(execFile);

async function main(htmlOnly: boolean) {
  await run("java", ["-version"]).catch(() => {
    throw new Error("the Nu HTML checker needs Java 11 or later on the PATH");
  });
  await withBrowser((browser) => validate(browser, htmlOnly));
}

async function validate(browser: Browser, htmlOnly: boolean) {
  const server = spawn(process.execPath, ["--import", "tsx", "tests/e2e/server.ts"]);
  try {
    const samples = await collect(await addressOf(server.stdout), browser);
    const found = await askNu(samples);
    if (!htmlOnly) found.push(...(await askInBrowser(samples, browser)));
    const findings = found.filter((line) => !accepted.some((pattern) => pattern.test(line)));
    for (const finding of findings) console.log(finding);
    console.log(`${samples.length} pages, ${findings.length} findings`);
    process.exitCode = findings.length > 0 ? 1 : 0;
  } finally {
    server.stdin.end();
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, url] = /^site (\S+), /.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error("the site did not start");
}

/** Every page, and the pages that forms and an order lead to. */
async function collect(site: string, browser: Browser): Promise<Sample[]> {
  const samples: Sample[] = [];
  async function send(path: string, name = nameOf(path), fields?: Fields): Promise<string> {
    const post = fields && { method: "POST", body: new URLSearchParams(fields) };
    const response = await fetch(new URL(path, site), post);
    samples.push({ name, url: response.url, html: await response.text() });
    return response.url;
  }

  for (const path of [...allPages, `/merci?session_id=${session.slow}`]) await send(path);
  for (const { path } of leadForms) await send(path, `${path} refused`, []);
  await send(withdrawal, `${withdrawal} refused`, []);
  await send(withdrawal, `${withdrawal} to confirm`, fieldsOf(declaration));
  await send(resources.path, `${resources.path} received`, fieldsOf(resources.valid));

  const thanks = await send("/diagnostic", "/diagnostic/merci", fieldsOf(diagnostic.valid));
  const lead = new URL(thanks).searchParams.get("resultat");
  await send(`/diagnostic/resultat/${lead}`, "/diagnostic/resultat");
  await send(`/desinscription/${lead}`, "/desinscription");

  const order = await buy(site, browser);
  const dedication = "é".repeat(61);
  await send(order, "/ma-commande");
  await send(order, "/ma-commande refused", Object.entries({ intent: "dedicate", dedication }));
  return samples;
}

/** Buys the book at the stand-in checkout. Returns the path of the order's page. */
async function buy(site: string, browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${site}/livre-augmente-fl`);
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(declaration.email);
  await page.getByRole("textbox", { name: "Nom" }).fill(declaration.lastName);
  await page.getByRole("button", { name: "Payer" }).click();
  const path = await page.getByRole("link", { name: orderCardLabels.see }).getAttribute("href");
  return path ?? "";
}

async function askNu(samples: Sample[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "validate-"));
  await Promise.all(samples.map(({ html }, at) => writeFile(join(folder, `${at}.html`), html)));
  const jar = resolve("vnu-jar/build/dist/vnu.jar");
  const options = ["--errors-only", "--exit-zero-always", "--stdout", "--format", "json"];
  const maxBuffer = Number.POSITIVE_INFINITY;
  const { stdout } = await run("java", ["-jar", jar, ...options, folder], { maxBuffer });
  await rm(folder, { recursive: true });
  const { messages }: { messages: Record<string, string>[] } = JSON.parse(stdout);
  return messages.map(({ url = "", message, extract = "" }) => {
    const { name = url } = samples[Number.parseInt(basename(url), 10)] ?? {};
    return `${name}: Nu HTML checker: ${message} ${extract.replace(/\s+/g, " ")}`;
  });
}

async function askInBrowser(samples: Sample[], browser: Browser): Promise<string[]> {
  const files = ["html_codesniffer/build/HTMLCS.js", "accessibility-checker-engine/ace.js"];
  const scripts = await Promise.all(files.map((file) => readFile(resolve(file), "utf8")));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const found: string[] = [];
  for (const { name, url, html: body } of samples) {
    const contentType = "text/html; charset=utf-8";
    await page.route(url, (route) => route.fulfill({ contentType, body }), { times: 1 });
    await page.goto(url);
    for (const content of scripts) await page.addScriptTag({ content });
    for (const line of await page.evaluate(findingsOfTools)) found.push(`${name}: ${line}`);
  }
  return found;
}

/** Runs in the page. */
async function findingsOfTools(): Promise<string[]> {
  const { HTMLCS, ace } = globalThis as unknown as Tools;
  await new Promise<void>((done) => HTMLCS.process("WCAG2AA", document, done));
  const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
  return [
    ...HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ msg, element }) => `HTML_CodeSniffer: ${msg} ${element.outerHTML?.slice(0, 160)}`),
    ...results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .map(({ ruleId, message, snippet }) => `IBM Equal Access: ${ruleId}: ${message} ${snippet}`),
  ];
}

interface Tools {
  HTMLCS: {
    ERROR: number;
    process: (standard: string, content: Document, done: () => void) => void;
    getMessages: () => { type: number; msg: string; element: Element }[];
  };
  ace: { Checker: new () => { check: (content: Document, policies: string[]) => Promise<Report> } };
}

interface Report {
  results: { value: string[]; ruleId: string; message: string; snippet: string }[];
}

main(process.argv.includes("--html")).catch((error: Error) => {
  console.error(`The pages could not be validated: ${error.message}`);
  process.exitCode = 1;
});
