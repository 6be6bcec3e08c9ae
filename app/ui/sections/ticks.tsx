import { Icon } from "~/ui/icons/icon";

interface TicksProps {
  items: readonly string[];
  className?: string;
}

/** Short facts, each ticked. Apart from the other lists because the diagnostic ships its scripts. */
export function Ticks({ items, className = "ticks" }: TicksProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" /> {item}
        </li>
      ))}
    </ul>
  );
}
