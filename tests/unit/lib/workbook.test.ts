import { unzipSync } from "fflate";
import readExcelFile, { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { type Sheet, workbook } from "~/lib/workbook";

const sheet = (rows: Sheet["rows"], columns: readonly string[] = ["A", "B"]): Sheet => ({
  name: "Lignes",
  columns,
  rows,
});
const read = (...sheets: Sheet[]) => readSheet(Buffer.from(workbook(sheets)));
const sourceOf = (rows: Sheet["rows"]) => {
  const parts = unzipSync(workbook([sheet(rows)]));
  return new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]);
};

test("writes several sheets with their names and titles", async () => {
  const sums = { name: "Totaux", columns: ["Taux", "TTC"], rows: [["5,5 %", 19.9]] };
  const all = await readExcelFile(Buffer.from(workbook([sheet([["x", 1]]), sums])));
  expect(all).toEqual([
    {
      sheet: "Lignes",
      data: [
        ["A", "B"],
        ["x", 1],
      ],
    },
    {
      sheet: "Totaux",
      data: [
        ["Taux", "TTC"],
        ["5,5 %", 19.9],
      ],
    },
  ]);
});

test("keeps the type of each cell", async () => {
  const day = { date: "2026-11-02" };
  const moment = { date: "2026-11-02T18:00:00" };
  const [, row] = await read(sheet([["0612", -4.74, true, day, moment, null, "end"]]));
  const dates = [new Date("2026-11-02"), new Date("2026-11-02T18:00:00Z")];
  expect(row).toEqual(["0612", -4.74, true, ...dates, null, "end"]);
});

test.each(["=1+1", "é & <b> \"'", "two\nlines", "2026-11-02"])("keeps %j as text", async (text) => {
  const [, row] = await read(sheet([[text, "end"]]));
  expect(row).toEqual([text, "end"]);
});

test("escapes what looks like an escaped character", () => {
  expect(sourceOf([["collab_x2026_ete"]])).toContain(">collab_x005F_x2026_ete<");
  expect(sourceOf([["collab_x_ete"]])).toContain(">collab_x_ete<");
});

test("drops characters that no sheet can hold", () => {
  expect(sourceOf([["a\u0000\ud800b"]])).toContain(">ab<");
});

test("writes more rows than other writers compress without threads", async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => [`cs_live_${index}`, index]);
  expect(await read(sheet(rows))).toHaveLength(3001);
});

test("names columns beyond the twenty-sixth", async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `column ${index}`);
  expect(await read(sheet([], titles))).toEqual([titles]);
});
