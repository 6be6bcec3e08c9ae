import { expect, test } from "vitest";
import { formatCount } from "~/lib/count";
import { formatFields, formatTable, formatTime, printable } from "../../../scripts/kit/table";

test("fits columns to their contents", () => {
  const table = formatTable(
    ["FORM", "NAME", "EMAIL"],
    [
      ["challenge", "Zoé 🎉", "zoe@example.com"],
      ["chapter", null, "a@example.com"],
    ],
  );
  expect(table.split("\n")).toEqual([
    "FORM       NAME   EMAIL",
    "challenge  Zoé 🎉  zoe@example.com",
    "chapter    -      a@example.com",
  ]);
});

test("prints one field a line, and values of several lines", () => {
  const answers = { id: "1", main_obstacles: ["Manque de temps", "Doutes"], phone: null };
  const fields = { ...answers, gdpr_consent: true, score: 22.5, metadata: { nom: "Roux" } };
  expect(formatFields(fields).split("\n")).toEqual([
    "  id              1",
    "  main_obstacles  Manque de temps",
    "                  Doutes",
    "  phone           -",
    "  gdpr_consent    yes",
    "  score           22.5",
    '  metadata        {"nom":"Roux"}',
  ]);
});

test("escapes stored control characters, no accents, ligatures and joined emoji", () => {
  const hostile = "\x1b[2Jsafe\r\u202etxt\u0085\n";
  const shown = "\\u{1b}[2Jsafe\\u{d}\\u{202e}txt\\u{85}";
  expect(printable(hostile)).toBe(`${shown}\\u{a}`);
  expect(printable("Cœur d’Éloïse 👩\u200d💻")).toBe("Cœur d’Éloïse 👩\u200d💻");
  expect(formatTable(["NAME"], [[hostile]])).toBe(`NAME\n${shown}\\u{a}`);
  expect(formatFields({ name: hostile })).toBe(`  name  ${shown}\n        `);
});

test("formats times and counts", () => {
  expect(formatTime("2026-05-01T22:00:03.123Z")).toBe("2026-05-02 00:00:03");
  expect(formatCount(1, "lead")).toBe("1 lead");
  expect(formatCount(0, "lead")).toBe("0 leads");
  expect(formatCount(1_000_000, "event")).toBe("1,000,000 events");
});
