/** What the documents tell to run: the receiver of docs/events.md as it stands there, and wrangler. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { experimental_getWranglerCommands } from "wrangler";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { sendExamples } from "~/operator/examples";
import { webhookChannel } from "~/outbox/webhook";
import { setUpCli } from "../../support/cli";
import { notEmpty } from "../../support/counted";
import { documented } from "../../support/documented";
import { freePort } from "../../support/free-port";
import { storeChapterRequest } from "../../support/leads";
import { webhook } from "../../support/outbox";

const cli = await setUpCli();

const printed: string[] = [];
let receiver: ChildProcess;
let url = "";

beforeAll(async () => {
  const page = readFileSync("docs/events.md", "utf8");
  const [, code = ""] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
  const port = String(await freePort());
  receiver = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    env: { ...process.env, LEADS_WEBHOOK_SECRET: webhook.secret, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: receiver.stdout ?? process.stdin });
  await once(lines, "line");
  lines.on("line", (line) => printed.push(line));
  url = `http://127.0.0.1:${port}/`;
});
afterAll(() => void receiver.kill());

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
  await sendExamples({ db: cli.database.db });
  await storedEvent();
  const events = await cli.database.db.select().from(outboxEvents);
  expect(events.length).toBeGreaterThan(5);
  for (const event of notEmpty(events)) expect(await send(event)).toEqual(delivered);
  await expect.poll(() => printed.length).toBeGreaterThan(0);
  expect(printed.join()).not.toContain("example.invalid");
});

/* Asked of wrangler's own table of commands. */
const { registry, globalFlags } = experimental_getWranglerCommands();
const lines = documented("npx wrangler ");

function optionsOf(words: readonly string[]): string[] | undefined {
  let node = registry;
  for (const word of words) {
    const next = node.subtree.get(word);
    if (next) node = next;
    else break;
  }
  const { definition } = node;
  if (definition?.type !== "command") return undefined;
  const options = Object.entries(definition.args ?? {}).flatMap(([name, { alias = [] }]) => [
    name,
    ...[alias].flat(),
  ]);
  return [...options, ...Object.keys(globalFlags)];
}

test.each(lines)("finds the options of the documented command $line ($file)", ({ line }) => {
  const words = line.split(/ +/).slice(2);
  const named = words.filter((word) => word.startsWith("--")).map((word) => word.slice(2));
  const options = optionsOf(words);
  expect(options).toEqual(expect.arrayContaining(named.map((name) => name.split("=")[0])));
});
