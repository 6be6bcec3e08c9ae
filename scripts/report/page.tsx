import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { book } from "~/content/offers";
import type { Report } from "~/statistics/report/figures";
import { countedForms } from "~/statistics/report/forms";
import type { Funnel } from "~/statistics/report/funnel";
import {
  type Column,
  formColumns,
  funnelColumns,
  letterColumns,
  lettersSent,
  profileColumns,
} from "~/statistics/report/tables";
import {
  countOf,
  deliveryLines,
  formatMoney,
  formatNumber,
  formatPeriod,
  funnelNote,
  numberWord,
  pageName,
  sourceName,
  statusLabel,
  verdictSentence,
} from "~/statistics/report/words";
import { LeadsChart, RateChart, Share } from "./charts";

const styles = readFileSync(new URL("./page.css", import.meta.url), "utf8");

/** The whole report as one HTML file: no script, nothing fetched, every value escaped. */
export function reportPage(report: Report): string {
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

function Body({ report }: { report: Report }) {
  const { period, sources, otherPages, delivery, outbox } = report;
  return (
    <main>
      <p className="kicker">{book.title.replace("'", "’")}</p>
      <h1>Ce qui s’est vendu</h1>
      <p className="note">
        {formatPeriod(period)}, {countOf(period.days, "jour")}
      </p>
      <Totals report={report} />
      <Landings report={report} />
      {sources.length > 0 && (
        <Section title="D’où viennent les ventes">
          <FunnelTable title="Source" funnels={sources} nameOf={sourceName} />
        </Section>
      )}
      {otherPages.length > 0 && (
        <Section title="Les autres pages de vente">
          <FunnelTable title="Page" funnels={otherPages} nameOf={pageName} />
        </Section>
      )}
      <Leads report={report} />
      <Section title="Ce que les acheteurs ont reçu">
        <Lines lines={deliveryLines(delivery)} />
      </Section>
      <Section title="Les annonces à vos outils">
        {outbox.length === 0 && <p>Aucune annonce jusqu’ici.</p>}
        <Lines lines={outbox.map((row) => `${formatNumber(row.events)} ${statusLabel(row)}`)} />
      </Section>
      <Method />
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Totals({ report: { total, otherCurrencies } }: { report: Report }) {
  const { per_hundred_cents } = total;
  const figures = {
    Recette: formatMoney(total.revenue_cents),
    Remboursé: formatMoney(total.refunded_cents),
    Ventes: formatNumber(total.paid),
    Visites: formatNumber(total.views),
    "Pour 100 visites": per_hundred_cents === null ? "–" : formatMoney(per_hundred_cents),
  };
  return (
    <>
      <dl>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {otherCurrencies.map(({ currency, orders }) => (
        <p className="note" key={currency}>
          Hors de ces sommes : {countOf(orders, "commande")} en {currency.toUpperCase()}.
        </p>
      ))}
    </>
  );
}

function Landings({ report: { landings, landingVerdict } }: { report: Report }) {
  return (
    <Section title={`Les ${numberWord(landings.length)} pages de vente`}>
      <p className="verdict">{verdictSentence(landingVerdict)}</p>
      {landings.some(({ views }) => views > 0) && (
        <RateChart
          title="Ventes pour 100 visites, avec l’intervalle à 95&nbsp;%"
          rows={landings.map(({ name, rates }) => ({ name: pageName(name), rate: rates.paid }))}
        />
      )}
      <FunnelTable
        title="Page"
        funnels={landings}
        nameOf={(name) => (
          <>
            {pageName(name)} <small>/{name}</small>
          </>
        )}
      />
    </Section>
  );
}

function Leads({ report }: { report: Report }) {
  const { leads, profiles } = report;
  return (
    <Section title="Les contacts">
      <LeadsChart days={leads.days} />
      <Table
        title="Formulaire"
        rows={leads.forms}
        columns={formColumns}
        nameOf={({ form }) => countedForms[form].label}
      />
      <Table
        title="Lettre"
        rows={lettersSent(report)}
        columns={letterColumns}
        nameOf={({ name }) => name}
      />
      <Table
        title="Profil du diagnostic"
        rows={profiles}
        columns={profileColumns}
        nameOf={({ profile }) => profile}
      />
    </Section>
  );
}

interface FunnelTableProps {
  title: string;
  funnels: readonly Funnel[];
  nameOf: (name: string) => ReactNode;
}

function FunnelTable({ title, funnels, nameOf }: FunnelTableProps) {
  const nameWithNote = (funnel: Funnel) => (
    <>
      {nameOf(funnel.name)} <small>{funnelNote(funnel)}</small>
    </>
  );
  return <Table title={title} rows={funnels} columns={funnelColumns} nameOf={nameWithNote} />;
}

interface TableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Content of a row's first cell. */
  nameOf: (row: Row) => ReactNode;
}

/** A line for each row; without rows nothing. */
function Table<Row>({ title, rows, columns, nameOf }: TableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          {[title, ...columns.map((column) => column.title)].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={String(index)}>
            <th scope="row">{nameOf(row)}</th>
            {columns.map((column) => {
              const rate = column.rate?.(row);
              return (
                <td key={column.title}>
                  {column.text(row) ?? "–"}
                  <span className="share">{rate && <Share rate={rate} />}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Method() {
  return (
    <Section title="Comment lire ces chiffres">
      <p>
        Les sommes viennent des paiements eux-mêmes et sont exactes au centime. Les visites sont
        comptées sans cookie ni identifiant : une page rouverte compte deux fois, un robot ne compte
        pas. Les formations et les packs ajoutés sont rattachés à la page qui a vendu le livre. La
        recette est celle d’avant remboursement ; « pour 100 visites » dit ce qu’il en reste après.
      </p>
      <p>
        À côté de chaque taux, l’intervalle dit entre quelles valeurs se trouve le vrai taux,
        dix-neuf fois sur vingt. Une page n’est déclarée meilleure que si elle devance toutes les
        autres plus que le hasard ne l’explique.
      </p>
    </Section>
  );
}
