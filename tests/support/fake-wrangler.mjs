/**
 * Answers as wrangler 4.86 does, without a network. Notes each call in `FAKE_CALLS`; `FAKE_STATE` is what
 * is deployed: `new` (no Worker yet), `behind` (a migration waits), `refused` (not logged in), `unread` (no R2), else all of it.
 * `FAKE_SECRETS` are the names of its secrets.
 */
import { appendFileSync } from "node:fs";

const { FAKE_CALLS = "", FAKE_STATE, FAKE_SECRETS = "ORDER_WEBHOOK_URL" } = process.env;
const call = process.argv.slice(2).join(" ");
appendFileSync(FAKE_CALLS, `${call}\n`);

function fail(message) {
  console.error(`✘ [ERROR] ${message}`);
  process.exit(1);
}

if (FAKE_STATE === "refused")
  fail("A request to the Cloudflare API failed. Authentication error [code: 10000]");
if (call.startsWith("secret list")) {
  if (FAKE_STATE === "new") {
    fail(`Worker "auteur-augmente" not found.

If this is a new Worker, run \`wrangler deploy\` first to create it.
Otherwise, check that the Worker name is correct and you're logged into the right account.`);
  }
  const secrets = FAKE_SECRETS.split(",").map((name) => ({ name, type: "secret_text" }));
  console.log(JSON.stringify(secrets, null, 2));
}
if (call.startsWith("d1 migrations list")) {
  console.log(
    FAKE_STATE === "behind" ? "Migrations to be applied:\n0001.sql" : "✅ No migrations to apply!",
  );
}
// The bucket holds one file, larger than any message.
if (call.startsWith("r2 object get")) {
  if (FAKE_STATE === "unread") fail("A request to the Cloudflare API failed. [code: 10042]");
  if (!call.includes("l-auteur-augmente.pdf")) fail("The specified key does not exist.");
  process.stdout.write(Buffer.alloc(8 * 1024 * 1024));
}
if (call.startsWith("d1 execute")) console.log(JSON.stringify([{ results: [], success: true }]));
