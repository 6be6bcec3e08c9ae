import { parisDays } from "~/lib/time";
import { type Rate, rate } from "./funnel";
import { daysOf, type Period } from "./period";
import type { CountRow, Form, LeadRow } from "./queries";

/** The forms, in the order of the report, and the pages on which they stand. */
export const formPages: Readonly<Record<Form, string>> = {
  diagnostic: "diagnostic",
  chapter: "chapitre-gratuit",
  resources: "ressources-livre",
  challenge: "challenge",
};

export const formNames = Object.keys(formPages) as Form[];

export interface LeadFigures {
  forms: { form: Form; leads: number; views: number; rate: Rate | null }[];
  /** Every day of the period in Paris, those without a lead too. */
  days: ({ day: string } & Record<Form, number>)[];
}

export function leadFigures(
  period: Period,
  leads: readonly LeadRow[],
  counts: readonly CountRow[],
): LeadFigures {
  const dayOf = parisDays();
  const none = { diagnostic: 0, chapter: 0, resources: 0, challenge: 0 };
  const days = new Map(daysOf(period).map((day) => [day, { day, ...none }]));
  for (const { form, hour, leads: count } of leads) {
    const day = days.get(dayOf(Date.parse(`${hour}:00:00Z`)));
    if (day) day[form] += count;
  }
  return {
    days: [...days.values()],
    forms: formNames.map((form) => {
      const count = [...days.values()].reduce((sum, day) => sum + day[form], 0);
      const views = counts
        .filter(({ page }) => page === formPages[form])
        .reduce((sum, row) => sum + row.views, 0);
      return { form, leads: count, views, rate: rate(count, views) };
    }),
  };
}
