import { expect, test } from "vitest";
import { submissionKeys } from "~/leads/store";

const keyOf = async (fields: Record<string, unknown>) =>
  (await submissionKeys("challenge_participants", fields, 0)).key;

test("ignores the e-mail's case, the order and empty fields of a repetition", async () => {
  const key = await keyOf({ email: "camille@example.com", first_name: "Camille" });
  const empty = { phone: undefined, book_topic_idea: null };
  expect(await keyOf({ ...empty, first_name: "Camille", email: "Camille@Example.COM" })).toBe(key);
  expect(await keyOf({ email: "camille@example.com", first_name: "CAMILLE" })).not.toBe(key);
});
