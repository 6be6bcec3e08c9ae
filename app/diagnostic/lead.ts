import { eq } from "drizzle-orm";
import type { Database } from "~/db/client";
import { diagnosticResponses } from "~/db/schema";
import { readFirstName } from "~/lib/first-name";
import { isUuid } from "~/lib/ids";
import { parisDay } from "~/lib/time";
import { score } from "./scoring";

export type DiagnosticLead = typeof diagnosticResponses.$inferSelect;

/**
 * The report on a stored diagnostic, with today's texts and the day of the answers. The first name is the only personal
 * data.
 */
export async function reportOf(lead: DiagnosticLead) {
  // Loaded on demand: its many texts would slow down the Worker's start.
  const { reportOn } = await import("./report");
  const date = parisDay(lead.created_at);
  return { report: reportOn(lead, score(lead), date), firstName: readFirstName(lead.name), date };
}

/** The diagnostic with this id; undefined if the id is malformed, unknown or erased. */
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

/**
 * The path of a diagnostic's report. Whoever knows the id may read it: the mail, the thank-you page's URL and the webhook
 * contain it.
 */
export const resultPath = (leadId: string) => `/diagnostic/resultat/${leadId}`;

export const thanksPath = (leadId: string | null) =>
  leadId === null ? "/diagnostic/merci" : `/diagnostic/merci?resultat=${leadId}`;
