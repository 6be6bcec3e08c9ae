/**
 * `npm run check -- --live`: checks what the deployed site answers, and whether its mail arrives. No check leaves an
 * order behind.
 */
import { eq } from "drizzle-orm";
import type { Database } from "~/db/client";
import { outboxEvents } from "~/db/schema";
import { operatorTest } from "~/operator/morning";
import { mailEvent, record } from "~/outbox/record";
import { databaseNow } from "../kit/session";
import { signedEvent } from "../kit/signed-event";
import { type Environment, npmCommand } from "../kit/wrangler";

type Post = Partial<ReturnType<typeof signedEvent>> & { redirect?: "manual" };

/** The parts of a response that are checked. */
interface SiteResponse {
  ok: boolean;
  status: number;
  headers: { get: (name: string) => string | null; has: (name: string) => boolean };
  text: () => Promise<string>;
}

interface LiveSite {
  /** The site's origin, with https. */
  siteUrl: string;
  /** The payment webhook's secret, which no deployed site reveals. */
  secret: string | undefined;
  env: Environment;
  db: Database;
  fetch: (url: string, init?: Post) => Promise<SiteResponse>;
  sleep: (milliseconds: number) => Promise<unknown>;
}

export interface CheckResult {
  what: string;
  /** What is wrong; null if nothing is. */
  wrong: string | null;
  /** A further remark. */
  note?: string;
}

const wantedHeaders = [
  "Strict-Transport-Security",
  "Content-Security-Policy",
  "X-Content-Type-Options",
];

/** The site's cron sends within a minute, so D1 is queried every ten seconds. */
const mailPolling = { polls: 15, interval: 10_000 };

export async function checkLiveSite(site: LiveSite): Promise<CheckResult[]> {
  const checks = [
    ["health", health],
    ["https", https],
    ["headers", headers],
    ["payments", payments],
    ["mail", mail],
  ] as const;
  return Promise.all(
    checks.map(async ([what, check]) => {
      const outcome = await check(site).catch((error: Error) => `no answer: ${error.message}`);
      return {
        what,
        ...(typeof outcome === "string" ? { wrong: outcome } : { wrong: null, ...outcome }),
      };
    }),
  );
}

/** What is wrong, or an optional remark if nothing is. */
type Outcome = string | { note?: string };

async function health({ siteUrl, fetch }: LiveSite): Promise<Outcome> {
  const response = await fetch(`${siteUrl}/healthz`);
  const text = await response.text();
  return response.ok ? { note: text } : text;
}

async function https({ siteUrl, fetch }: LiveSite): Promise<Outcome> {
  const plain = siteUrl.replace("https:", "http:");
  const response = await fetch(`${plain}/`, { redirect: "manual" });
  const leadsTo = response.headers.get("Location") ?? "";
  return leadsTo.startsWith(siteUrl) ? {} : `${plain} does not lead to https`;
}

async function headers({ siteUrl, fetch }: LiveSite): Promise<Outcome> {
  const response = await fetch(`${siteUrl}/`);
  if (!response.ok) return `the home page answers ${response.status}`;
  const missing = wantedHeaders.filter((name) => !response.headers.has(name));
  return missing.length === 0 ? {} : `${missing.join(", ")} missing`;
}

/** Posts an event without a payment, marked as a test: the site checks its signature and stores nothing. */
async function payments({ siteUrl, secret, env, fetch }: LiveSite): Promise<Outcome> {
  const url = `${siteUrl}/webhooks/payment`;
  if (!secret) {
    const { status } = await fetch(url);
    if (status === 404) return "PAYMENT_WEBHOOK_SECRET is not set there";
    return {
      note: `its secret was not tried: PAYMENT_WEBHOOK_SECRET=whsec_… ${npmCommand("check", env, "--live")}`,
    };
  }
  const body = JSON.stringify({ id: "evt_check", type: "site.check", livemode: false, test: true });
  const response = await fetch(url, signedEvent(body, secret));
  const text = await response.text();
  return response.ok
    ? { note: "a signed test event is accepted" }
    : `a signed test event gets ${response.status} ${text}`;
}

/** Stores an outbox row that the site's own cron sends to the operator. */
async function mail({ db, sleep }: LiveSite): Promise<Outcome> {
  const created_at = new Date().toISOString();
  const subject = { type: operatorTest, table: "operator", id: created_at, email: "" } as const;
  const event = mailEvent({ ...subject, created_at });
  await record(db, [], [event], { dueAt: databaseNow });
  for (let poll = 0; poll < mailPolling.polls; poll += 1) {
    await sleep(mailPolling.interval);
    const [row] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, event.id));
    if (row?.status === "delivered") return { note: "a test mail went to the operator" };
    if (row?.last_error) return `the test mail failed: ${row.last_error}`;
  }
  await db.delete(outboxEvents).where(eq(outboxEvents.id, event.id));
  return "the test mail was not sent within two minutes: is mail on (MAIL_FROM, EMAIL), and does the cron trigger exist?";
}
