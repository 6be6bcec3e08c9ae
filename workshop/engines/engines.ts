/** A Chromium of 2021, Firefox and WebKit behind one small interface. */
import { spawn } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "playwright";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "../../tests/support/free-port";

/** A browser with one window. A CSS selector stands for its first match. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Inner width in CSS pixels. */
  resize(width: number): Promise<void>;
  /** The value of a JavaScript expression on the page. */
  read<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  /** Empties the field first. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

interface Engine {
  name: string;
  /** Required programs, and the Debian package of each. */
  needs: { program: string; debian: string }[];
  start(): Promise<Browser>;
}

const height = 740;

export const engines: Engine[] = [
  { name: "Chromium 92", needs: [], start: oldChromium },
  { name: "Firefox", needs: [{ program: "firefox-esr", debian: "firefox-esr" }], start: firefox },
  {
    name: "WebKit",
    needs: [
      { program: "WebKitWebDriver", debian: "webkit2gtk-driver" },
      { program: "Xvfb", debian: "xvfb" },
    ],
    start: webkit,
  },
];

/** @throws {Error} naming the packages to install, if a program is missing */
export function assertInstalled({ name, needs }: Engine): void {
  const missing = needs.filter(({ program }) => !pathOf(program));
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian).join(" ");
  throw new Error(`${name} cannot run: apt-get install ${packages}`);
}

function pathOf(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/** The packed one in `chrome-aws-lambda`, run with Playwright: it is too old for Puppeteer. */
async function oldChromium(): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), "chromium-"));
  const executablePath = join(folder, "chromium");
  const packed = createRequire(import.meta.url).resolve("chrome-aws-lambda/bin/chromium.br");
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(executablePath, { mode: 0o755 }),
  );
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"] });
  const page = await browser.newPage();
  // Playwright's checks of an element call methods that this browser lacks.
  const force = true;
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewportSize({ width, height }),
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click({ force }),
    type: (selector, text) => page.locator(selector).first().fill(text, { force }),
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Over WebDriver BiDi, which Firefox supports natively. */
async function firefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: pathOf("firefox-esr"),
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height }),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    close: () => browser.close(),
  };
}

/**
 * Over WebDriver, on a virtual screen. The toolbar keeps its window wider than a phone, so pages open in a
 * second window without one.
 */
async function webkit(): Promise<Browser> {
  const port = await freePort();
  const screen = spawn("Xvfb", ["-displayfd", "3", "-noreset", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  // Read to the end: Xvfb writes the number in two steps, and dies if the pipe is closed in between.
  const display = await text(screen.stdio[3] as NodeJS.ReadableStream);
  const DISPLAY = `:${display.trim()}`;
  const server = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    // A container has no namespaces for a sandbox; the pages are our own.
    env: { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  });
  const end = () => {
    server.kill();
    screen.kill();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await vi.waitFor(
      () => fetch(`${address}/status`, { signal: AbortSignal.timeout(1_000) }),
      15_000,
    );
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            args: ["--automation", "--javascript-can-open-windows-automatically=true"],
          },
        }),
      )
      .build();
    const withToolbar = await driver.getWindowHandle();
    await driver.executeScript(
      "open('about:blank', '', 'menubar=no,toolbar=no,location=no,status=no')",
    );
    const windows = await driver.getAllWindowHandles();
    await driver.switchTo().window(windows.find((handle) => handle !== withToolbar) ?? "");
    /** The driver rejects elements out of view, and its own scrolling is as slow as the page's. */
    const scrollTo = async (selector: string) => {
      const element = await driver.findElement(By.css(selector));
      const scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
      await driver.executeScript(scroll, element);
      return element;
    };
    return {
      open: (url) => driver.get(url),
      resize: async (width) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
        await driver.wait(() => driver.executeScript(`return innerWidth === ${width}`), 5_000);
      },
      read: (expression) => driver.executeScript(`return ${expression}`),
      // Retries while the page is still hydrating the element.
      click: (selector) => vi.waitFor(async () => (await scrollTo(selector)).click(), 5_000),
      type: async (selector, text) => {
        const field = await scrollTo(selector);
        await field.clear();
        await field.sendKeys(text);
      },
      close: async () => {
        await driver.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
