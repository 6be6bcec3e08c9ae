import fc from "fast-check";
import { expect, test } from "vitest";
import { timeOrderedId } from "~/lib/ids";
import { webhookEvent } from "~/outbox/record";

const timestamp = "2026-05-01T12:00:00.000Z";
const own = { type: "chapter.requested", email: "camille@example.com", created_at: timestamp };
const subject = { ...own, table: "resource_subscribers", id: "lead" } as const;

const waiting = {
  ...own,
  subject_table: subject.table,
  subject_id: subject.id,
  status: "pending",
  attempts: 0,
  next_attempt_at: timestamp,
  claimed_until: null,
  delivered_at: null,
  last_error: null,
  quota: null,
};

test("records an event due at once with a fixed payload", () => {
  const { id, payload, ...rest } = webhookEvent(subject, { a: 1 });
  expect(rest).toEqual({ ...waiting, destination: "webhook" });
  expect(JSON.parse(payload)).toEqual({ type: own.type, id, timestamp, data: { a: 1 } });
});

test("makes version 7 UUIDs that begin with their time", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 48 - 1 }), (time) => {
      const id = timeOrderedId(time);
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(time);
    }),
  );
});
