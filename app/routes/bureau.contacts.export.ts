import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Database } from "~/db/client";
import type { Row } from "~/db/rows";
import { requireOperator } from "~/http/desk";
import { privatePage } from "~/http/responses";
import { columnsOfAll, flattened, mostInWorkbook, recordPages } from "~/leads/contacts/export";
import { findMembers, groupColumns, readGroup } from "~/leads/contacts/groups";
import { forms } from "~/leads/forms";
import { csvHead, csvLine } from "~/lib/csv";
import { workbookOfRows } from "~/lib/row-workbook";
import { workbookType } from "~/lib/workbook";

interface List {
  columns: readonly string[];
  pages: AsyncGenerator<Row[]>;
}

/** A group of people, or all leads of a form, as a file. */
export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const name = query.get("liste") ?? "";
  const list = listNamed(context.db, name);
  if (!list) throw new Response(null, { status: 404 });
  const { columns, pages } = list;
  const fileName = name.replace(/[^a-z\d-]+/g, "-");
  if (query.get("format") !== "xlsx") return file(csvStream(columns, pages), `${fileName}.csv`);
  const rows: Row[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length > mostInWorkbook)
      return file(csvStream(columns, pages, rows), `${fileName}.csv`);
  }
  return file(new Uint8Array(workbookOfRows(columns, rows)), `${fileName}.xlsx`, workbookType);
}

function listNamed(db: Database, name: string): List | null {
  const group = readGroup(name);
  if (group) return { columns: groupColumns, pages: membersOf(db, group) };
  const listed = forms.find(({ form }) => form === name);
  if (!listed) return null;
  const { table, rows } = listed;
  return {
    columns: columnsOfAll([table]),
    pages: flatPages(recordPages(db, table, rows)),
  };
}

async function* membersOf(...asked: Parameters<typeof findMembers>): AsyncGenerator<Row[]> {
  yield await findMembers(...asked);
}

async function* flatPages(pages: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
  for await (const page of pages) yield page.map(flattened);
}

/** @param read rows that were read already */
function csvStream(
  columns: readonly string[],
  pages: AsyncGenerator<Row[]>,
  read: readonly Row[] = [],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const linesOf = (rows: readonly Row[]) =>
    encoder.encode(rows.map((row) => csvLine(columns, row)).join(""));
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead(columns)));
      controller.enqueue(linesOf(read));
    },
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(linesOf(value));
    },
  });
}

const file = (
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  name: string,
  type = "text/csv; charset=utf-8",
) =>
  new Response(body, {
    headers: {
      ...privatePage,
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
