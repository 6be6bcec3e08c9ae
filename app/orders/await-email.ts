import type { Database } from "~/db/client";
import { formatError } from "~/lib/errors";
import { findOrderEmail } from "./store";

/** Milliseconds from one question to the next; the last one holds until the end. */
const pauses = [200, 300, 500, 1_000];

/**
 * The e-mail address that paid in a checkout session. The event that tells of it may come after the
 * visitor, so the orders are asked again until the time is over. Never throws: an order that never came
 * and a fault are one log line and null.
 *
 * @param time in milliseconds
 */
export async function awaitOrderEmail(
  db: Database,
  sessionId: string,
  time: number,
): Promise<string | null> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), time);
  const over = new Promise<undefined>((resolve) =>
    end.signal.addEventListener("abort", () => resolve(undefined)),
  );
  try {
    const email = await Promise.race([ask(db, sessionId, end.signal), over]);
    if (email === undefined)
      console.error(`Order look-up failed: no payment within ${time / 1000} s`);
    return email ?? null;
  } catch (error) {
    console.error(formatError("Order look-up failed", error));
    return null;
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

async function ask(db: Database, sessionId: string, end: AbortSignal) {
  for (let turn = 0; !end.aborted; turn += 1) {
    const email = await findOrderEmail(db, sessionId);
    if (email !== undefined) return email;
    const pause = pauses[Math.min(turn, pauses.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
