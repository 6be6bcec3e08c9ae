import { eq } from "drizzle-orm";
import type { Database } from "~/db/client";
import { diagnosticResponses } from "~/db/schema";
import { isLeadId } from "../paths";
import type { DiagnosticLead } from "../report";

/** The diagnostic of this id; undefined when it is none, unknown or erased. */
export async function findDiagnostic(
  db: Database,
  leadId: string,
): Promise<DiagnosticLead | undefined> {
  if (!isLeadId(leadId)) return undefined;
  const [lead] = await db
    .select()
    .from(diagnosticResponses)
    .where(eq(diagnosticResponses.id, leadId));
  return lead;
}
