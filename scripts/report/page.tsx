import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { book } from "~/content/offers";
import type { SalesReport } from "~/statistics/report/figures";
import { reportTables, type TextTable } from "~/statistics/report/tables";
import { formatPeriod, funnelNote, pageName } from "~/statistics/report/words";
import { LeadsChart, RateChart } from "./charts";

const styles = readFileSync(new URL("./page.css", import.meta.url), "utf8");

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
  const { landings, leads } = report;
  const [period, ...parts] = reportTables(report);
  const note = landings.map(funnelNote).find((text) => text !== null);
  return (
    <main>
      <p className="kicker">{book.title.replace("'", "’")}</p>
      <h1>Ce qui s’est vendu</h1>
      <p>{String(period)}</p>
      {landings.some(({ views }) => views > 0) && (
        <RateChart
          title="Ventes pour 100 visites, avec l’intervalle à 95&nbsp;%"
          rows={landings.map(({ name, rates }) => ({ name: pageName(name), rate: rates.paid }))}
        />
      )}
      {note && <p>{note}</p>}
      {parts.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{part}</p>
        ) : (
          <Table key={part.titles[0]} {...part} />
        ),
      )}
      <LeadsChart days={leads.days} />
      <Method />
    </main>
  );
}

/** On a phone, a wide table scrolls sideways. */
function Table({ titles: [name, ...titles], rows }: TextTable) {
  return (
    <section>
      <table>
        <thead>
          <tr>
            {[name, ...titles].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={String(index)}>{cellWithRate(cell ?? "–")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Puts a rate below its figure. */
function cellWithRate(cell: string) {
  const [figure, rate] = cell.split("  ");
  return (
    <>
      {figure} {rate && <small>{rate}</small>}
    </>
  );
}

function Method() {
  return (
    <section>
      <h2>Comment lire ces chiffres</h2>
      <p>
        Les sommes viennent des paiements eux-mêmes et sont exactes au centime. Les visites sont
        comptées sans cookie ni identifiant : une page rouverte compte deux fois, un robot ne compte
        pas. Les formations et les packs ajoutés sont rattachés à la page qui a vendu le livre. La
        recette est celle d’avant remboursement ; « pour 100 visites » dit ce qu’il en reste après.
      </p>
      <p>
        À côté de chaque taux, l’intervalle dit entre quelles valeurs se trouve le vrai taux,
        dix-neuf fois sur vingt. Une page n’est déclarée meilleure que si son intervalle est
        au-dessus de ceux de toutes les autres.
      </p>
    </section>
  );
}
