/** The receiver that docs/leads.md shows, run as it stands there. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { webhookChannel } from "~/outbox/webhook";
import { sendExamples } from "../../../scripts/leads/test-event";
import { freePort } from "../../support/free-port";
import { storeChapterRequest } from "../../support/leads";
import { webhook } from "../../support/outbox";
import { setUpCli } from "../leads-cli/cli";

const cli = await setUpCli();

// Within the project, where the package that it imports is found.
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(".cache/receiver-");
const printed: string[] = [];
let receiver: ChildProcess;
let url = "";

beforeAll(async () => {
  const page = readFileSync("docs/leads.md", "utf8");
  const [, code = ""] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
  const port = String(await freePort());
  const file = join(folder, "receiver.mjs");
  writeFileSync(file, code);
  receiver = spawn(process.execPath, [file], {
    env: { ...process.env, LEADS_WEBHOOK_SECRET: webhook.secret, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: receiver.stdout ?? process.stdin });
  await once(lines, "line");
  lines.on("line", (line) => printed.push(line));
  url = `http://127.0.0.1:${port}/`;
});
afterAll(async () => {
  receiver.kill();
  rmSync(folder, { recursive: true, force: true });
});

const send = (event: OutboxEvent, secret = webhook.secret) =>
  webhookChannel({ url, secret }, { fetch, now: Date.now })?.send(event);

async function storedEvent() {
  await storeChapterRequest({ db: cli.database.db });
  const [event] = await cli.database.db.select().from(outboxEvents);
  if (!event) throw new Error("nothing stored");
  return event;
}

const delivered = { kind: "delivered" };
const refused = { kind: "failed", error: "status 401", retryAfter: 0 };

test("prints a signed event once when it comes twice", async () => {
  const event = await storedEvent();
  expect(await send(event)).toEqual(delivered);
  expect(await send(event)).toEqual(delivered);
  await expect.poll(() => printed).toEqual([expect.stringContaining(event.type)]);
});

test("rejects events without a valid signature", async () => {
  printed.length = 0;
  const event = await storedEvent();
  const foreign = `whsec_${Buffer.from("another key, as long as ours is").toString("base64")}`;
  expect(await send(event, foreign)).toEqual(refused);
  const unsigned = await fetch(url, { method: "POST", body: event.payload });
  expect(unsigned.status).toBe(401);
  // What follows is heard, so what came before was not.
  expect(await send(event)).toEqual(delivered);
  await expect.poll(() => printed).toEqual([expect.stringContaining(event.type)]);
});

test("accepts examples without writing to anybody", async () => {
  printed.length = 0;
  await sendExamples(cli.session());
  const examples = await cli.database.db.select().from(outboxEvents);
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) expect(await send(example)).toEqual(delivered);
  await storedEvent();
  const [last] = (await cli.database.db.select().from(outboxEvents)).slice(-1);
  expect(last && (await send(last))).toEqual(delivered);
  await expect.poll(() => printed.length).toBeGreaterThan(0);
  expect(printed.join()).not.toContain("example.invalid");
});
