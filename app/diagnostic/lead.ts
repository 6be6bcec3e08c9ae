import type { diagnosticResponses } from "~/db/schema";
import { type Report, reportOn } from "~/diagnostic/report";
import { score } from "~/diagnostic/scoring";
import { firstWord } from "~/lib/first-word";
import { parisDay } from "~/lib/time";

export type DiagnosticLead = typeof diagnosticResponses.$inferSelect;

/** What the answered diagnostic says, and to whom: nothing else of the person. */
export interface PersonalReport {
  report: Report;
  firstName: string;
  /** ISO date of the answers. */
  date: string;
}

/** The report on a stored diagnostic, today's words on the answers given then. */
export function reportOf(lead: DiagnosticLead): PersonalReport {
  const date = parisDay(lead.created_at);
  return { report: reportOn(lead, score(lead), date), firstName: firstWord(lead.name), date };
}
