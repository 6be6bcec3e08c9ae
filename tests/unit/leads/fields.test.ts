/** The fields that forms are made of, each made within its test. */
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  constraintsOf,
  email,
  internetEmail,
  optionalFreeText,
  optionalLine,
  textLine,
  ticked,
} from "~/leads/forms/fields";

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

test.each([
  undefined,
  "",
  "a\n@b.fr",
  `${"a".repeat(250)}@b.fr`,
  "a\u0000@b.fr",
  "a@b@exämple.fr",
  "a",
])("an e-mail has one message for %j", (value) => {
  expect(messages(email(internetEmail), value)).toEqual(["Email invalide"]);
});

test("a free text takes line breaks of every kind, and says once what is wrong", () => {
  const text = optionalFreeText({ max: 5, tooLong: "trop long" });
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
