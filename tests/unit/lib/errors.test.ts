import { expect, test } from "vitest";
import { formatError } from "~/lib/errors";

test.each([
  [
    "an error by kind and first line",
    new TypeError("no answer\nat line 2"),
    "TypeError: no answer",
  ],
  [
    "a driver's by its cause, without the parameters that it repeats",
    new Error("insert into leads\nparams: camille@example.com", { cause: new Error("locked") }),
    "Error: locked",
  ],
  [
    "one whose cause is none by itself",
    new Error("refused", { cause: "a@b.fr" }),
    "Error: refused",
  ],
  ["what is no error by its type alone", "camille@example.com", "string"],
  ["nothing at all", undefined, "undefined"],
])("names in a log line: %s", (_name, error, named) => {
  expect(formatError("Mail not sent", error)).toBe(`Mail not sent: ${named}`);
});
