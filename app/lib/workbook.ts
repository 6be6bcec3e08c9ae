import { strToU8, zipSync } from "fflate";
import { type Xml, xml, xmlDocument } from "./xml";

/*
 * Excel workbooks (ISO/IEC 29500), in Worker and commands alike. Each cell has a type, so that telephone numbers and
 * references stay text.
 */

/** A day (`2026-11-02`) or a moment (`2026-11-02T14:00:00`), shown as it is written. */
export interface DateCell {
  date: string;
}

export type Cell = string | number | boolean | DateCell | null;

export interface Sheet {
  name: string;
  /** Titles of the columns. */
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The bytes of an `.xlsx` file. */
export function workbook(sheets: readonly Sheet[]): Uint8Array {
  const part = (root: Xml) => strToU8(xmlDocument(root));
  return zipSync({
    "[Content_Types].xml": part(contentTypes(sheets)),
    "_rels/.rels": part(
      relations(
        xml`<Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
    ),
    "xl/workbook.xml": part(listOfSheets(sheets)),
    "xl/_rels/workbook.xml.rels": part(
      relations(
        xml`${sheets.map((_, index) => sheetRelation(index + 1))}<Relationship Id="styles" Type="${relation}/styles" Target="styles.xml"/>`,
      ),
    ),
    "xl/styles.xml": part(styles),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, part(sheetPart(sheet))]),
    ),
  });
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const typed = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const relations = (all: Xml) =>
  xml`<Relationships xmlns="${packaged}/relationships">${all}</Relationships>`;

const sheetRelation = (number: number) =>
  xml`<Relationship Id="rId${String(number)}" Type="${relation}/worksheet" Target="worksheets/sheet${String(number)}.xml"/>`;

const contentTypes = (sheets: readonly Sheet[]) =>
  xml`<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typed}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${typed}.styles+xml"/>${sheets.map(
    (_, index) =>
      xml`<Override PartName="/xl/worksheets/sheet${String(index + 1)}.xml" ContentType="${typed}.worksheet+xml"/>`,
  )}</Types>`;

const listOfSheets = (sheets: readonly Sheet[]) =>
  xml`<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${sheets.map(
    ({ name }, index) =>
      xml`<sheet name="${name}" sheetId="${String(index + 1)}" r:id="rId${String(index + 1)}"/>`,
  )}</sheets></workbook>`;

/** By its place: as it is, bold for titles, a day, a moment. */
const style = { plain: 0, title: 1, day: 2, moment: 3 };

const styles = xml`<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd"/><numFmt numFmtId="165" formatCode="yyyy\-mm\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The titles stay in view. */
function sheetPart({ columns, rows }: Sheet): Xml {
  const titles = columns.map((title, column) =>
    textCell(cellReference(column, 0), title, style.title),
  );
  return xml`<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(
    (title, column) => columnWidth(column, [title, ...rows.map((row) => row[column] ?? null)]),
  )}</cols><sheetData>${[
    titles,
    ...rows.map((row, index) =>
      row.flatMap((value, column) => cell(value, cellReference(column, index + 1))),
    ),
  ].map(
    (cells, index) => xml`<row r="${String(index + 1)}">${cells}</row>`,
  )}</sheetData></worksheet>`;
}

/** In characters. */
const [narrowest, widest] = [8, 50];

function columnWidth(column: number, cells: readonly Cell[]): Xml {
  const lengths = cells.map((value) => printedLength(value));
  const width =
    Math.min(
      widest,
      lengths.reduce((a, b) => Math.max(a, b), narrowest),
    ) + 2;
  const place = String(column + 1);
  return xml`<col min="${place}" max="${place}" width="${String(width)}" customWidth="1"/>`;
}

const printedLength = (value: Cell) =>
  value === null ? 0 : typeof value === "object" ? value.date.length : String(value).length;

/** `B3`: letters for the column, then the row from 1. */
function cellReference(column: number, row: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters + (row + 1);
}

function cell(value: Cell, place: string): Xml[] {
  if (value === null || value === "") return [];
  if (typeof value === "string") return [textCell(place, value, style.plain)];
  if (typeof value === "boolean")
    return [xml`<c r="${place}" t="b"><v>${value ? "1" : "0"}</v></c>`];
  if (typeof value === "number") return [xml`<c r="${place}"><v>${String(value)}</v></c>`];
  const kind = value.date.length > 10 ? style.moment : style.day;
  return [xml`<c r="${place}" s="${String(kind)}"><v>${String(dateSerial(value))}</v></c>`];
}

/** What looks like an escaped character is escaped itself, else a program reads `collab_x2026_ete` as `collab…ete`. */
function textCell(place: string, text: string, kind: number): Xml {
  const plain = text.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
  return xml`<c r="${place}" s="${String(kind)}" t="inlineStr"><is><t xml:space="preserve">${plain}</t></is></c>`;
}

/** Days since 30 December 1899, as Excel counts them. */
const dateSerial = ({ date }: DateCell) =>
  (Date.parse(date.length > 10 ? `${date}Z` : date) - Date.UTC(1899, 11, 30)) / 86_400_000;
