import { expect, test } from "vitest";
import { submissionKeys } from "~/leads/store";

const slotLength = 10 * 60 * 1000;
const slotStart = 2_900_000 * slotLength;
const fields = { email: "camille@example.com", metadata: { nom: "Roux" }, gdpr_consent: true };

async function keyOf(changes: object = {}, time = slotStart) {
  const { key } = await submissionKeys("resource_subscribers", { ...fields, ...changes }, time);
  return key;
}

test("makes a SHA-256 key", async () => {
  expect(await keyOf()).toMatch(/^[0-9a-f]{64}$/);
});

test("ignores moment, e-mail case, field order and empty fields in the key", async () => {
  const key = await keyOf();
  const { email, ...others } = fields;
  const reordered = await submissionKeys("resource_subscribers", { ...others, email }, slotStart);
  expect(await keyOf({}, slotStart + slotLength - 1)).toBe(key);
  expect(await keyOf({ email: "Camille@Example.COM" })).toBe(key);
  expect(await keyOf({ phone: undefined, book_topic_idea: null })).toBe(key);
  expect(reordered.key).toBe(key);
});

test("changes the key with the table, a field or the slot", async () => {
  const keys = [
    await keyOf(),
    await keyOf({ email: "camille@example.org" }),
    await keyOf({ metadata: { nom: "ROUX" } }),
    await keyOf({}, slotStart + slotLength),
    (await submissionKeys("challenge_participants", fields, slotStart)).key,
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("gives the keys of the slots before and after", async () => {
  const { neighbours } = await submissionKeys("resource_subscribers", fields, slotStart);
  expect(neighbours).toEqual([
    await keyOf({}, slotStart - 1),
    await keyOf({}, slotStart + slotLength),
  ]);
});
