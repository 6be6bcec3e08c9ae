import type { MarkName } from "~/content/illustrations";
import type * as sections from "~/content/sections";
import { Icon } from "~/ui/icons/icon";
import { Section } from "./section";

const icons = { pain: "cross", gain: "check", reason: undefined } as const;

export function Points({ tone, items, conclusion, ...heading }: sections.Points) {
  return (
    <Section {...heading} layout="wide">
      <PointList items={items} tone={tone} />
      {conclusion ? <p className="conclusion">{conclusion}</p> : null}
    </Section>
  );
}

interface PointListProps {
  items: { title: string; text: string; mark?: MarkName }[];
  /** Gives all items the same icon. */
  tone?: sections.Points["tone"];
}

export function PointList({ items, tone }: PointListProps) {
  const icon = tone && icons[tone];
  return (
    <ul className={tone ? `points ${tone}` : "points"}>
      {items.map(({ title, text, mark }) => (
        <li key={title}>
          {mark ? (
            <img src={`/images/marks.svg#${mark}`} width={64} height={64} alt="" loading="lazy" />
          ) : null}
          {icon ? <Icon name={icon} /> : null}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
