import { parisDays } from "~/lib/time";
import { type Form, forms } from "./forms";
import { type Rate, rate } from "./funnel";
import { daysOf, type Period } from "./period";
import type { CountRow, LeadRow } from "./queries";

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
  const none = Object.fromEntries(forms.map(({ form }) => [form, 0])) as Record<Form, number>;
  const days = new Map(daysOf(period).map((day) => [day, { day, ...none }]));
  for (const { form, hour, leads: count } of leads) {
    const day = days.get(dayOf(Date.parse(`${hour}:00:00Z`)));
    if (day) day[form] += count;
  }
  return {
    days: [...days.values()],
    forms: forms.map(({ form, page }) => {
      const count = [...days.values()].reduce((sum, day) => sum + day[form], 0);
      const views = counts
        .filter((row) => row.page === page)
        .reduce((sum, row) => sum + row.views, 0);
      return { form, leads: count, views, rate: rate(count, views) };
    }),
  };
}
