import { and, eq, gte, notExists, type SQL, sql } from "drizzle-orm";
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
import { clockInParis } from "~/lib/time";
import type { Message, Recipient } from "~/mail/message";
import { renderMail } from "~/mail/render";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { challengeForm } from "./forms/challenge";
import { chapterForm } from "./forms/chapter";
import { diagnosticForm } from "./forms/diagnostic";
import { resourcesForm } from "./forms/resources";
import { challengeMessage, chapterMessage, reminderMessage, resourcesMessage } from "./letters";
import { reminderDue, reminderId, remindersDue } from "./reminders";
import { unsubscribePath } from "./unsubscribe";

/** The mail that each form promises, by the form's event. The chapter's needs `CHAPTER_URL`. */
export function leadMails(db: Database, env: Env): MailRenderers {
  const { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail, CHAPTER_URL: chapterUrl } = env;

  function mailOf<Table extends LeadTable>(
    table: Table,
    write: (lead: Table["$inferSelect"], to: Recipient, now: number) => Message,
  ): RenderMail {
    return async ({ subject_id, subject }, now) => {
      // An event's type implies its table. A row stored a moment ago needs no check for unsubscription.
      const stored = subject as Table["$inferSelect"] | undefined;
      const lead = stored ?? (await readerOf(db, table, subject_id, sinceAsked(table)));
      return lead ? outgoing(lead, (to) => write(lead, to, now)) : null;
    };
  }

  function outgoing(
    { id, email }: { id: string; email: string },
    write: (to: Recipient) => Message,
  ) {
    const message = write({ siteUrl, unsubscribeUrl: siteUrl + unsubscribePath(id) });
    return { to: email, ...renderMail(message, { siteUrl, contactEmail }) };
  }

  const reminder: RenderMail = async ({ id, subject_id }, now) => {
    const due = remindersDue(now).find((candidate) => reminderId(subject_id, candidate) === id);
    const lead = due && (await readerOf(db, challengeParticipants, subject_id));
    if (!lead) return null;
    const { CHALLENGE_ROOM_URL: roomUrl, CHALLENGE_REPLAY_URL: replayUrl, COMMUNITY_URL } = env;
    const links = { roomUrl, replayUrl, communityUrl: COMMUNITY_URL };
    const mail = outgoing(lead, (to) =>
      reminderMessage({ ...to, ...links, ...due, firstName: lead.first_name }),
    );
    return { ...mail, sameDay: true };
  };

  const renderers = {
    [diagnosticForm.event]: mailOf(diagnosticResponses, reportMessage),
    [resourcesForm.event]: mailOf(resourceSubscribers, (_, to) =>
      resourcesMessage({ ...to, videoUrls: env }),
    ),
    [challengeForm.event]: mailOf(challengeParticipants, (lead, to, now) => {
      const { first_name: firstName, session } = lead;
      const today = clockInParis(new Date(now)).day;
      return challengeMessage({ ...to, firstName, session, today });
    }),
    [reminderDue]: reminder,
  };
  if (!chapterUrl) return renderers;
  const chapter = mailOf(resourceSubscribers, ({ metadata }, to) =>
    chapterMessage({ ...to, chapterUrl, firstName: metadata?.prenom }),
  );
  return { ...renderers, [chapterForm.event]: chapter };
}

/** What a form promises is sent although the address unsubscribed before. */
const sinceAsked = (table: LeadTable) => gte(unsubscribedAddresses.created_at, table.created_at);

/** A lead that may be written to. `such` says which unsubscriptions count: all when absent. */
async function readerOf<Table extends LeadTable>(
  db: Database,
  table: Table,
  id: string,
  such?: SQL,
): Promise<Table["$inferSelect"] | undefined> {
  const unsubscribed = db
    .select({ address: unsubscribedAddresses.address })
    .from(unsubscribedAddresses)
    .where(and(eq(unsubscribedAddresses.address, sql`lower(${table.email})`), such));
  const [lead] = await db
    .select()
    .from(table as LeadTable)
    .where(and(eq(table.id, id), notExists(unsubscribed)));
  return lead;
}
