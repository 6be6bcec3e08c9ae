import type * as sections from "~/content/sections";
import { Icon, type IconName } from "~/ui/icons/icon";
import { Section } from "./section";

const marks = { pain: "cross", gain: "check", reason: undefined } as const;

export function Points({ tone, items, conclusion, ...heading }: sections.Points) {
  return (
    <Section {...heading} layout="wide">
      <PointList items={items} tone={tone} />
      {conclusion ? <p className="conclusion">{conclusion}</p> : null}
    </Section>
  );
}

interface PointListProps {
  items: { title: string; text: string; icon?: IconName }[];
  /** Gives all items the same mark. */
  tone?: sections.Points["tone"];
}

export function PointList({ items, tone }: PointListProps) {
  const mark = tone && marks[tone];
  return (
    <ul className={tone ? `points ${tone}` : "points"}>
      {items.map(({ title, text, icon = mark }) => (
        <li key={title}>
          {icon ? <Icon name={icon} /> : null}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
