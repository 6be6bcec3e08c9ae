import { expect, test } from "vitest";
import { systemFaults } from "../../../scripts/lint/system";

const system = {
  breakpoints: [30, 48],
  otherBreakpoints: { "40": { reason: "…", sheets: ["forms.css", "gone.css"] } },
  colours: [{ reason: "…", sheets: ["night.css"] }],
};

test("allows breakpoints and colours of the system, and its listed exceptions", () => {
  const sheets = {
    "forms.css": "@media (min-width: 40rem) { a { color: var(--ink) } }",
    "night.css": ":root { --ink: #f2eadb } a { background: #12131f }",
    "page.css": "@media (max-width: 47.99rem) { a { background: rgb(0 0 0 / 0.2) } }",
    "wide.css": "@media (min-width: 60rem) { a { color: #b93e22 } }",
  };
  expect(systemFaults(sheets, system)).toEqual([
    "wide.css: 60rem: not of the system",
    "wide.css: colours: not of the system",
    "gone.css: 40rem: an exception that nothing needs",
  ]);
});
