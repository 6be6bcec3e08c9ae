/**
 * Tests the site in the engines that the browser suite does not cover. `npm --prefix workshop run engines` names
 * missing browsers but installs none.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { confirmationPage, thankYouPage, upsellPage } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { products } from "~/content/products";
import { resourcesPage } from "~/content/resources";
import { unsubscribePage } from "~/content/unsubscribe-page";
import { withdrawalPage } from "~/content/withdrawal-page";
import type { QuestionKey, StepNumber } from "~/diagnostic/questions";
import { type Fields, fieldsOf, type Values } from "../../tests/support/fields";
import {
  answers,
  challenge,
  chapter,
  contact,
  diagnostic,
  resources,
} from "../../tests/support/lead-forms";
import { orderForms } from "../../tests/support/order-forms";
import { allPaths, landings } from "../../tests/support/pages";
import { declaration, path as withdrawalPath } from "../../tests/support/withdrawals";
import {
  keysOf,
  lastStep,
  missingMessage,
  progress,
  questionSteps,
  wizardAddress,
} from "../../tests/support/wizard";
import { assertInstalled, type Browser, engines } from "./engines";

const firstButton = "main form [type=submit]";
const orderButton = "main form[method=post] [type=submit]";
const phone = 360;
const desktop = 1280;

/** Title of the stand-in payment page. */
const checkout = "Paiement (simulation)";

const withdrawal = { ...declaration, message: "Merci." };

const forms: { path: string; button: string; valid: Values; thanks: string }[] = [
  ...[chapter, challenge, { ...resources, thanks: resourcesPage.mailedThanks.title }].map(
    ({ id, ...form }) => ({ ...form, button: `#${id} [type=submit]` }),
  ),
  { ...diagnostic, path: wizardAddress(lastStep), button: firstButton, valid: contact },
  {
    path: withdrawalPath,
    button: firstButton,
    valid: withdrawal,
    thanks: withdrawalPage.recap.title,
  },
];

/** The pages that sell one product each. */
const salesPages = orderForms.filter(({ fields }) => fields.length === 0).map(({ path }) => path);

let site: string;
let partners: string;
let endSite: () => void;

