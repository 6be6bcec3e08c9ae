import { and, eq, not } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Letter, letters } from "~/content/letters";
import type { Database } from "~/db/client";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  resourceSubscribers,
} from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { reportOf, resultPath } from "~/diagnostic/lead";
import type { Env } from "~/env";
import { readFirstName } from "~/lib/first-name";
import { type Message, renderMail } from "~/mail/message";
import type { MailRenderers, MailSource, RenderMail } from "~/outbox/mail";
import type { PendingEvent } from "~/outbox/record";
import { challengeForm } from "./forms/challenge";
import { chapterForm } from "./forms/chapter";
import { diagnosticForm } from "./forms/diagnostic";
import { resourcesForm } from "./forms/resources";
import { isStillDue, letterTable, letterType } from "./letters";
import { authorLetter } from "./mails/author-letter";
import { challengeMail } from "./mails/challenge";
import { reminderMail } from "./mails/challenge-reminder";
import { chapterMail } from "./mails/chapter";
import { diagnosticMail } from "./mails/diagnostic";
import type { Reader } from "./mails/letter";
import { resourcesMail } from "./mails/resources";
import { reminderId, remindersDue, reminderType } from "./reminders";
import { unsubscribePath } from "./unsubscribe";

/** Renderers of the mail that each form promises, by the form's event, and of reminders and letters. */
export const leadMails: MailRenderers = {
  ...Object.fromEntries(letters.map((letter) => [letterType(letter), letterMail(letter)])),
  [diagnosticForm.event]: promisedMail(diagnosticResponses, async (lead, to) => {
    const { report, firstName } = await reportOf(lead);
    const resultUrl = to.siteUrl + resultPath(lead.id);
    return diagnosticMail({ ...to, report, firstName, resultUrl });
  }),
  [resourcesForm.event]: promisedMail(resourceSubscribers, (_, to, { env }) =>
    resourcesMail({ ...to, videoUrls: env }),
  ),
  [challengeForm.event]: promisedMail(challengeParticipants, (lead, to, { now }) => {
    const { first_name: firstName, session } = lead;
    return challengeMail({ ...to, firstName, session, now });
  }),
  [chapterForm.event]: promisedMail(resourceSubscribers, ({ metadata }, to, { env }) =>
    chapterMail({ ...to, chapterUrl: env.CHAPTER_URL ?? "", firstName: metadata?.prenom }),
  ),
  [reminderType]: reminder,
};

/** The mails of a site without `CHAPTER_URL`: the chapter's mail waits. */
export function withoutChapter(mails: MailRenderers): MailRenderers {
  const { [chapterForm.event]: _, ...others } = mails;
  return others;
}

function promisedMail<Table extends LeadTable>(
  table: Table,
  write: (
    lead: Table["$inferSelect"],
    to: Reader,
    context: { env: Env; now: number },
  ) => Message | Promise<Message>,
): RenderMail {
  return async ({ subject_id, subject }, { db, env }, now) => {
    // An event's type implies its table. A row stored just now needs no check for unsubscription: what a form promises
    // is sent even to an address that unsubscribed earlier.
    const stored = subject as Table["$inferSelect"] | undefined;
    const lead = stored ?? (await findRecipient(db, table, subject_id, table.created_at));
    return lead ? renderFor(env, lead, (to) => write(lead, to, { env, now })) : null;
  };
}

async function reminder(
  { id, subject_id }: PendingEvent,
  { db, env }: MailSource,
  now: number,
): ReturnType<RenderMail> {
  const due = remindersDue(now).find((candidate) => reminderId(subject_id, candidate) === id);
  const lead = due && (await findRecipient(db, challengeParticipants, subject_id));
  if (!lead) return null;
  const { CHALLENGE_ROOM_URL: roomUrl, CHALLENGE_REPLAY_URL: replayUrl, COMMUNITY_URL } = env;
  const links = { roomUrl, replayUrl, communityUrl: COMMUNITY_URL };
  const mail = await renderFor(env, lead, (to) =>
    reminderMail({ ...to, ...links, ...due, firstName: lead.first_name }),
  );
  return { ...mail, sameDay: true };
}

function letterMail(letter: Letter): RenderMail {
  return async (event, { db, env }, now) => {
    const lead = await findRecipient(db, letterTable(letter), event.subject_id);
    if (!lead || env.LETTERS === "off" || !(await isStillDue(db, event, lead, now))) return null;
    const firstName = "name" in lead ? readFirstName(lead.name) : lead.metadata?.prenom;
    const mail = await renderFor(env, lead, (to) => authorLetter(letter, { ...to, firstName }));
    return { ...mail, sameDay: true };
  };
}

async function renderFor(
  { SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail }: Env,
  lead: LeadTable["$inferSelect"],
  write: (to: Reader) => Message | Promise<Message>,
) {
  const unsubscribeUrl = siteUrl + unsubscribePath(lead);
  const message = await write({ siteUrl, unsubscribeUrl, wantsNews: lead.news_consent });
  return { to: lead.email, ...renderMail(message, { siteUrl, contactEmail }) };
}

/** A lead that may be written to. Unsubscriptions before `since` do not count. */
async function findRecipient<Table extends LeadTable>(
  db: Database,
  table: Table,
  id: string,
  since?: SQLiteColumn,
): Promise<Table["$inferSelect"] | undefined> {
  const [lead] = await db
    .select()
    .from(table as LeadTable)
    .where(and(eq(table.id, id), not(isUnsubscribed(table.email, since))));
  return lead;
}
