/** `npm start` and `npm run dev` as somebody types them, on ports of their own. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Miniflare } from "miniflare";
import { expect, test, vi } from "vitest";
import { clockOffset, movedEntry } from "../../../scripts/kit/clock";
import { notEmpty } from "../../support/counted";
import { freePort } from "../../support/free-port";

/** Milliseconds: npm, wrangler and the site start one after the other. */
const patience = { timeout: 120_000 };

async function npmRun(script: "start" | "dev") {
  const [PORT, PARTNERS_PORT] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["run", script], {
    env: { ...process.env, PORT: String(PORT), PARTNERS_PORT: String(PARTNERS_PORT) },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const addresses = {
    site: `http://localhost:${PORT}`,
    partners: `http://localhost:${PARTNERS_PORT}`,
  };
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.includes(`is served at ${addresses.site}`)) {
      let printed = "";
      npm.stdout.on("data", (text) => {
        printed += text;
      });
      return { npm, printed: () => printed, ...addresses };
    }
  }
  throw new Error(`npm run ${script} ended before it served anything`);
}

test("starts site and partners on the chosen ports and stops on SIGTERM", patience, async () => {
  const { npm, site, partners, printed } = await npmRun("start");
  const order = await fetch(`${site}/livre-augmente-fl`, {
    method: "POST",
    body: new URLSearchParams(),
    headers: { Origin: site },
    redirect: "manual",
  });
  expect(order.headers.get("location")).toMatch(`${partners}/checkout/book`);
  expect((await fetch(order.headers.get("location") ?? "")).status).toBe(200);

  const [key, leadId] = ["0123456789abcdef0123456789abcdef", crypto.randomUUID()];
  for (const path of [`/ma-commande/${key}`, `/ma-commande/${key}/x`, `/desinscription/${leadId}`])
    await fetch(site + path);
  await vi.waitFor(() => expect(printed()).toContain("GET /desinscription/:key 200"));
  expect(printed()).toContain("GET /ma-commande/:key/x 404");
  expect(printed()).not.toContain(key);
  expect(printed()).not.toContain(leadId);
  npm.kill("SIGTERM");
  await ended(site, partners);
});

test("reloads pages in dev, and stops when npm is killed", patience, async () => {
  const { npm, site, partners } = await npmRun("dev");
  const page = await fetch(`${site}/faq`);
  const policy = page.headers.get("Content-Security-Policy");
  expect(policy).toContain("script-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src ws: 'self';");
  expect(await page.text()).toMatch(/<script defer[^>]*>.*location\.reload\(\)/s);
  npm.kill("SIGKILL");
  await ended(site, partners);
});

function ended(...addresses: string[]) {
  return vi.waitFor(
    async () => {
      for (const address of notEmpty(addresses)) await expect(fetch(address)).rejects.toThrow();
    },
    { timeout: 15_000, interval: 200 },
  );
}

test("moves the clock of a Worker", async () => {
  const moment = "2031-10-25T23:59:30Z";
  const script = `export default { fetch: () => Response.json([Date.now(), new Date(), new Date(0)]) }`;
  const miniflare = new Miniflare({
    modules: [
      { type: "ESModule", path: "clock.js", contents: movedEntry(clockOffset(moment)) },
      { type: "ESModule", path: "site.js", contents: script },
    ],
  });
  const answer = await miniflare.dispatchFetch("http://site.test/");
  const [now, date, epoch] = (await answer.json()) as [number, string, string];
  await miniflare.dispose();
  for (const shown of [now, Date.parse(date)])
    expect(Math.abs(shown - Date.parse(moment))).toBeLessThan(60_000);
  expect(epoch).toBe("1970-01-01T00:00:00.000Z");
});

test("ignores a missing moment and rejects an unreadable one", () => {
  expect([undefined, ""].map((moment) => clockOffset(moment))).toEqual([0, 0]);
  expect(() => clockOffset("midnight")).toThrow('CLOCK is "midnight"');
});
