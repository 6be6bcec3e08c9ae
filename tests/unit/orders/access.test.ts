import fc from "fast-check";
import { expect, test } from "vitest";
import { book } from "~/content/offers";
import { accessOf, opensOn } from "~/orders/access";
import { promisedBefore, promisedFor } from "~/orders/parcels";
import { orderRow } from "../../support/payments";

const paid = (fields = {}) => orderRow({ created_at: "2026-05-01T12:00:00.000Z", ...fields });

test("content opens as the fourteenth day after the payment begins in Paris", () => {
  expect(opensOn(paid())).toBe("2026-05-15");
  expect(accessOf(paid(), Date.parse("2026-05-14T21:59:59.999Z"))).toBe("waiting");
  expect(accessOf(paid(), Date.parse("2026-05-14T22:00:00.000Z"))).toBe("open");
});

test("the hour of the payment makes no difference, its day in Paris does", () => {
  expect(opensOn(paid({ created_at: "2026-04-30T22:00:00.000Z" }))).toBe("2026-05-15");
  expect(opensOn(paid({ created_at: "2026-05-01T21:59:59.999Z" }))).toBe("2026-05-15");
  expect(opensOn(paid({ created_at: "2026-05-01T22:00:00.000Z" }))).toBe("2026-05-16");
});

const soon = Date.parse("2026-05-01T12:00:01.000Z");
const late = Date.parse("2027-01-01T00:00:00.000Z");

test.each([
  ["asked for", { opened_at: "2026-05-01T12:00:00.500Z" }, soon, "open"],
  ["given back in part", { refunded_cents: book.cents - 1 }, soon, "waiting"],
  ["given back in part, later", { refunded_cents: book.cents - 1 }, late, "open"],
  ["given back", { refunded_cents: book.cents }, late, "closed"],
  [
    "given back after it was opened",
    { refunded_cents: book.cents, opened_at: "x" },
    soon,
    "closed",
  ],
  ["given back with more", { refunded_cents: book.cents + 10 }, late, "closed"],
  ["a present", { amount_cents: 0 }, late, "open"],
])("content of an order that was %s: %o at %d is %s", (_, fields, now, access) => {
  expect(accessOf(paid(fields), now)).toBe(access);
});

test("list, report and the morning mail agree on what is late, whatever the moment", () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2033, 0) });
  const age = fc.integer({ min: 0, max: 20 * 24 * 60 * 60 * 1000 });
  fc.assert(
    fc.property(moment, age, (now, since) => {
      const created_at = new Date(now - since).toISOString();
      const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(now);
      expect(created_at < promisedBefore(now)).toBe(promisedFor({ created_at }) < today);
    }),
  );
});
