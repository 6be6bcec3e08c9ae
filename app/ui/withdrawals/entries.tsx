import type { Entry } from "~/withdrawals/entries";

/** The lines of a declaration, each under what it is. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="entries">
      {entries.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, printed once
            <dd key={index}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
