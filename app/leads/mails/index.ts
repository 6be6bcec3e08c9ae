import { and, eq, gte, notExists, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  resourceSubscribers,
  unsubscribedAddresses,
} from "~/db/schema";
import { reportMessage } from "~/diagnostic/mail";
import type { Env } from "~/env";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";
import type { Message } from "~/mail/message";
import { renderMail } from "~/mail/render";
import type { Recipient } from "~/mail/salutation";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { unsubscribePath } from "../paths";
import { challengeMessage } from "./challenge";
import { chapterMessage } from "./chapter";
import { resourcesMessage } from "./resources";

/** The mail that each form promises, by the form's event. A chapter's is made once it is known where that is. */
export function leadMails(db: Database, env: Env): MailRenderers {
  const { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail, CHAPTER_URL: chapterUrl } = env;

  function mailOf<Table extends LeadTable>(
    table: Table,
    write: (lead: Table["$inferSelect"], to: Recipient) => Message,
  ): RenderMail {
    return async ({ subject_id }) => {
      const lead = await readerOf(db, table, subject_id);
      if (!lead) return null;
      const to = { siteUrl, unsubscribeUrl: siteUrl + unsubscribePath(lead.id) };
      return { to: lead.email, ...renderMail(write(lead, to), { siteUrl, contactEmail }) };
    };
  }

  const renderers = {
    [diagnosticForm.event]: mailOf(diagnosticResponses, reportMessage),
    [resourcesForm.event]: mailOf(resourceSubscribers, (_, to) =>
      resourcesMessage({ ...to, videoUrls: env }),
    ),
    [challengeForm.event]: mailOf(challengeParticipants, ({ first_name: firstName, session }, to) =>
      challengeMessage({ ...to, firstName, session }),
    ),
  };
  if (!chapterUrl) return renderers;
  const chapter = mailOf(resourceSubscribers, ({ metadata }, to) =>
    chapterMessage({ ...to, chapterUrl, firstName: metadata?.prenom }),
  );
  return { ...renderers, [chapterForm.event]: chapter };
}

/** A lead that may be written to: neither erased nor unsubscribed after it asked for this mail. */
async function readerOf<Table extends LeadTable>(
  db: Database,
  table: Table,
  id: string,
): Promise<Table["$inferSelect"] | undefined> {
  const unsubscribed = db
    .select({ address: unsubscribedAddresses.address })
    .from(unsubscribedAddresses)
    .where(
      and(
        eq(unsubscribedAddresses.address, sql`lower(${table.email})`),
        gte(unsubscribedAddresses.created_at, table.created_at),
      ),
    );
  const [lead] = await db
    .select()
    .from(table as LeadTable)
    .where(and(eq(table.id, id), notExists(unsubscribed)));
  return lead;
}
