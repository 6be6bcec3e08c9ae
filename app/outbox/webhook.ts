import { type Channel, type Outcome, parseRetryAfter } from "./retry";

/** Milliseconds for the receiver to answer. */
const timeLimit = 15_000;

export interface WebhookSettings {
  url?: string | undefined;
  /** Standard Webhooks key: `whsec_` and base64. */
  secret?: string | undefined;
}

export type Fetch = (url: string, init: RequestInit) => ReturnType<typeof fetch>;
type Answer = Awaited<ReturnType<Fetch>>;

export interface Endpoint {
  url: string;
  key: Uint8Array<ArrayBuffer>;
}

/** Null without an endpoint. */
export function webhookChannel(
  settings: WebhookSettings,
  context: { fetch: Fetch; now: () => number },
): Channel | null {
  const endpoint = openEndpoint(settings);
  return (
    endpoint && {
      destination: "webhook",
      label: "Webhook",
      send: (event) => sendEvent(endpoint, event, context),
    }
  );
}

/** Null without a valid URL and secret, which is logged unless no URL is set. */
export function openEndpoint({ url, secret }: WebhookSettings): Endpoint | null {
  if (!url) return null;
  if (!URL.canParse(url)) return misconfigured("LEADS_WEBHOOK_URL is malformed");
  if (!secret) return misconfigured("LEADS_WEBHOOK_SECRET is missing");
  const key = keyBytes(secret);
  return key?.length ? { url, key } : misconfigured("LEADS_WEBHOOK_SECRET is malformed");
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

function misconfigured(error: string): null {
  console.error(`Webhook: ${error}, events wait`);
  return null;
}

/**
 * Sends one event, signed for this moment. Never throws: whatever is not a 2xx within the time limit
 * is an outcome, whose error is a status or a kind and may be logged.
 */
export async function sendEvent(
  { url, key }: Endpoint,
  { id, payload }: { id: string; payload: string },
  { fetch, now }: { fetch: Fetch; now: () => number },
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
    return readAnswer(response, now());
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

function readAnswer({ ok, status, headers }: Answer, now: number): Outcome {
  if (ok) return { kind: "delivered" };
  const error = `status ${status}`;
  if (status === 410) return { kind: "gone", error };
  return { kind: "failed", error, retryAfter: parseRetryAfter(headers.get("Retry-After"), now) };
}
