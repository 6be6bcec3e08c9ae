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

test("writes the domain of an address in ASCII, and leaves anything else alone", () => {
  expect(withAsciiDomain("Jean@Exämple.fr")).toBe("Jean@xn--exmple-cua.fr");
  const odd =
    "a@b@exämple.fr jean@exämple.fr/chemin jean@exämple.fr:25 jean@ä%.fr jean @exämple.fr";
  for (const same of ["Jean@Example.FR", ...odd.split(" ")])
    expect(withAsciiDomain(same)).toBe(same);
});

test("normalises letters beyond ASCII in a stored address", () => {
  expect(normalizeEmail("ÉTÉ.Kiss@Exämple.fr")).toBe("éTé.Kiss@xn--exmple-cua.fr");
});
