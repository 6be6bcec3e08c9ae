import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { book } from "~/content/offers";
import { landings, type Report } from "~/statistics/report/figures";
import { countedForms } from "~/statistics/report/forms";
import type { Funnel } from "~/statistics/report/funnel";
import {
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
  formatShare,
  funnelNote,
  numberWord,
  pageName,
  sourceName,
  statusLabel,
  verdictSentence,
} from "~/statistics/report/words";
import { FunnelDrawing, LeadsChart, RateChart } from "./charts";
import { Table } from "./table";

const styles = ["page", "charts", "tables", "print"]
  .map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), "utf8"))
  .join("\n");

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
  const { period, otherPages } = report;
  return (
    <main>
      <header>
        <p className="kicker">{book.title.replace("'", "’")}</p>
        <h1>Ce qui s’est vendu</h1>
        <p className="period">
          {formatPeriod(period)}, {countOf(period.days, "jour")}
        </p>
      </header>
      <Totals report={report} />
      <Landings report={report} />
      {report.sources.length > 0 && (
        <section>
          <h2>D’où viennent les ventes</h2>
          <FunnelTable title="Source" funnels={report.sources} nameOf={sourceName} />
        </section>
      )}
      {otherPages.length > 0 && (
        <section>
          <h2>Les autres pages de vente</h2>
          <FunnelTable title="Page" funnels={otherPages} nameOf={pageName} />
        </section>
      )}
      <Leads report={report} />
      <Delivery report={report} />
      <Outbox report={report} />
      <Method />
    </main>
  );
}

function Totals({ report: { total, otherCurrencies } }: { report: Report }) {
  const figures = [
    ["Recette", formatMoney(total.revenue_cents)],
    ["Remboursé", formatMoney(total.refunded_cents)],
    ["Ventes", formatNumber(total.paid)],
    ["Visites", formatNumber(total.views)],
    [
      "Pour 100 visites",
      total.per_hundred_cents === null ? "–" : formatMoney(total.per_hundred_cents),
    ],
  ];
  return (
    <>
      <dl className="totals">
        {figures.map(([name, value]) => (
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

function Landings({ report }: { report: Report }) {
  return (
    <section>
      <h2>Les {numberWord(report.landings.length)} pages de vente</h2>
      <p className="verdict">{verdictSentence(report.landingVerdict)}</p>
      {report.landings.some(({ views }) => views > 0) && <Drawings report={report} />}
      <FunnelTable
        title="Page"
        funnels={report.landings}
        nameOf={(name) => (
          <>
            {pageName(name)} <small>/{name}</small>
          </>
        )}
      />
    </section>
  );
}

function Drawings({ report: { landings: funnels } }: { report: Report }) {
  const most = Math.max(...funnels.map(({ views }) => views));
  return (
    <>
      <RateChart
        title="Ventes pour 100 visites, avec l’intervalle à 95&nbsp;%"
        rows={funnels.map(({ name, rates }) => ({
          name,
          label: pageName(name),
          rate: rates.paid,
        }))}
      />
      <div className="funnels-drawn">
        {funnels.map((funnel) => (
          <figure key={funnel.name}>
            <figcaption>
              {pageName(funnel.name)}
              <small>{titleOf(funnel.name)}</small>
            </figcaption>
            <FunnelDrawing funnel={funnel} most={most} />
          </figure>
        ))}
      </div>
      <p className="note">
        La largeur suit la racine carrée des nombres, pour que les ventes restent visibles.
      </p>
    </>
  );
}

const titleOf = (name: string) => landings.find(({ slug }) => slug === name)?.title;

interface FunnelTableProps {
  title: string;
  funnels: readonly Funnel[];
  nameOf: (name: string) => ReactNode;
}

function FunnelTable({ title, funnels, nameOf }: FunnelTableProps) {
  return (
    <Table
      className="funnels"
      title={title}
      rows={funnels}
      columns={funnelColumns}
      keyOf={({ name }) => name}
      nameOf={(funnel) => (
        <>
          {nameOf(funnel.name)}
          <Note>{funnelNote(funnel)}</Note>
        </>
      )}
    />
  );
}

function Note({ children }: { children: string | null }) {
  return children && <small>{children}</small>;
}

function Leads({ report }: { report: Report }) {
  const { leads, profiles } = report;
  const letters = lettersSent(report);
  return (
    <section>
      <h2>Les contacts</h2>
      <LeadsChart days={leads.days} />
      <div className="pair">
        <Table
          title="Formulaire"
          rows={leads.forms}
          columns={formColumns}
          keyOf={({ form }) => form}
          nameOf={({ form }) => countedForms[form].label}
        />
        {letters.length > 0 && (
          <Table
            title="Lettre"
            rows={letters}
            columns={letterColumns}
            keyOf={({ name }) => name}
            nameOf={({ name }) => name}
          />
        )}
        {profiles.length > 0 && (
          <Table
            title="Profil du diagnostic"
            rows={profiles}
            columns={profileColumns}
            keyOf={({ profile }) => profile}
            nameOf={ProfileName}
            share={({ share }) => <small>{formatShare(share)}</small>}
          />
        )}
      </div>
    </section>
  );
}

function ProfileName({ profile, rate }: Report["profiles"][number]) {
  return (
    <>
      {profile}
      {rate && (
        <svg className="bar" aria-hidden="true">
          <rect width={`${rate.share * 100}%`} height="100%" />
        </svg>
      )}
    </>
  );
}

function Delivery({ report: { delivery } }: { report: Report }) {
  return (
    <section>
      <h2>Ce que les acheteurs ont reçu</h2>
      <ul className="states">
        {deliveryLines(delivery).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Outbox({ report: { outbox } }: { report: Report }) {
  return (
    <section>
      <h2>Les annonces à vos outils</h2>
      {outbox.length === 0 ? (
        <p>Aucune annonce jusqu’ici.</p>
      ) : (
        <ul className="states">
          {outbox.map((row) => (
            <li key={row.status}>
              <b>{formatNumber(row.events)}</b> {statusLabel(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Method() {
  return (
    <section className="method">
      <h2>Comment lire ces chiffres</h2>
      <p>
        Les sommes viennent des paiements eux-mêmes et sont exactes au centime. Les visites sont
        comptées sans cookie ni identifiant : une page rouverte compte deux fois, un robot ne compte
        pas. Les formations et les packs ajoutés sont rattachés à la page qui a vendu le livre. La
        recette est celle d’avant remboursement ; « pour 100 visites » dit ce qu’il en reste après.
      </p>
      <p>
        À côté de chaque taux, l’intervalle dit entre quelles valeurs se trouve le vrai taux,
        dix-neuf fois sur vingt. Une page n’est déclarée meilleure que si elle devance toutes les
        autres plus que le hasard ne l’explique.
      </p>
    </section>
  );
}
