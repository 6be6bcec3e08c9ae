import type { PendingEvent } from "./record";
import { type Channel, type Outcome, parseRetryAfter } from "./retry";

/** Milliseconds for the receiver to answer. */
const timeLimit = 15_000;

export interface WebhookSettings {
  url?: string | undefined;
  /** A Standard Webhooks key: `whsec_` and base64. */
  secret?: string | undefined;
}

export type Fetch = (url: string, init: RequestInit) => ReturnType<typeof fetch>;
type WebhookResponse = Awaited<ReturnType<Fetch>>;

interface WebhookContext {
  fetch: Fetch;
  now: () => number;
}

/** Null without a URL or a valid secret; an invalid one is logged. */
export function webhookChannel(
  { url, secret }: WebhookSettings,
  context: WebhookContext,
): Channel | null {
  if (!url) return null;
  const key = secret ? keyBytes(secret) : null;
  if (!key?.length) {
    console.error(
      `Webhook: LEADS_WEBHOOK_SECRET is ${secret ? "malformed" : "missing"}, events wait`,
    );
    return null;
  }
  return {
    destination: "webhook",
    label: "Webhook",
    send: (event) => sendEvent(url, key, event, context),
  };
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Signs the request with the time of the try. Anything but a 2xx within the time limit gives an error fit to log. */
async function sendEvent(
  url: string,
  key: BufferSource,
  { id, payload }: PendingEvent,
  { fetch, now }: WebhookContext,
): Promise<Outcome> {
  const timestamp = String(Math.floor(now() / 1000));
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": await sign(key, `${id}.${timestamp}.${payload}`),
      },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    });
    // An unread body would hold the connection.
    response.body?.cancel().catch(() => {});
    return outcomeOf(response, now());
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    return { kind: "failed", error: timedOut ? "timeout" : "network error", retryAfter: 0 };
  }
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme */
async function sign(key: BufferSource, content: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const hmacKey = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const hmac = await crypto.subtle.sign("HMAC", hmacKey, new TextEncoder().encode(content));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(hmac)))}`;
}

function outcomeOf({ ok, status, headers }: WebhookResponse, now: number): Outcome {
  if (ok) return { kind: "delivered" };
  const error = `status ${status}`;
  if (status === 410) return { kind: "gone", error };
  return { kind: "failed", error, retryAfter: parseRetryAfter(headers.get("Retry-After"), now) };
}
