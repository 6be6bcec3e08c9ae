import type { ReactNode } from "react";
import type { Funnel, Rate } from "~/statistics/report/funnel";
import {
  formatInterval,
  formatMoney,
  formatNumber,
  formatShare,
  funnelNote,
} from "~/statistics/report/words";

const columns: readonly {
  label: string;
  rate?: keyof Funnel["rates"];
  text: (funnel: Funnel) => string;
}[] = [
  { label: "Visites", text: ({ views }) => formatNumber(views) },
  { label: "Commencées", rate: "begun", text: ({ begun }) => formatNumber(begun) },
  { label: "Ventes", rate: "paid", text: ({ paid }) => formatNumber(paid) },
  { label: "Formation", rate: "training", text: ({ training }) => formatNumber(training) },
  { label: "Pack", rate: "pack", text: ({ pack }) => formatNumber(pack) },
  { label: "Recette", text: ({ revenue_cents }) => formatMoney(revenue_cents) },
  {
    label: "Remboursé",
    rate: "refunds",
    text: ({ refunded_cents }) => formatMoney(refunded_cents),
  },
  {
    label: "Pour 100 visites",
    text: ({ per_hundred_cents }) =>
      per_hundred_cents === null ? "–" : formatMoney(per_hundred_cents),
  },
];

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
          {columns.map(({ label }) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {funnels.map((funnel) => (
          <tr key={funnel.name}>
            <th scope="row">
              {nameOf(funnel)}
              <Note>{funnelNote(funnel)}</Note>
            </th>
            {columns.map(({ label, rate, text }) => (
              <Cell key={label} label={label} rate={rate && funnel.rates[rate]}>
                {text(funnel)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Note({ children }: { children: string | null }) {
  return children && <small>{children}</small>;
}

interface CellProps {
  label: string;
  rate?: Rate | null | undefined;
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
