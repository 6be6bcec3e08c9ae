import fc from "fast-check";
import { expect, test } from "vitest";
import { mailEvent, timeOrderedId, webhookEvent } from "~/outbox/event";

const occurrence = {
  type: "chapter.requested",
  table: "resource_subscribers",
  id: "lead",
  email: "camille@example.com",
  created_at: "2026-05-01T12:00:00.000Z",
} as const;

const waiting = {
  created_at: occurrence.created_at,
  type: occurrence.type,
  lead_table: occurrence.table,
  lead_id: occurrence.id,
  email: occurrence.email,
  status: "pending",
  attempts: 0,
  next_attempt_at: occurrence.created_at,
  claimed_until: null,
  delivered_at: null,
  last_error: null,
  quota: null,
};

test("an event for the webhook waits from its moment, its payload fixed", () => {
  const { id, payload, ...rest } = webhookEvent(occurrence, { a: 1 });
  expect(rest).toEqual({ ...waiting, destination: "webhook" });
  expect(JSON.parse(payload)).toEqual({
    type: occurrence.type,
    id,
    timestamp: occurrence.created_at,
    data: { a: 1 },
  });
});

test("a mail waits from its moment, and is written when it is sent", () => {
  const { id, ...rest } = mailEvent(occurrence);
  expect(rest).toEqual({ ...waiting, destination: "mail", payload: "" });
  expect(id).not.toBe(mailEvent(occurrence).id);
});

test("ids are UUIDs of version 7 that begin with their time", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 48 - 1 }), (time) => {
      const id = timeOrderedId(time);
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(time);
    }),
  );
});
