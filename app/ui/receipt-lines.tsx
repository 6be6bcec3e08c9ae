import type { ReactNode } from "react";
import { frenchDate, unbroken } from "~/lib/time";

/** A line without a value is left out. */
export type Line = [label: ReactNode, value: ReactNode];

interface ReceiptLinesProps {
  lines: Line[];
  /** Whether the last line is the total. */
  summed?: boolean;
}

export function ReceiptLines({ lines, summed }: ReceiptLinesProps) {
  const shown = lines.filter(([, value]) => value !== null && value !== undefined);
  return (
    <dl className="receipt">
      {shown.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's lines never move
        <div key={index} className={summed && index === shown.length - 1 ? "total" : undefined}>
          <dt>{label}</dt>
          <dd className={summed ? undefined : "address"}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 3 mai 2026, on one line. */
export function dayInWords(iso: string): string {
  return unbroken(frenchDate(iso));
}
