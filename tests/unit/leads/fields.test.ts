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

test.each<[unknown, string[]]>([
  ["abcd", []],
  [" abcd ", []],
  [undefined, [line.required]],
  [["ab", "cd"], [line.required]],
  ["a ", [line.required]],
  ["abcde", [line.tooLong]],
  ["ab\u0000", [line.unreadable]],
  // Of two faults the first alone is said.
  ["\n", [line.unreadable]],
  ["abcdef\n", [line.unreadable]],
  ["\u0000", [line.required]],
  ["abcde\u0000", [line.tooLong]],
])("a line of 2 to 4 characters: %j", (value, expected) => {
  expect(messages(textLine(line), value)).toEqual(expected);
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

  test.each([browserEmail, internetEmail])("keeps other letters in its ASCII form", (format) => {
    const read = (text: string) => z.safeParse(email(format), text).data;
    expect(read("jean@exämple.fr")).toBe("jean@xn--exmple-cua.fr");
    for (const none of ["jean@exämple.fr/x", "jean@exämple.fr:80", "jéan@exämple.fr"]) {
      expect(read(none)).toBeUndefined();
    }
  });

  test("of 60 KB is refused in no time", () => {
    const start = performance.now();
    for (const text of ["a".repeat(60_000), `${"a.".repeat(30_000)}@b`, " ".repeat(60_000)]) {
      expect(messages(email(internetEmail), text)).toHaveLength(1);
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test("a free text takes line breaks of every kind, and says once what is wrong", () => {
  const text = optionalFreeText({ max: 5, tooLong: "trop long" });
  // Each line break counts as one character.
  expect(z.safeParse(text, "a\rb\r\nc").data).toBe("a\nb\nc");
  expect(z.safeParse(text, " ").data).toBeNull();
  expect(messages(text, "abcdef\u0000")).toEqual(["trop long"]);
  expect(messages(text, "a\u0000")).toEqual(["Caractères non autorisés"]);
  expect(messages(text, ["a", "b"])).toEqual(["Caractères non autorisés"]);
});

test("an optional line that says nothing is null, any other has a line's rules", () => {
  const optional = optionalLine(line);
  for (const nothing of [undefined, "", " "]) expect(z.parse(optional, nothing)).toBeNull();
  expect(z.parse(optional, " a ")).toBe("a");
  expect(messages(optional, "abcde")).toEqual([line.tooLong]);
  expect(messages(optional, "a\n")).toEqual([line.unreadable]);
});

test.each(["on", "true", "1"])("a box of %j is ticked", (value) => {
  expect(z.parse(ticked("requis"), value)).toBe(true);
});

test.each([undefined, "", "off", "0", ["on", "on"]])("a box of %j is not", (value) => {
  expect(messages(ticked("requis"), value)).toEqual(["requis"]);
});

test("a browser is told what a field asks for", () => {
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
