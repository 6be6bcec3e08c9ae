import type { SalesReport } from "~/statistics/report/figures";
import { reportTables, type TextTable } from "~/statistics/report/tables";
import { funnelNote, pageName } from "~/statistics/report/words";
import { Scrolls } from "~/ui/scrolls";
import { LeadsChart, RateChart } from "./charts";

/** The sentences and tables of the terminal and the mail, with two charts. */
export function SalesReportBody({ report }: { report: SalesReport }) {
  const { landings, leads } = report;
  const [period, ...parts] = reportTables(report);
  const note = landings.map(funnelNote).find((text) => text !== null);
  return (
    <div className="sales-report">
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
    </div>
  );
}

/** On a phone, a wide table scrolls sideways. */
function Table({ titles: [name, ...titles], rows }: TextTable) {
  return (
    <Scrolls label={name ?? ""}>
      <table>
        <thead>
          <tr>
            {[name, ...titles].map((title) => (
              <Head key={title} scope="col" text={title} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <Head scope="row" text={first} />
              {cells.map((cell, index) => (
                <td key={String(index)}>{cellWithRate(cell ?? "–")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolls>
  );
}

/** A heading; where it has no text, the cell is empty. */
const Head = ({ scope, text }: { scope: "col" | "row"; text: string | null | undefined }) =>
  text ? <th scope={scope}>{text}</th> : <td />;

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
