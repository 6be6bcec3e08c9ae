import { lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { csvText } from "~/lib/csv";
import { writeRows } from "../../../scripts/kit/file";
import { anyText } from "../../support/any-text";
import { notEmpty } from "../../support/counted";
import { temporaryFolder } from "../../support/temporary-folder";

function csvRecord(values: unknown[]) {
  const columns = values.map((_, index) => `column ${index}`);
  const row = Object.fromEntries(values.map((value, index) => [`column ${index}`, value]));
  return csvText(columns, [row]).slice(`${columns}\r\n`.length);
}

/** Reads one record as RFC 4180 says, and nothing more lenient. */
function parseRecord(record: string): string[] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const fields: string[] = [];
  for (;;) {
    const match = field.exec(record);
    if (!match) throw new Error(`not a record: ${JSON.stringify(record)}`);
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== "\r\n") continue;
    if (field.lastIndex !== record.length) throw new Error("more than one record");
    return fields;
  }
}

test("writes any values so that RFC 4180 reads them back", () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
      const read = parseRecord(csvRecord(texts));
      expect(read).toHaveLength(texts.length);
      const plain = (text = "") => text.replaceAll("'", "");
      expect(read.map(plain)).toEqual(texts.map(plain));
    }),
  );
});

test("defuses fields that would begin a formula", () => {
  const formula = fc.tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), fc.string());
  fc.assert(
    fc.property(formula, ([sign, rest]) => {
      const [read = ""] = parseRecord(csvRecord([sign + rest]));
      expect(read.startsWith(`'${sign}`)).toBe(true);
    }),
  );
});

test.each([
  ["a formula with a comma", "=SUM(A1,A2)", `"'=SUM(A1,A2)"`],
  ["a number", 22.5, "22.5"],
  ["a negative number, which is no formula", -3, "-3"],
  ["nothing", null, ""],
])("writes a field: %s", (_, value, expected) => {
  expect(csvRecord([value])).toBe(`${expected}\r\n`);
});

test("keeps each cell's type in a workbook that another library reads back", async () => {
  const output = join(await temporaryFolder(), "leads.xlsx");
  const lead = {
    phone: "0612345678",
    campaign: "120210000000000001",
    total: -22.5,
    agreed: true,
    created_at: "2026-11-25T23:00:00.000Z",
    session: "2026-12-01",
    note: "=cmd|' /C calc'!A0\u0001\n2026-12-01",
    ad: "collab_x2026_ete_x005F_x0041_",
  };
  const columns = Object.keys(lead);
  await writeRows({ format: "excel", columns, output }, [lead, { phone: null }]);
  const [titles, row, empty] = await readSheet(output);
  expect(titles).toEqual(columns);
  const dates = { created_at: new Date("2026-11-26"), session: new Date("2026-12-01") };
  // Times are Paris's; a control character goes.
  const read = { ...lead, ...dates, note: "=cmd|' /C calc'!A0\n2026-12-01" };
  expect(row).toEqual(Object.values(read));
  expect(empty ?? []).not.toContainEqual(expect.anything());
});

test("makes the folder of a file", async () => {
  const output = join(await temporaryFolder(), "new", "folder", "leads.csv");
  await writeRows({ format: "csv", columns: ["a"], output }, [{ a: "b" }]);
  expect(readFileSync(output, "utf8")).toBe("a\r\nb\r\n");
});

test("refuses a workbook without a file to write to", async () => {
  const wanted = writeRows({ format: "excel", columns: ["a"], output: null }, []);
  await expect(wanted).rejects.toThrow("--excel needs --output");
});

const formulas = ["a;=cmd|' /C calc'!A0", "a\n=1+1", "a;\t@x", 'a"=1', "a\r\n  -1", ";+1", "a,=1"];

test.each(formulas)("leaves no formula in any piece of %j", (text) => {
  const pieces = csvRecord([text]).split(/[;,\t\r\n"]/);
  for (const piece of notEmpty(pieces)) expect(piece.trim()).not.toMatch(/^[=+\-@]/);
});

test("replaces a link instead of writing through it", async () => {
  const folder = await temporaryFolder();
  const [output, others] = [join(folder, "x.csv"), join(folder, "others")];
  writeFileSync(others, "theirs");
  for (const name of ["x.csv.part", "x.csv"]) symlinkSync(others, join(folder, name));
  await writeRows({ format: "csv", columns: ["a"], output }, [{ a: "b" }]);
  expect(readFileSync(others, "utf8")).toBe("theirs");
  expect(readFileSync(output, "utf8")).toBe("a\r\nb\r\n");
  expect(lstatSync(output).mode & 0o170777).toBe(0o100600);
  expect(readdirSync(folder).sort()).toEqual(["others", "x.csv", "x.csv.part"]);
});
