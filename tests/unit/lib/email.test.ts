import { expect, test } from "vitest";
import { mailboxOf } from "~/db/mailbox";
import { normalizeEmail, withAsciiDomain } from "~/lib/email";

test.each([
  ["Camille@Example.COM", "camille@example.com"],
  ["camille+livre@example.com", "camille@example.com"],
  ["camille+a+b@example.com", "camille@example.com"],
  ["camille+@example.com", "camille@example.com"],
  ["+livre@example.com", "+livre@example.com"],
  ["+a+b@example.com", "+a@example.com"],
  ["ca.mil.le@gmail.com", "camille@gmail.com"],
  ["C.amille+x.y@GoogleMail.com", "camille@gmail.com"],
  ["ca.mille@example.com", "ca.mille@example.com"],
])("finds the mailbox of %s: %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ["Jean@Exämple.fr", "Jean@xn--exmple-cua.fr"],
  ["Jean@Example.FR", "Jean@Example.FR"],
  ["a@b@exämple.fr", "a@b@exämple.fr"],
  ["jean@exämple.fr/chemin", "jean@exämple.fr/chemin"],
  ["jean@exämple.fr:25", "jean@exämple.fr:25"],
  ["jean@ä%.fr", "jean@ä%.fr"],
  ["jean", "jean"],
  ["@exämple.fr", "@exämple.fr"],
])("writes the domain of %s in ASCII: %s", (address, ascii) => {
  expect(withAsciiDomain(address)).toBe(ascii);
});

test("normalises letters beyond ASCII in a stored address", () => {
  expect(normalizeEmail("ÉTÉ.Kiss@Exämple.fr")).toBe("éTé.Kiss@xn--exmple-cua.fr");
});
