const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

interface DayProps {
  /** YYYY-MM-DD */
  date: string;
  /** DD/MM/YYYY, as legal texts are dated, instead of the month in letters. */
  numeric?: boolean;
}

/** A day, for people and for machines. */
export function Day({ date, numeric }: DayProps) {
  const [year, month, day] = date.split("-").map(Number);
  const text = numeric
    ? date.split("-").reverse().join("/")
    : `${day === 1 ? "1er" : day} ${months[(month ?? 0) - 1]} ${year}`;
  return <time dateTime={date}>{text}</time>;
}
