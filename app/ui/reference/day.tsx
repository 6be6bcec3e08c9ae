import { frenchDate, numericDate, unbroken } from "~/lib/dates";
import { Ordinals } from "~/ui/ordinals";

interface DayProps {
  /** YYYY-MM-DD */
  date: string;
  /** DD/MM/YYYY, as legal texts are dated, instead of the month in letters. */
  numeric?: boolean;
}

/** A day, for people and for machines. */
export function Day({ date, numeric }: DayProps) {
  return (
    <time dateTime={date}>
      {numeric ? numericDate(date) : <Ordinals text={unbroken(frenchDate(date))} />}
    </time>
  );
}
