import { expect, test } from "vitest";
import { isUuid } from "~/lib/ids";

const id = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";

test("accepts a UUID in lower case", () => {
  expect(isUuid(id)).toBe(true);
  expect(isUuid(crypto.randomUUID())).toBe(true);
});

const spoilt = [id.toUpperCase(), `${id}0`, `0${id}`, `${id}\n`, id.slice(1)];

test.each([undefined, null, "", [id], ...spoilt])("rejects as a UUID: %o", (text) => {
  expect(isUuid(text)).toBe(false);
});
