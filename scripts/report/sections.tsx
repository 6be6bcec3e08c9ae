import type { Report } from "~/statistics/report/figures";
import {
  deliveryLines,
  formatNumber,
  formatShare,
  formLabels,
  statusLabel,
} from "~/statistics/report/words";
import { LeadsChart } from "./charts";
import { Cell } from "./tables";

export function Leads({ report: { leads, profiles } }: { report: Report }) {
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

export function Delivery({ report: { delivery } }: { report: Report }) {
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

export function Outbox({ report: { outbox } }: { report: Report }) {
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
