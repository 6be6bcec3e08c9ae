/** The fields that forms are made of, each made within its test. */
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  browserEmail,
  constraintsOf,
  email,
  internetEmail,
  optionalFreeText,
  optionalLine,
  textLine,
  ticked,
} from "~/leads/forms/lead-form";

const line = { min: 2, max: 4, required: "requis", tooLong: "trop long", unreadable: "illisible" };

/** The messages of a value; none when it is taken. */
function messages(field: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(field, value);
  return error?.issues.map(({ message }) => message) ?? [];
}

test("two faults of a line: the first message", () => {
  for (const [value, message] of [
    ["\n", line.unreadable],
    ["abcdef\n", line.unreadable],
    ["\u0000", line.required],
    ["abcde\u0000", line.tooLong],
  ])
    expect(messages(textLine(line), value)).toEqual([message]);
});

describe("an e-mail address", () => {
  const real = ["a@b.fr", "Jean.Dupont+livre@sous.domaine.example", "o'neil@xn--caf-dma.fr"];
  const browserOnly = ["admin@localhost", "a..b@example.com", ".a@example.com", "a@b.c"];
  const never = ["a b@c.fr", "a@-b.fr", "a@b..fr", "é@b.fr", "<a@b.fr>", "a@b.fr,c@d.fr"];
  const label = "a".repeat(60);
  const domain = `${label}.${label}.${label}.${label}.fr`;
  const longest = `${"x".repeat(254 - domain.length - 1)}@${domain}`;

  test.each([
    ["that browsers take", browserEmail, [...real, ...browserOnly, longest], never],
    ["of the Internet", internetEmail, [...real, longest], [...never, ...browserOnly]],
  ])("%s", (_name, format, taken, refused) => {
    const none = [undefined, "", "a", "a\n@b.fr", "a\u0000@b.fr", "a@b@exämple.fr", `x${longest}`];
    for (const text of taken) expect(messages(email(format), text), text).toEqual([]);
    for (const text of [...refused, ...none]) {
      expect(messages(email(format), text), text).toEqual(["Email invalide"]);
    }
  });

  test.each([browserEmail, internetEmail])("other letters in their ASCII form", (format) => {
    const read = (text: string) => z.safeParse(email(format), text).data;
    expect(read("jean@exämple.fr")).toBe("jean@xn--exmple-cua.fr");
    for (const none of ["jean@exämple.fr/x", "jean@exämple.fr:80", "jéan@exämple.fr"]) {
      expect(read(none)).toBeUndefined();
    }
  });

  test("of 60 KB, refused in no time", () => {
    const start = performance.now();
    for (const text of ["a".repeat(60_000), `${"a.".repeat(30_000)}@b`, " ".repeat(60_000)]) {
      expect(messages(email(internetEmail), text)).toHaveLength(1);
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test("line breaks of every kind in a free text", () => {
  const text = optionalFreeText({ max: 5, tooLong: "trop long" });
  // Each line break counts as one character.
  expect(z.safeParse(text, "a\rb\r\nc").data).toBe("a\nb\nc");
  expect(z.safeParse(text, " ").data).toBeNull();
});

test("attributes of a field", () => {
  const shape = {
    line: textLine(line),
    short: textLine({ ...line, min: 1 }),
    email: email(internetEmail),
    optional: optionalLine(line),
    text: optionalFreeText(line),
    box: ticked("requis"),
    plain: z.string(),
  };
  expect(constraintsOf(z.object(shape))).toEqual({
    line: { required: true, minLength: 2, maxLength: 4 },
    short: { required: true, maxLength: 4 },
    email: { required: true, maxLength: 254 },
    optional: { maxLength: 4 },
    text: { maxLength: 4 },
    box: { required: true },
    plain: {},
  });
});
