import type { Destination, OutboxEvent } from "~/db/schema";
import type { PendingEvent } from "./record";

export interface Channel {
  destination: Destination;
  /** The name used in log lines. */
  label: string;
  /** Event types that it can send; all if absent. */
  types?: readonly string[];
  /** Never throws. */
  send: (event: PendingEvent) => Promise<Outcome>;
}

/**
 * How a try ended. `error` is a status, a code or a kind of error; it is logged, so it never holds personal data.
 * `answer` is what a mail service meant by it.
 */
export type Outcome =
  | { kind: "delivered" }
  /** The endpoint answered 410 and accepts no more events. */
  | { kind: "gone"; error: string; answer?: undefined }
  /** `retryAfter` is in milliseconds, 0 if the receiver gave none; with `sameDay` the event is useless tomorrow. */
  | { kind: "failed"; error: string; retryAfter: number; sameDay?: boolean; answer?: Answer }
  /** Permanent: no retry would help. */
  | { kind: "refused"; error: string; answer?: Answer }
  /** There is nothing left to send. */
  | { kind: "void" };

type Answer = OutboxEvent["answer"];

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait after each failed try, from the Standard Webhooks schedule. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Tries in all. After the last one the event is `failed`. */
export const maxAttempts = delays.length + 1;

const longestRetryAfter = 24 * hour;

/** Keeps all tries of a same-day mail within ten hours. */
const longestSameDay = 90 * minute;

/**
 * Milliseconds to wait after a failed try, or null after the last one. A longer `Retry-After` wins. Adds up to a tenth
 * of jitter, so that events that failed together are not retried together.
 *
 * @param attempts tries made so far, from 1
 * @param retryAfter what the receiver asked for, in milliseconds
 * @param sameDay whether the event is useless tomorrow
 * @param random returns a number from 0 to 1
 */
export function retryDelay(
  attempts: number,
  { retryAfter = 0, sameDay = false } = {},
  random = Math.random,
): number | null {
  const usual = delays[attempts - 1];
  if (usual === undefined) return null;
  const delay = sameDay ? Math.min(usual, longestSameDay) : usual;
  return Math.max(Math.round(delay * (1 + random() / 10)), retryAfter);
}

/**
 * Parses a `Retry-After` header: seconds or an HTTP date.
 *
 * @returns milliseconds from now, at most 24 hours; 0 if absent, past or unreadable
 */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  return wait > 0 ? Math.min(wait, longestRetryAfter) : 0;
}
