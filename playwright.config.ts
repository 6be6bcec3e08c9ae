import { defineConfig } from "@playwright/test";

/**
 * What Chromium leaves out. Its own window loads two pages under the address bar, which take more of the
 * processor than the page under test. Chromium takes its last list alone: the other names are Playwright's.
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

/** One site for the whole run; its addresses come from the line that the server prints when it is up. */
const siteIsUp = /site (?<e2e_site_url>http:\S+), partners (?<e2e_partners_url>http:\S+)\n/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // On two processors a third one is no faster, and costs a fifth more of their time.
  workers: 2,
  // A loaded machine may miss a five-second wait once; a fault misses it every time.
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
      // Pages that have no script are the same with and without: they are visited without.
      testIgnore: /funnel\.spec\.ts/,
      grepInvert: /@unscripted/,
    },
    {
      name: "no-javascript",
      // What visitors do must work without scripts; what pages look like is the same either way.
      testIgnore: /(bytes|layout|older-sheets|pages)\.spec\.ts/,
      grepInvert: /@scripted/,
      use: { javaScriptEnabled: false },
    },
  ],
});
