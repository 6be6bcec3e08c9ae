import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/http/desk";
import { privatePage } from "~/http/responses";
import { workbook, workbookType } from "~/lib/workbook";
import { monthPeriod, readTakings } from "~/orders/takings";
import { takingsSheets } from "~/orders/takings-sheets";

/** A month's takings as a workbook: a sheet of lines and a sheet of sums. */
export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const month = query.get("mois") ?? "";
  const period = monthPeriod(month);
  if (!period) throw new Response(null, { status: 404 });
  const bytes = workbook(takingsSheets(await readTakings(context.db, period)));
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privatePage,
      "Content-Type": workbookType,
      "Content-Disposition": `attachment; filename="recettes-${month}.xlsx"`,
      "X-Robots-Tag": "noindex",
    },
  });
}
