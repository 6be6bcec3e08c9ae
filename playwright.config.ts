import { defineConfig } from "@playwright/test";

/**
 * Features that Chromium runs without. The omnibox's load two pages under the address bar that use more processor time
 * than the page under test. Chromium obeys only the last such list, so the other names repeat Playwright's.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** One site serves the whole run; its addresses come from the line that the server prints when it is up. */
const siteIsUp = /site (?<e2e_site_url>http:\S+), partners (?<e2e_partners_url>http:\S+)\n/;

/** Specs of scripts, and of what is the same either way. All others run without scripts too. */
const withScriptsOnly = [
  "back-forward-cache",
  "bytes",
  "changed-pages",
  "desk",
  "first-touch",
  "keyboard",
  "layout",
  "mail",
  "media",
  "older-sheets",
  "order-page",
  "own-cover",
  "pages",
  "withdrawal",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // On two processors a third worker is no faster, and uses a fifth more processor time.
  workers: 2,
  // A loaded machine may miss a five-second wait once; a bug misses it every time.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 30_000,
  webServer: {
    command: "node --import tsx tests/e2e/server.ts",
    wait: { stdout: siteIsUp },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  use: {
    baseURL: process.env.E2E_SITE_URL,
    locale: "fr-FR",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
  projects: [
    {
      name: "javascript",
      // Pages without scripts behave the same either way: the other project visits them.
      testIgnore: /(bill|funnel)\.spec\.ts/,
      grepInvert: /@unscripted/,
    },
    {
      name: "no-javascript",
      testIgnore: withScriptsOnly.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@scripted/,
      use: { javaScriptEnabled: false },
    },
  ],
});
