import { expect, test } from "vitest";
import * as accepted from "../../../scripts/check/accepted";

const { acceptanceOf, expired, readAccepted, rejectionReason } = accepted;

const entry = { name: "mail", reason: "the automation writes them", until: "2026-06-30" };
const read = (...entries: unknown[]) => readAccepted(JSON.stringify(entries));

test("accepts a point through the last day of its entry, and no other point", () => {
  const entries = read(entry);
  expect(acceptanceOf("mail", entries, "2026-06-30")).toEqual(entry);
  expect(acceptanceOf("mail", entries, "2026-07-01")).toBeUndefined();
  expect(acceptanceOf("mail", readAccepted(undefined), "2026-06-30")).toBeUndefined();
  expect(acceptanceOf("chapter", entries, "2026-06-30")).toBeUndefined();
  expect(expired(entries, "2026-06-30")).toEqual([]);
  expect(expired(entries, "2026-07-01")).toEqual([expect.stringContaining("[mail]")]);
});

test.each([
  ["a name that there is not", { ...entry, name: "mails" }],
  ["no such day", { ...entry, until: "2026-02-30" }],
  ["a misspelt field", { ...entry, untill: "2026-06-30" }],
])("rejects %s and names the file", (_case, wrong) => {
  expect(() => read(wrong)).toThrow(/^accepted\.json:/);
  expect(() => readAccepted("{")).toThrow(/^accepted\.json:/);
});

test("keeps the accepted points of each environment apart", () => {
  for (const name of ["reviews", "claims", "author"] as const) {
    expect(rejectionReason(name, { env: null, first: true })).toMatch("production");
    expect(rejectionReason(name, { env: "staging", first: false })).toBeNull();
  }
  const later = { env: "staging", first: false };
  expect(rejectionReason("payments", later)).toMatch("the Worker exists");
  expect(rejectionReason("amounts", later)).toMatch("cannot be accepted");
  expect(rejectionReason("payments", { env: null, first: true })).toBeNull();
  expect(rejectionReason("prices", { env: null, first: false })).toBeNull();
});
