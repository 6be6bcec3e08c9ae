import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPrefilledEmail, readSessionId } from "~/funnel/query";
import { acceptEmail } from "~/lib/email";

/** Text with much of what an address must not hold. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."@ \t\n\r\0\u0085\u00a0\u2028"),
    fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
  ),
  maxLength: 300,
});

describe("an e-mail is accepted", () => {
  test.each([
    ["as it is", "lectrice@example.com", "lectrice@example.com"],
    ["with a tag", "lec+livre@example.com", "lec+livre@example.com"],
    ["in any script", "é@例え.jp", "é@例え.jp"],
    ["with an at-sign and little more", "@", "@"],
    ["with 254 characters", `${"a".repeat(249)}@b.fr`, `${"a".repeat(249)}@b.fr`],
  ])("%s", (_name, value, email) => {
    expect(acceptEmail(value)).toBe(email);
  });

  test("only without white space and control characters, and not too long", () => {
    fc.assert(
      fc.property(text, (value) => {
        const email = acceptEmail(value);
        if (email === null) return;
        expect(email).toContain("@");
        expect(email.length).toBeLessThanOrEqual(254);
        expect(email).not.toMatch(/[\s\p{Cc}]/u);
        expect(value.trim()).toBe(email);
        expect(acceptEmail(email)).toBe(email);
      }),
    );
  });
});

describe("an e-mail is refused", () => {
  test.each([
    ["no text", 42],
    ["null", null],
    ["undefined", undefined],
    ["a list", ["lectrice@example.com"]],
    ["an object", { toString: () => "lectrice@example.com" }],
    ["a text object", Object("lectrice@example.com")],
    ["empty", ""],
    ["blank", " \n"],
    ["no at-sign", "lectrice.example.com"],
    ["a space inside", "lec trice@example.com"],
    ["a no-break space inside", "lec\u00a0trice@example.com"],
    ["a line separator inside", "lec\u2028trice@example.com"],
    ["a line break inside", "lectrice@example.com\r\nBcc: x@y.fr"],
    ["a NUL", "lectrice\0@example.com"],
    ["a final NUL", "lectrice@example.com\0"],
    ["a DEL", "lectrice\u007f@example.com"],
    ["a C1 control character", "lectrice\u0085@example.com"],
    ["255 characters", `${"a".repeat(250)}@b.fr`],
  ])("%s", (_name, value) => {
    expect(acceptEmail(value)).toBeNull();
  });

  test("whatever other value it is, without a fault", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (typeof value !== "string") expect(acceptEmail(value)).toBeNull();
      }),
    );
  });
});

test("the address in the query goes by the same rule", () => {
  const email = (search: string) => readPrefilledEmail(new URLSearchParams(search));
  expect(email("prefilled_email=lec%2Blivre%40example.com")).toBe("lec+livre@example.com");
  expect(email("prefilled_email=lectrice")).toBeNull();
  expect(email("prefilled_email=a%0d%0a@b.fr")).toBeNull();
  expect(email("email=a@b.fr")).toBeNull();
});

describe("a session", () => {
  const session = (id: string) => readSessionId(new URLSearchParams({ session_id: id }));

  test.each([
    ["a checkout's", "cs_test_a1B2"],
    ["255 characters", "x".repeat(255)],
    ["with spaces around", " cs_1 "],
    ["HTML", "<b>"],
  ])("%s is looked up as it is", (_name, id) => {
    expect(session(id)).toBe(id);
  });

  test.each([
    ["empty", ""],
    ["blank", " \t\u00a0\ufeff"],
    ["nothing but spaces", "  "],
    ["256 characters", "x".repeat(256)],
    ["a NUL", "cs_1\0"],
    ["a line break", "cs\n1"],
    ["a DEL", "cs\u007f1"],
    ["a C1 control character", "cs\u00851"],
  ])("%s is not looked up", (_name, id) => {
    expect(session(id)).toBeNull();
  });

  test("missing is not looked up", () => {
    expect(readSessionId(new URLSearchParams("SESSION_ID=cs_1"))).toBeNull();
  });

  test("is never blank, over-long or with control characters", () => {
    fc.assert(
      fc.property(text, (value) => {
        const id = session(value);
        if (id === null) return;
        expect(id).toBe(value);
        expect(id.trim()).not.toBe("");
        expect(id.length).toBeLessThanOrEqual(255);
        expect(id).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
