/**
 * Tests the site in the two engines that the browser suite does not cover. `npm --prefix workshop run engines` names
 * missing browsers but installs none.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderPage } from "~/content/order-page";
import { resourcesPage } from "~/content/resources";
import { withdrawalPage } from "~/content/withdrawal-page";
import type { QuestionKey } from "~/diagnostic/questions";
import { answers, challenge, chapter, contact, resources } from "../../tests/support/lead-forms";
import { allPaths, landings } from "../../tests/support/pages";
import { declaration } from "../../tests/support/withdrawals";
import { everyStep, lastStep, stepOf } from "../../tests/support/wizard";
import { assertInstalled, type Browser, engines } from "./engines";

const phone = 390;
const desktop = 1280;

let site: string;
let endSite: () => void;

beforeAll(async () => {
  const server = spawn(process.execPath, ["--import", "tsx", "tests/e2e/server.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  endSite = () => server.kill();
  for await (const text of server.stdout) {
    const address = /site (http:\S+),/.exec(String(text))?.[1];
    if (address) {
      site = address;
      return;
    }
  }
  throw new Error("the site did not start");
}, 120_000);

afterAll(() => endSite());

describe.each(engines)("$name", (engine) => {
  let browser: Browser;

  beforeAll(async () => {
    assertInstalled(engine);
    browser = await engine.start();
  }, 60_000);

  afterAll(() => browser?.close());

  const open = async (path: string, width = phone) => {
    await browser.resize(width);
    await browser.open(site + path);
  };
  const title = () => browser.read<string>("document.querySelector('h1')?.textContent");
  const text = () => browser.read<string>("document.querySelector('main').textContent");
  /** Where a mistake is shown, by the site or by the browser itself. */
  const wrong = () =>
    browser.read(
      "[...document.querySelectorAll('input:is(:invalid, [aria-invalid=true])')].map(({ name }) => name)",
    );
  const submit = () => browser.click("main form [type=submit]");

  async function fill(fields: Record<string, string | string[]>) {
    for (const [name, value] of Object.entries(fields)) {
      if (value === "on") await browser.click(`main input[name=${name}]`);
      else await browser.type(`main [name=${name}]`, String(value));
    }
  }

  async function choose(name: string, value: string) {
    await browser.click(`[name=${name}][value="${value}"]`);
  }

  test.each([phone, desktop])(
    "no page scrolls sideways at %i px",
    async (width) => {
      const wide: string[] = [];
      for (const path of allPaths) {
        await open(path, width);
        expect(await browser.read("innerWidth")).toBe(width);
        const surplus = await browser.read(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth",
        );
        if (surplus !== 0) wide.push(`${path}: ${surplus} px`);
      }
      expect(wide).toEqual([]);
    },
    240_000,
  );

  test.each([chapter, challenge, { ...resources, thanks: resourcesPage.mailedThanks.title }])(
    "the form of $path: a mistake, then its correction",
    async ({ id, path, valid, thanks }) => {
      const submit = () => browser.click(`#${id} [type=submit]`);
      await open(path);
      await fill({ ...valid, email: "camille" });
      await submit();
      await expect.poll(wrong).toEqual(["email"]);

      await fill({ email: newAddress() });
      await submit();
      await expect.poll(text).toContain(thanks);
    },
  );

  test("the withdrawal, from its form to its number", async () => {
    await open("/retractation");
    const { firstName, lastName } = declaration;
    await fill({ firstName, lastName, email: newAddress() });
    await choose("product", "book");
    await submit();
    await expect.poll(title).toBe(withdrawalPage.recap.title);
    await submit();
    await expect.poll(title).toBe(withdrawalPage.receipt.title);
  });

  test("the diagnostic, to its report", async () => {
    await open("/diagnostic");
    await submit();
    const isShut = () => browser.read("document.querySelector('.wizard-turn button').disabled");
    for (const step of everyStep.slice(1)) {
      await expect.poll(() => browser.read("location.search")).toContain(`step=${step}`);
      await expect.poll(isShut).toBe(true);
      for (const [name, chosen] of Object.entries(answers)) {
        if (stepOf(name as QuestionKey) !== step) continue;
        for (const value of [chosen].flat()) await choose(name, value);
      }
      if (step !== lastStep) await browser.click(`button[name=step][value="${step + 1}"]`);
    }
    await fill({ ...contact, email: newAddress() });
    await submit();
    await expect.poll(() => browser.read("location.pathname")).toBe("/diagnostic/merci");
    await open(await browser.read("document.querySelector('main a[href*=resultat]').pathname"));
    expect(await text()).toContain(contact.name.split(" ")[0]);
  });

  test("an order, from the sales page to the order page", async () => {
    await open(landings[0] ?? "");
    await submit();
    await expect.poll(title).toContain("Paiement");
    await browser.type("[name=email]", newAddress());
    await browser.click("button");
    await expect.poll(() => browser.read("location.pathname")).toBe("/merci");
    await browser.click("main a[href*='/ma-commande/']");
    await expect.poll(title).toContain(orderPage.title);
  });
});

const newAddress = () => `${randomUUID()}@example.com`;
