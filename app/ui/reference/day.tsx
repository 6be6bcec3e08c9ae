const written = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

interface DayProps {
  /** YYYY-MM-DD */
  date: string;
  /** DD/MM/YYYY, as legal texts are dated, instead of the month in letters. */
  numeric?: boolean;
}

/** A day, for people and for machines. */
export function Day({ date, numeric }: DayProps) {
  const text = numeric
    ? date.split("-").reverse().join("/")
    : written.format(new Date(date)).replace(/^1 /, "1er ");
  return <time dateTime={date}>{text}</time>;
}
