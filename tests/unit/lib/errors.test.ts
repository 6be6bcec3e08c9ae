import { expect, test } from "vitest";
import { formatError } from "~/lib/errors";

const driver = new Error("insert\nparams: a@b.fr", { cause: new Error("locked") });

test.each([
  ["an error by kind and first line", new TypeError("no\nat line 2"), "TypeError: no"],
  ["a driver's by its cause, without its parameters", driver, "Error: locked"],
  ["one with no error as its cause", new Error("no", { cause: "a@b.fr" }), "Error: no"],
  ["what is no error by its type alone", "camille@example.com", "string"],
  ["nothing at all", undefined, "undefined"],
])("names in a log line: %s", (_name, error, named) => {
  expect(formatError("Mail not sent", error)).toBe(`Mail not sent: ${named}`);
});
