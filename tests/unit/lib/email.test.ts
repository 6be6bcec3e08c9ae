import { expect, test } from "vitest";
import { acceptEmail, mailboxOf } from "~/lib/email";

test.each([
  ["Camille@Example.COM", "camille@example.com"],
  ["camille+livre@example.com", "camille@example.com"],
  ["camille+a+b@example.com", "camille@example.com"],
  ["camille+@example.com", "camille@example.com"],
  ["+livre@example.com", "+livre@example.com"],
  ["+a+b@example.com", "+a+b@example.com"],
])("what is sent to %s arrives at %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test("an address has at most 254 characters", () => {
  const longest = "@example.com".padStart(254, "a");
  expect(acceptEmail(longest)).toBe(longest);
  expect(acceptEmail(`a${longest}`)).toBeNull();
});