beforeAll(async () => {
  const server = spawn(process.execPath, ["--import", "tsx", "tests/e2e/server.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  endSite = () => server.kill();
  for await (const text of server.stdout) {
    const addresses = /site (http:\S+), partners (http:\S+)/.exec(String(text));
    if (addresses) {
      [, site = "", partners = ""] = addresses;
      return;
    }
  }
  throw new Error("the site did not start");
}, 120_000);

afterAll(() => endSite());

describe.each(engines)("$name", (engine) => {
  let browser: Browser;
  let runsModules: boolean;

  beforeAll(async () => {
    assertInstalled(engine);
    browser = await engine.start();
    runsModules = await browser.read("'findLast' in Array.prototype");
  }, 60_000);

  afterAll(() => browser?.close());

  const open = async (path: string, width = phone) => {
    await browser.resize(width);
    await browser.open(site + path);
  };

  /** How far the page scrolls sideways, and the text of an error on it. */
  const flaws = () =>
    browser.read<(number | string)[]>(`[
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ...(document.body.innerText.match(/\\w*Error\\b.*/) || []),
    ].filter(Boolean)`);

  async function shows(...texts: string[]) {
    const shown = () =>
      browser.read<string>("(document.querySelector('main') || document.body).textContent");
    for (const text of texts) await expect.poll(shown).toContain(text);
    expect(await flaws()).toEqual([]);
  }

  async function fill(values: Values) {
    for (const [name, value] of fieldsOf(values)) {
      const field = `main [name=${name}]:not([type=hidden])`;
      const type = await browser.read<string>(`document.querySelector('${field}').type`);
      const isBox = ["checkbox", "radio"].includes(type);
      if (!isBox) await browser.type(field, value);
      else await browser.click(value === "on" ? field : `${field}[value="${value}"]`);
    }
  }

  async function press(button = firstButton) {
    const isDisabled = () => browser.read(`document.querySelector('${button}').disabled`);
    await expect.poll(isDisabled).toBe(false);
    await browser.click(button);
  }

  /** What a button's form would send. */
  const filledIn = (button: string) =>
    browser.read<Fields>(`[...new FormData(document.querySelector('${button}').form)]`);

  /** Whether the centre of an element is visible: in the window, with nothing in front of it. */
  const isSeen = (selector: string) =>
    browser.read(`(() => {
      const element = document.querySelector('${selector}');
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })()`);

  test.each([phone, desktop])(
    "no page scrolls sideways at %i px",
    async (width) => {
      const flawed: string[] = [];
      for (const path of allPaths) {
        await open(path, width);
        expect(await browser.read("innerWidth")).toBe(width);
        flawed.push(...(await flaws()).map((flaw) => `${path}: ${flaw}`));
      }
      expect(flawed).toEqual([]);
    },
    240_000,
  );

  test.each(["/", "/livre", "/commande", ...salesPages])(
    "%s shows its price and order button on the first screen",
    async (path) => {
      await open(path);
      expect(await isSeen("main .price, main .total")).toBe(true);
      expect(await isSeen(`${orderButton}, main a.button`)).toBe(true);
    },
  );

  test.each(salesPages)("the order button of %s leads to a checkout", async (path) => {
    await open(path);
    await press(orderButton);
    await shows(checkout);
  });

  test.each(forms)("the form of $path: refused, corrected, received", async (form) => {
    const { path, button, valid, thanks } = form;
    const refused = { ...valid, email: "camille" };
    // The withdrawal page has no modules.
    const isHydrated = runsModules && path !== withdrawalPath;
    const hasModules = () =>
      browser.read(
        "performance.getEntriesByType('resource').some(({ name }) => /[.]js$/.test(name))",
      );
    const wrong = () =>
      browser.read(
        "[...document.querySelectorAll('main [aria-invalid=true]')].map(({ name }) => name)",
      );

    await open(path);
    await fill(refused);
    await expect.poll(hasModules).toBe(isHydrated);
    // The browser's own validation would block the post.
    if (!isHydrated)
      await browser.read(`document.querySelector('${button}').formNoValidate = true`);
    await press(button);
    await expect.poll(wrong).toEqual(["email"]);
    expect(await filledIn(button)).toEqual(expect.arrayContaining(fieldsOf(refused)));
    expect(await flaws()).toEqual([]);

    await fill({ email: newAddress() });
    await press(button);
    await shows(thanks);
  });

  test("a withdrawal, to its receipt", async () => {
    await open(withdrawalPath);
    await fill({ ...withdrawal, email: newAddress() });
    await press();
    await shows(withdrawalPage.recap.title);
    await press();
    await shows(withdrawalPage.receipt.title);
  });

  test.each(questionSteps)("step %i of the diagnostic: refused, completed", async (step) => {
    const [missing, ...kept] = keysOf(step) as [QuestionKey, ...QuestionKey[]];
    const button = onwards(step);
    await open(wizardAddress(step + 1, { ...answers, [missing]: undefined }));
    await shows(progress(step).label, missingMessage(missing));
    expect(await filledIn(button)).toEqual(expect.arrayContaining(fieldsOf(answersTo(kept))));
    await fill(answersTo([missing]));
    await press(button);
    await shows(progress((step + 1) as StepNumber).label);
  });

  test("the diagnostic, to its report", async () => {
    await open("/diagnostic");
    await press();
    for (const step of questionSteps) {
      await shows(progress(step).label);
      await fill(answersTo(keysOf(step)));
      await press(onwards(step));
    }
    await shows(progress(lastStep).label);
    await fill({ ...contact, email: newAddress() });
    await press();
    await shows(diagnostic.thanks);
    await open(await browser.read("document.querySelector('main a[href*=resultat]').pathname"));
    await shows("Camille");
  });

  test("an order, from the sales page to its content", async () => {
    const email = newAddress();
    const pay = async () => {
      await shows(checkout);
      await browser.type("[name=email]", email);
      await browser.click("button");
    };
    const label = () => browser.read(`document.querySelector('${firstButton}').innerText.trim()`);
    await open(landings[0] ?? "");
    await press(orderButton);
    await pay();
    await shows(thankYouPage.title);
    await press();
    await shows(upsellPage.title);
    expect(await label()).toBe(upsellPage.declineLabel);
    await fill({ [products["prompt-pack"].parameter]: "true" });
    expect(await label()).toBe(upsellPage.acceptLabel);
    await press();
    await pay();
    await shows(confirmationPage.title);
    await browser.click("main a[href*='/ma-commande/']:not(.button)");
    await shows(orderPage.title);

    const save = "[value=dedicate] ~ button";
    const dedication = "é".repeat(61);
    await fill({ dedication });
    await press(save);
    await shows(orderPage.dedication.tooLong);
    expect(await filledIn(save)).toContainEqual(["dedication", dedication]);
    await fill({ dedication: "À Léa" });
    await press(save);
    await shows(orderPage.dedication.current("À Léa"));

    expect(await browser.read<number>("document.querySelectorAll('.files a').length")).toBe(3);
    expect(await flaws()).toEqual([]);
  });

  test("the unsubscribe link of a mail, whole and cut off", async () => {
    const email = newAddress();
    await open(chapter.path);
    await fill({ ...chapter.valid, email });
    await press();
    await shows(chapter.thanks);
    const link = await vi.waitFor(() => unsubscribeLink(email), 10_000);
    await open(link.slice(0, -5));
    await shows(unsubscribePage.incomplete.title);
    await open(link);
    await shows(unsubscribePage.ask.title);
    await press();
    await shows(unsubscribePage.done.title);
    await press();
    await shows(unsubscribePage.resubscribed.title);
  });
});

const newAddress = () => `${randomUUID()}@example.com`;

const onwards = (step: number) => `button[name=step][value="${step + 1}"]`;

const answersTo = (keys: readonly QuestionKey[]): Values =>
  Object.fromEntries(keys.map((key) => [key, answers[key]]));

/** Finds it in the mail to an address, in the stand-in mailbox. */
async function unsubscribeLink(email: string): Promise<string> {
  const read = async (path: string) => (await fetch(partners + path)).text();
  const line = (await read("/mailbox")).split("<li ").find((mail) => mail.includes(email));
  const [mail] = /\/mailbox\/\d+/.exec(line ?? "") ?? [];
  const [link] = /\/desinscription\/[\w-]+/.exec(await read(`${mail}/text`)) ?? [];
  if (!link) throw new Error("no mail yet");
  return link;
}
