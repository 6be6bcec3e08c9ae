/**
 * `npm run validate`: shows the site to three judges that are not ours: the Nu HTML checker, which needs Java,
 * HTML_CodeSniffer (WCAG 2 AA) and IBM Equal Access. They see every page and every form as it comes back refused.
 * Prints one line for each finding and then exits with 1. `npm run validate -- /faq` shows only these paths.
 */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { orderCardLabels } from "../app/content/funnel";
import { allPages, nameOf } from "../tests/e2e/pages";
import { type Fields, fieldsOf } from "../tests/support/fields";
import { diagnostic, leadForms, resources } from "../tests/support/lead-forms";
import { declaration, path as withdrawal } from "../tests/support/withdrawals";

/** What the Nu HTML checker reports although browsers and the standards know it. */
const tooNewForNu: RegExp[] = [];

const { resolve } = createRequire(import.meta.url);
const nuJar = resolve("vnu-jar/build/dist/vnu.jar");

/** A page as the server sent it. */
interface Sample {
  name: string;
  url: string;
  html: string;
}

interface Finding {
  name: string;
  judge: string;
  message: string;
}

async function main(wanted: string[]) {
  await promisify(execFile)("java", ["-version"]).catch(() => {
    throw new Error("the Nu HTML checker needs Java 11 or later, which is not on the PATH");
  });
  await using site = await startSite();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const samples = (await collect(site.url, browser)).filter(
    ({ url }) => wanted.length === 0 || wanted.includes(new URL(url).pathname),
  );
  const found = [...(await askNu(samples)), ...(await askInBrowser(samples, browser))];
  await browser.close();
  for (const { name, judge, message } of found) console.log(`${name}: ${judge}: ${message}`);
  console.log(`${found.length} findings on ${samples.length} pages`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

/** The site of the browser tests, in a process of its own. */
async function startSite(): Promise<AsyncDisposable & { url: string }> {
  const server = spawn(process.execPath, ["--import", "tsx", "tests/e2e/server.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of createInterface(server.stdout)) {
    const url = /^site (\S+), /.exec(line)?.[1];
    if (url) return { url, [Symbol.asyncDispose]: async () => void server.stdin.end() };
  }
  throw new Error("the site did not start");
}

/** Every page, and what the forms and an order lead to. */
async function collect(site: string, browser: Browser): Promise<Sample[]> {
  const samples: Sample[] = [];
  async function send(path: string, fields?: Fields, name = nameOf(path)) {
    const response = await fetch(
      new URL(path, site),
      fields && { method: "POST", body: new URLSearchParams(fields) },
    );
    samples.push({ name, url: response.url, html: await response.text() });
    return response.url;
  }

  for (const path of allPages) await send(path);
  for (const { path } of leadForms) await send(path, [], `${path} refused`);
  await send(withdrawal, [], `${withdrawal} refused`);
  await send(withdrawal, fieldsOf(declaration), `${withdrawal} to confirm`);
  await send(resources.path, fieldsOf(resources.valid), `${resources.path} received`);

  const thanks = await send("/diagnostic", fieldsOf(diagnostic.valid), "/diagnostic/merci");
  const lead = new URL(thanks).searchParams.get("resultat");
  await send(`/diagnostic/resultat/${lead}`);
  await send(`/desinscription/${lead}`);

  const order = await buy(await browser.newPage(), site);
  await send(order, undefined, "/ma-commande");
  await send(order, [["intent", "open"]], "/ma-commande, not ticked");
  const dedication: Fields = [
    ["intent", "dedicate"],
    ["dedication", "é".repeat(61)],
  ];
  await send(order, dedication, "/ma-commande, refused");
  return samples;
}

/** Buys the book from the stand-in checkout. Gives the address of the order's page. */
async function buy(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/livre-augmente-fl`);
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(declaration.email);
  await page.getByRole("textbox", { name: "Nom" }).fill("Zoé Martin");
  await page.getByRole("button", { name: "Payer" }).click();
  const link = page.getByRole("link", { name: orderCardLabels.see });
  return new URL((await link.getAttribute("href")) ?? "", site).href;
}

async function askNu(samples: Sample[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), "validate-"));
  for (const [index, { html }] of samples.entries()) {
    await writeFile(join(folder, `${index}.html`), html);
  }
  const options = ["--errors-only", "--exit-zero-always", "--stdout", "--format", "json"];
  const { stdout } = await promisify(execFile)("java", ["-jar", nuJar, ...options, folder], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as {
    messages: { url: string; message: string; extract?: string }[];
  };
  return messages
    .filter(({ message }) => !tooNewForNu.some((known) => known.test(message)))
    .map(({ url, message, extract = "" }) => {
      const { name = url } = samples[Number.parseInt(basename(url), 10)] ?? {};
      return { name, judge: "Nu HTML checker", message: `${message} ${extract}` };
    });
}

async function askInBrowser(samples: Sample[], browser: Browser): Promise<Finding[]> {
  const found: Finding[] = [];
  const sources = await Promise.all(
    ["html_codesniffer/build/HTMLCS.js", "accessibility-checker-engine/ace.js"].map((file) =>
      readFile(resolve(file), "utf8"),
    ),
  );
  const queue = samples.values();
  async function work() {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    for (const { name, url, html } of queue) {
      const headers = { "Content-Type": "text/html; charset=utf-8" };
      await page.route(url, (route) => route.fulfill({ headers, body: html }), { times: 1 });
      await page.goto(url);
      for (const content of sources) await page.addScriptTag({ content });
      for (const [judge, message] of await page.evaluate(inspect))
        found.push({ name, judge, message });
    }
  }
  await Promise.all([work(), work(), work()]);
  return found;
}

declare const HTMLCS: {
  process(standard: string, content: Document, done: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
};
declare const ace: {
  Checker: new () => {
    check(
      content: Document,
      guidelines: string[],
    ): Promise<{
      results: { value: string[]; ruleId: string; message: string; snippet: string }[];
    }>;
  };
};

/** Runs in the page. */
async function inspect(): Promise<[judge: string, message: string][]> {
  await new Promise<void>((done) => HTMLCS.process("WCAG2AA", document, done));
  const errors = HTMLCS.getMessages().filter(({ type }) => type === 1);
  const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
  const violations = results.filter(({ value }) => value.join() === "VIOLATION,FAIL");
  return [
    ...errors.map(({ code, msg, element }): [string, string] => [
      "HTML_CodeSniffer",
      `${code}: ${msg} ${element.outerHTML?.slice(0, 160)}`,
    ]),
    ...violations.map(({ ruleId, message, snippet }): [string, string] => [
      "IBM Equal Access",
      `${ruleId}: ${message} ${snippet}`,
    ]),
  ];
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`The pages could not be judged: ${error.message}`);
  process.exitCode = 1;
});
