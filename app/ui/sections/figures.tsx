import type * as sections from "~/content/sections";

export function FigureList({ figures }: Pick<sections.Figures, "figures">) {
  return (
    <ul className="figures">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
