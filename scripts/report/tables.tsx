import type { ReactNode } from "react";
import type { Funnel, Rate } from "./funnel";
import { formatInterval, formatMoney, formatNumber, formatShare, funnelNote } from "./words";

interface FunnelTableProps {
  title: string;
  funnels: readonly Funnel[];
  nameOf: (funnel: Funnel) => ReactNode;
}

/** A line for each page or source; on a telephone each line becomes a card. */
export function FunnelTable({ title, funnels, nameOf }: FunnelTableProps) {
  return (
    <table className="funnels">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {[
            "Visites",
            "Commencées",
            "Ventes",
            "Formation",
            "Pack",
            "Recette",
            "Remboursé",
            "Pour 100 visites",
          ].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {funnels.map((funnel) => (
          <FunnelRow key={funnel.name} funnel={funnel} name={nameOf(funnel)} />
        ))}
      </tbody>
    </table>
  );
}

function FunnelRow({ funnel, name }: { funnel: Funnel; name: ReactNode }) {
  const { rates, per_hundred_cents } = funnel;
  const note = funnelNote(funnel);
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      <Cell label="Visites">{formatNumber(funnel.views)}</Cell>
      <Cell label="Commandes commencées" rate={rates.begun}>
        {formatNumber(funnel.begun)}
      </Cell>
      <Cell label="Ventes" rate={rates.paid}>
        {formatNumber(funnel.paid)}
      </Cell>
      <Cell label="Formations ajoutées" rate={rates.training}>
        {formatNumber(funnel.training)}
      </Cell>
      <Cell label="Packs ajoutés" rate={rates.pack}>
        {formatNumber(funnel.pack)}
      </Cell>
      <Cell label="Recette">{formatMoney(funnel.revenue_cents)}</Cell>
      <Cell label="Remboursé" rate={rates.refunds}>
        {formatMoney(funnel.refunded_cents)}
      </Cell>
      <Cell label="Pour 100 visites">
        {per_hundred_cents === null ? "–" : formatMoney(per_hundred_cents)}
      </Cell>
    </tr>
  );
}

interface CellProps {
  label: string;
  rate?: Rate | null;
  children: ReactNode;
}

export function Cell({ label, rate, children }: CellProps) {
  return (
    <td data-label={label}>
      <b>{children}</b>
      {rate && (
        <span className="share">
          {formatShare(rate.share)} <small>({formatInterval(rate)})</small>
        </span>
      )}
    </td>
  );
}
