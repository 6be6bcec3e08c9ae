/**
 * The site's line icons: one path per icon in a box of 24, drawn by the class `icon` (stroke of 1.5 in the text colour,
 * round ends, no fill). From lucide-static 1.62.0.
 */
const paths = {
  check: "M20 6L9 17l-5-5",
  cross: "M18 6L6 18M6 6l12 12",
  download: "M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5",
  lock: "M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4",
  mail: "M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  spinner: "M21 12a9 9 0 1 1-6.219-8.56",
} as const;

export type IconName = keyof typeof paths;

/** A decoration beside words, hidden from assistive technology: an icon on its own needs a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

interface TicksProps {
  items: readonly string[];
  className?: string;
}

/** A list of short facts with tick marks. */
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
