import { acceptEmail } from "~/lib/email";
import { readBounded } from "~/lib/read-bounded";

/** Milliseconds a look-up may take in all, its body included. */
export const lookupTime = 5_000;
const maxAnswerBytes = 64 * 1024;

/** What the webhook is told was bought beside the book. */
export type LookupProduct = "presale_course" | "prompt_pack";

export interface Lookup {
  session_id: string;
  product?: LookupProduct | undefined;
}

/**
 * Asks an automation webhook which e-mail address paid in a checkout session. Never throws: any
 * failure is one log line and null, and so is an answer without a usable address.
 */
export async function lookUpEmail(webhook: string, lookup: Lookup): Promise<string | null> {
  try {
    const email = await askWebhook(webhook, lookup);
    if (!email) throw new LookupRefused("no e-mail address in the answer");
    return email;
  } catch (error) {
    console.error(describeFailure(error));
    return null;
  }
}

async function askWebhook(webhook: string, lookup: Lookup): Promise<string | null> {
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/plain" },
    body: JSON.stringify(lookup),
    redirect: "manual",
    signal: AbortSignal.timeout(lookupTime),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new LookupRefused(`status ${response.status}`);
  }
  const answer = await readBounded(response.body, maxAnswerBytes);
  if (!answer) throw new LookupRefused("answer over 64 KiB");
  return emailIn(await answer.text(), response.headers.get("Content-Type"));
}

/** JSON, also where it is announced as text: its string field `email`. Anything else: the trimmed text. */
function emailIn(text: string, contentType: string | null): string | null {
  const isJson = /\bjson\b/i.test(contentType ?? "") || text.trimStart().startsWith("{");
  if (!isJson) return acceptEmail(text.trim());
  const answer: unknown = JSON.parse(text);
  const email = typeof answer === "object" && answer !== null && "email" in answer && answer.email;
  return acceptEmail(email);
}

/** A failure whose message is ours, and so safe to log. */
class LookupRefused extends Error {}

/** Runtime errors may repeat the webhook's address or its answer: only their kind is named. */
function describeFailure(error: unknown): string {
  if (error instanceof LookupRefused) return `Webhook call failed: ${error.message}`;
  const name = error instanceof Error ? error.name : typeof error;
  if (name === "TimeoutError") return "Webhook call failed: no answer within 5 s";
  if (name === "SyntaxError") return "Webhook call failed: malformed JSON";
  return `Webhook call failed: ${name}`;
}
