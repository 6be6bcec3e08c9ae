import { expect, test } from "vitest";
import { maxAttempts, parseRetryAfter, retryDelay } from "~/outbox/retry";
import { hour, minute, second } from "../../support/outbox";

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  ...[2, 5, 10, 14, 20, 24].map((n) => n * hour),
];
const schedule = delays.map((delay, index): [number, number] => [index + 1, delay]);

test.each(schedule)("waits after try %i for %i ms or a tenth more", (attempts, delay) => {
  expect(retryDelay(attempts, {}, () => 0)).toBe(delay);
  expect(retryDelay(attempts, {}, () => 0.5)).toBe(delay * 1.05);
  expect(retryDelay(attempts)).toBeGreaterThanOrEqual(delay);
  expect(retryDelay(attempts)).toBeLessThanOrEqual(delay * 1.1);
});

test("keeps all tries of a same-day mail within ten hours", () => {
  const waits = schedule.map(([attempts]) => retryDelay(attempts, { sameDay: true }, () => 0) ?? 0);
  expect(Math.max(...waits)).toBe(90 * minute);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(10 * hour);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(9 * hour);
});

test("stops after the tenth try", () => {
  expect(maxAttempts).toBe(10);
  expect(retryDelay(10)).toBeNull();
  expect(retryDelay(11, { retryAfter: hour })).toBeNull();
});

test("waits longer when the receiver asks, never less", () => {
  expect(retryDelay(1, { retryAfter: 90 * second })).toBe(90 * second);
  expect(retryDelay(3, { retryAfter: 90 * second }, () => 0)).toBe(30 * minute);
});

test.each([
  [null, 0],
  ["120", 120 * second],
  [" 0 ", 0],
  ["2026-11-20T12:00:30Z", 30 * second],
  ["Fri, 20 Nov 2026 12:00:30 GMT", 30 * second],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
  ["99999999999999999999", 24 * hour],
  ["Fri, 20 Nov 2099 12:00:00 GMT", 24 * hour],
  ["bientôt", 0],
  ["", 0],
  ["-5", 0],
])("reads Retry-After %j as %i ms", (header, expected) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 20, 12))).toBe(expected);
});
