import { Webhook } from "standardwebhooks";
import type { Env } from "~/env";
import type { Channel, Outcome } from "./channel";
import { parseRetryAfter } from "./retry";

/** Milliseconds a receiver has to answer. */
const timeLimit = 15_000;

export interface WebhookSettings {
  url?: string | undefined;
  /** Standard Webhooks key: `whsec_` and base64. */
  secret?: string | undefined;
}

export function leadsWebhook(env: Env): WebhookSettings {
  return { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET };
}

export type Fetch = (url: string, init: RequestInit) => ReturnType<typeof fetch>;
type Answer = Awaited<ReturnType<Fetch>>;

export interface Endpoint {
  url: string;
  signer: Webhook;
}

/** Null when there is nowhere to send to. */
export function webhookChannel(
  settings: WebhookSettings,
  context: { fetch: Fetch; now: () => number },
): Channel | null {
  const endpoint = openEndpoint(settings);
  return (
    endpoint && {
      destination: "webhook",
      label: "Lead webhook",
      send: (event) => sendEvent(endpoint, event, context),
    }
  );
}

/** Where to send events; null when there is nowhere, which is logged unless no URL is set at all. */
export function openEndpoint({ url, secret }: WebhookSettings): Endpoint | null {
  if (!url) return null;
  if (!URL.canParse(url)) return misconfigured("LEADS_WEBHOOK_URL is malformed");
  if (!secret) return misconfigured("LEADS_WEBHOOK_SECRET is missing");
  try {
    return { url, signer: new Webhook(secret) };
  } catch {
    return misconfigured("LEADS_WEBHOOK_SECRET is malformed");
  }
}

function misconfigured(fault: string): null {
  console.error(`Lead webhook: ${fault}, events wait`);
  return null;
}

/**
 * Sends one event, signed for this moment. Never throws: whatever is not a 2xx within the time limit
 * is an outcome, whose fault names a status or a kind of error and may be logged.
 */
export async function sendEvent(
  { url, signer }: Endpoint,
  { id, payload }: { id: string; payload: string },
  { fetch, now }: { fetch: Fetch; now: () => number },
): Promise<Outcome> {
  const sentAt = new Date(now());
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": signer.sign(id, sentAt, payload),
      },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    });
    // The status says all; an unread body would hold the connection.
    response.body?.cancel().catch(() => {});
    return readAnswer(response, now());
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    return { kind: "failed", fault: timedOut ? "timeout" : "network error", retryAfter: 0 };
  }
}

function readAnswer({ ok, status, headers }: Answer, now: number): Outcome {
  if (ok) return { kind: "delivered" };
  const fault = `status ${status}`;
  if (status === 410) return { kind: "gone", fault };
  return { kind: "failed", fault, retryAfter: parseRetryAfter(headers.get("Retry-After"), now) };
}
