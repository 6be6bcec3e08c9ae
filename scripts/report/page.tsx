import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { book } from "~/content/offers";
import type { SalesReport } from "~/statistics/report/figures";
import { formatPeriod } from "~/statistics/report/words";
import { SalesReportBody } from "~/ui/report/sales-report";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const styles = read("../../app/styles/sales-report.css") + read("./page.css");

/**
 * The whole report as one HTML file: the sentences and tables of the terminal and the mail, plus two charts. It has no
 * script, loads nothing, and every value is escaped.
 */
export function reportPage(report: SalesReport): string {
  const title = `Ce qui s’est vendu. ${formatPeriod(report.period)}`;
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>${renderToStaticMarkup(<Body report={report} />)}</body>
</html>
`;
}

function Body({ report }: { report: SalesReport }) {
  return (
    <main>
      <p className="kicker">{book.title.replace("'", "’")}</p>
      <h1>Ce qui s’est vendu</h1>
      <SalesReportBody report={report} />
    </main>
  );
}
