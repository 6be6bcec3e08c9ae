import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { book } from "~/content/offers";
import { FunnelDrawing, LeadsChart, RateChart } from "./charts";
import { landings, type Report } from "./figures";
import { Cell, FunnelTable } from "./tables";
import {
  countOf,
  formatDay,
  formatMoney,
  formatNumber,
  formatShare,
  formLabels,
  pageName,
  sourceName,
  statusLabel,
  verdictSentence,
} from "./words";

const styles = readFileSync(new URL("./page.css", import.meta.url), "utf8");

/** The whole report as one HTML file: no script, nothing fetched, every value escaped. */
export function reportPage(report: Report): string {
  const title = `Ce qui s’est vendu, du ${formatDay(report.period.firstDay)} au ${formatDay(report.period.lastDay)}`;
  return `<!doctype html>
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
        <p className="kicker">{book.title}</p>
        <h1>Ce qui s’est vendu</h1>
        <p className="period">
          Du {formatDay(period.firstDay)} au {formatDay(period.lastDay)},{" "}
          {countOf(period.days, "jour")}
        </p>
      </header>
      <Totals report={report} />
      <Landings report={report} />
      <section>
        <h2>D’où viennent les ventes</h2>
        <FunnelTable
          title="Source"
          funnels={report.sources}
          nameOf={({ name }) => sourceName(name)}
        />
      </section>
      {otherPages.length > 0 && (
        <section>
          <h2>Les autres pages de vente</h2>
          <FunnelTable title="Page" funnels={otherPages} nameOf={({ name }) => pageName(name)} />
        </section>
      )}
      <Leads report={report} />
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
  const most = Math.max(1, ...report.landings.map(({ views }) => views));
  return (
    <section>
      <h2>Les cinq pages de vente</h2>
      <p className="verdict">{verdictSentence(report.landingVerdict)}</p>
      <RateChart
        title="Ventes pour 100 visites, avec l’intervalle à 95 %"
        rows={report.landings.map(({ name, rates }) => ({
          name,
          label: pageName(name),
          rate: rates.paid,
        }))}
      />
      <div className="funnels-drawn">
        {report.landings.map((funnel) => (
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
      <FunnelTable
        title="Page"
        funnels={report.landings}
        nameOf={({ name }) => (
          <>
            {pageName(name)} <small>/{name}</small>
          </>
        )}
      />
    </section>
  );
}

const titleOf = (name: string) => landings.find(({ slug }) => slug === name)?.hero.title;

function Leads({ report: { leads, profiles } }: { report: Report }) {
  return (
    <section>
      <h2>Les contacts</h2>
      <LeadsChart days={leads.days} />
      <div className="pair">
        <table>
          <thead>
            <tr>
              <th scope="col">Formulaire</th>
              <th scope="col">Visites</th>
              <th scope="col">Contacts</th>
            </tr>
          </thead>
          <tbody>
            {leads.forms.map(({ form, views, leads: count, rate }) => (
              <tr key={form}>
                <th scope="row">{formLabels[form]}</th>
                <Cell label="Visites">{formatNumber(views)}</Cell>
                <Cell label="Contacts" rate={rate}>
                  {formatNumber(count)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
        {profiles.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Profil du diagnostic</th>
                <th scope="col">Contacts</th>
              </tr>
            </thead>
            <tbody>
              {profiles.map(({ profile, leads: count, rate }) => (
                <tr key={profile}>
                  <th scope="row">
                    {profile}
                    {rate && (
                      <svg className="bar" aria-hidden="true">
                        <rect width={`${rate.share * 100}%`} height="100%" />
                      </svg>
                    )}
                  </th>
                  <Cell label="Contacts">
                    {formatNumber(count)} {rate && <small>{formatShare(rate.share)}</small>}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
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
        pas. Les formations et les packs ajoutés sont rattachés à la page qui a vendu le livre.
      </p>
      <p>
        À côté de chaque taux, l’intervalle dit entre quelles valeurs se trouve le vrai taux,
        dix-neuf fois sur vingt. Une page n’est déclarée meilleure que si elle devance toutes les
        autres plus que le hasard ne l’explique.
      </p>
    </section>
  );
}
