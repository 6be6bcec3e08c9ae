import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import { specifiedOffers } from "~/content/dated-offers";
import type { Database } from "~/db/client";
import { type LeadFields, leadTables } from "~/db/schema";
import { score, scoreColumns } from "~/diagnostic/scoring";
import { validate } from "~/forms/post";
import { challengeForm as challenge } from "~/leads/forms/challenge";
import { chapterForm as chapter } from "~/leads/forms/chapter";
import { diagnosticForm as diagnostic } from "~/leads/forms/diagnostic";
import { resourcesForm as resources } from "~/leads/forms/resources";
import { type LeadContext, storeLead } from "~/leads/store";
import * as visited from "./lead-forms";

type ChapterForm = z.output<ReturnType<typeof chapter.schema>>;
type ChallengeForm = z.output<ReturnType<typeof challenge.schema>>;
type DiagnosticLead = LeadFields<"diagnostic_responses">;

/* Valid leads to start from; a test says only what it is about. */

function parsed<Schema extends z.core.$ZodType>(schema: Schema, valid: object): z.output<Schema> {
  const result = validate(schema, valid);
  if ("error" in result) throw new Error(`refused: ${Object.keys(result.error)}`);
  return result.value;
}

export const chapterForm = (overrides: Partial<ChapterForm> = {}): ChapterForm => ({
  ...parsed(chapter.schema(), visited.chapter.valid),
  ...overrides,
});

export const challengeForm = (overrides: Partial<ChallengeForm> = {}): ChallengeForm => ({
  ...parsed(challenge.schema(), visited.challenge.valid),
  ...overrides,
});

export const diagnosticLead = (overrides: Partial<DiagnosticLead> = {}): DiagnosticLead => ({
  ...visited.answers,
  ...visited.contact,
  gdpr_consent: true,
  news_consent: false,
  ...scoreColumns(score(visited.answers)),
  ...overrides,
});

export const rows = {
  diagnostic: diagnosticLead(),
  chapter: chapter.row(chapterForm(), specifiedOffers),
  resources: resources.row({ email: visited.contact.email, news_consent: false }, specifiedOffers),
  challenge: challenge.row(challengeForm(), specifiedOffers),
};

export const storeChapterRequest = (context: LeadContext, form?: Partial<ChapterForm>) =>
  storeLead(context, chapter, chapter.row(chapterForm(form), specifiedOffers));

export const storeChallengeParticipant = (context: LeadContext, form?: Partial<ChallengeForm>) =>
  storeLead(context, challenge, challenge.row(challengeForm(form), specifiedOffers));

export const storeResourceUnlock = (
  context: LeadContext,
  form: { email: string; news_consent?: boolean },
) =>
  storeLead(context, resources, resources.row({ news_consent: false, ...form }, specifiedOffers));

export const storeDiagnostic = (context: LeadContext, lead?: Partial<DiagnosticLead>) =>
  storeLead(context, diagnostic, diagnosticLead(lead));

export const storeOneOfEach = async (context: LeadContext, email: string) => ({
  diagnostic: await storeDiagnostic(context, { email }),
  chapter: await storeChapterRequest(context, { email }),
  resources: await storeResourceUnlock(context, { email }),
  challenge: await storeChallengeParticipant(context, { email }),
});

/** The key in the links of a lead's mails. */
export async function unsubscribeKeyOf(db: Database, { leadId }: { leadId: string | null }) {
  const found = leadTables.map((table) =>
    db
      .select()
      .from(table)
      .where(eq(table.id, `${leadId}`)),
  );
  const [lead] = (await Promise.all(found)).flat();
  return lead?.unsubscribe_key ?? "";
}
