import type { Withdrawal } from "~/db/schema";
import { parisTime } from "~/lib/time";

/** What a person names their declaration by: `R-20260619-1A2B3C4D`, the day in Paris. */
export function withdrawalNumber({ id, created_at }: Pick<Withdrawal, "id" | "created_at">) {
  return `R-${parisTime(created_at).day.replaceAll("-", "")}-${id.slice(0, 8).toUpperCase()}`;
}
