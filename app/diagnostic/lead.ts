import { eq } from "drizzle-orm";
import type { Database } from "~/db/client";
import { diagnosticResponses } from "~/db/schema";
import { firstNameOf } from "~/lib/first-name";
import { parisDay } from "~/lib/time";
import { isUuid } from "~/lib/uuid";
import { score } from "./scoring";

export type DiagnosticLead = typeof diagnosticResponses.$inferSelect;

/** The report on a stored diagnostic, with today's texts and the day of the answers. No personal data but the first name. */
export async function reportOf(lead: DiagnosticLead) {
  // Its many texts are made when they are first asked for: the Worker starts earlier.
  const { reportOn } = await import("./report");
  const date = parisDay(lead.created_at);
  return { report: reportOn(lead, score(lead), date), firstName: firstNameOf(lead.name), date };
}

/** The diagnostic of this id; undefined when it is none, unknown or erased. */
export async function findDiagnostic(
  db: Database,
  leadId: string,
): Promise<DiagnosticLead | undefined> {
  if (!isUuid(leadId)) return undefined;
  const [lead] = await db
    .select()
    .from(diagnosticResponses)
    .where(eq(diagnosticResponses.id, leadId));
  return lead;
}

/** The page of a diagnostic's report. The id, which only the mail contains, is the permission. */
export const resultPath = (leadId: string) => `/diagnostic/resultat/${leadId}`;

export const thanksPath = (leadId: string | null) =>
  leadId === null ? "/diagnostic/merci" : `/diagnostic/merci?resultat=${leadId}`;
