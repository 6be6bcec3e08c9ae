import type { ReactNode } from "react";
import type { Rate } from "~/statistics/report/funnel";
import type { Column } from "~/statistics/report/tables";
import { formatInterval, formatShare } from "~/statistics/report/words";

interface TableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Content of a row's first cell. */
  nameOf: (row: Row) => ReactNode;
  className?: string;
  /** How a rate is shown under its figure. */
  share?: (rate: Rate) => ReactNode;
}

/** A line for each row; on a telephone a `funnels` line becomes a card. */
export function Table<Row>({
  title,
  rows,
  columns,
  keyOf,
  nameOf,
  className,
  share = shareWithInterval,
}: TableProps<Row>) {
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.map((column) => (
            <th scope="col" key={column.title}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{nameOf(row)}</th>
            {columns.map(({ title: label, text, rate }) => {
              const measured = rate?.(row);
              return (
                <td key={label} data-label={label}>
                  <b>{text(row) ?? "–"}</b>
                  {measured && share(measured)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shareWithInterval = (rate: Rate) => (
  <span className="share">
    {formatShare(rate.share)} <small>({formatInterval(rate)})</small>
  </span>
);
