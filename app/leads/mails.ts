import { and, eq, not } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { challengePhases } from "~/content/challenge-programme";
import { isSessionOver } from "~/content/dated-offers";
import { type Letter, letters } from "~/content/letters";
import { challengeMail, challengeWeek } from "~/content/mails/challenge";
import { reminderMail, reminderOf } from "~/content/mails/challenge-reminder";
import { chapterMail } from "~/content/mails/chapter";
import { resourcesMail } from "~/content/mails/resources";
import { dayLabel } from "~/content/offers";
import { type Template, templates, type VideoKey, videos } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import type { Database } from "~/db/client";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  resourceSubscribers,
} from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { firstWord } from "~/diagnostic/lead";
import { reportMessage } from "~/diagnostic/mail";
import type { Env } from "~/env";
import { addDays, clockInParis, frenchWeekday } from "~/lib/time";
import { challengeCalendars } from "~/mail/challenge-calendar";
import {
  aboutBook,
  type Block,
  type Entry,
  heading,
  letterTo,
  type Message,
  paragraph,
  type Recipient,
} from "~/mail/message";
import { renderMail } from "~/mail/render";
import type { MailRenderers, RenderMail } from "~/outbox/mail";
import { challengeForm } from "./forms/challenge";
import { chapterForm } from "./forms/chapter";
import { diagnosticForm } from "./forms/diagnostic";
import { resourcesForm } from "./forms/resources";
import { letterMessage, letterTable, letterType, mayStillGo } from "./letters";
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
      // An event's type implies its table. A row stored a moment ago needs no check for unsubscription; what a form
      // promises is sent although the address unsubscribed before.
      const stored = subject as Table["$inferSelect"] | undefined;
      const lead = stored ?? (await readerOf(db, table, subject_id, table.created_at));
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

  const letterMail =
    (letter: Letter): RenderMail =>
    async (event, now) => {
      const lead = await readerOf(db, letterTable(letter), event.subject_id);
      if (!lead || env.LETTERS === "off" || !(await mayStillGo(db, event, lead, now))) return null;
      const firstName = "name" in lead ? firstWord(lead.name) : lead.metadata?.prenom;
      return {
        ...outgoing(lead, (to) => letterMessage(letter, { ...to, firstName })),
        sameDay: true,
      };
    };

  const renderers: MailRenderers = {
    ...Object.fromEntries(letters.map((letter) => [letterType(letter), letterMail(letter)])),
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

/** A lead that may be written to. `since` says which unsubscriptions count: all when absent. */
async function readerOf<Table extends LeadTable>(
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

interface Participant extends Recipient {
  /** First day of the session they signed up for, YYYY-MM-DD; null: its date follows. */
  session: string | null;
  /** YYYY-MM-DD in Paris. */
  today: string;
}

/** `challenge.joined`. The calendar file exists for announced sessions only. */
export function challengeMessage(participant: Participant): Message {
  const { session, today } = participant;
  const week = challengeWeek(session);
  const { calendar, preparation, inclusions, access } = challengeMail;
  const isOffered = session !== null && !isSessionOver(session, today);
  const file = isOffered ? challengeCalendars[session] : undefined;
  const letter = letterTo(participant, { ...challengeMail, ...week }, [
    { kind: "figures", rows: week.session },
    ...(file ? [paragraph(calendar.text)] : []),
    heading(preparation.title),
    { kind: "list", items: preparation.items },
    ...programme(session),
    heading(inclusions.title),
    { kind: "list", items: inclusions.items },
    heading(access.title),
    ...access.paragraphs.map(paragraph),
  ]);
  return {
    ...letter,
    attachments: file ? [{ filename: calendar.filename, type: "text/calendar", text: file }] : [],
  };
}

/** Each phase with its days, dated if the first day is known. */
function programme(first: string | null): Block[] {
  const { prepare } = challengeMail;
  return challengePhases.flatMap(({ from, title, text, days }): Block[] => [
    heading(title),
    paragraph(text),
    {
      kind: "entries",
      entries: days.map((session, index) => ({
        title: session.title,
        note: dayOf(first, from + index),
        paragraphs: [session.text, `${prepare} ${decapitalised(session.prepare)}`],
      })),
    },
  ]);
}

function dayOf(first: string | null, number: number): string {
  if (first === null) return dayLabel(number);
  return `${dayLabel(number)}, ${frenchWeekday(addDays(first, number - 1))}`;
}

function decapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

interface ReminderRecipient extends Recipient {
  /** First day of the session, YYYY-MM-DD. */
  session: string;
  /** From 1; 0 is the eve. */
  day: number;
  roomUrl?: string | undefined;
  replayUrl?: string | undefined;
  communityUrl: string;
}

/** `challenge.reminder` */
export function reminderMessage(recipient: ReminderRecipient): Message {
  const { day, roomUrl, replayUrl, communityUrl } = recipient;
  const ofDay = reminderOf(recipient);
  const { room, replay, community } = reminderMail;
  return letterTo(recipient, { ...reminderMail, ...ofDay }, [
    heading(reminderMail.prepare),
    paragraph(ofDay.prepare),
    heading(room.title),
    roomUrl ? { kind: "link", label: room.link, url: roomUrl } : paragraph(room.missing),
    ...(day > 1 && replayUrl ? section(replay, replayUrl) : []),
    ...(day === 0 ? section(community, communityUrl) : []),
  ]);
}

function section({ title, link }: { title: string; link: string }, url: string): Block[] {
  return [heading(title), { kind: "link", label: link, url, quiet: true }];
}

interface ChapterRecipient extends Recipient {
  /** Where the PDF is. */
  chapterUrl: string;
}

/** `chapter.requested` */
export function chapterMessage(recipient: ChapterRecipient): Message {
  const { link, reading, contents, method, book } = chapterMail;
  return letterTo(recipient, chapterMail, [
    { kind: "link", label: link, url: recipient.chapterUrl },
    paragraph(reading),
    heading(contents.title),
    { kind: "list", items: contents.items },
    heading(method.title),
    { kind: "list", items: method.steps, numbered: true },
    ...aboutBook(recipient, book),
  ]);
}

interface ResourcesRecipient extends Recipient {
  /** URLs of the videos that exist. */
  videoUrls: Partial<Record<VideoKey, string | undefined>>;
}

/** `resources.unlocked` */
export function resourcesMessage(recipient: ResourcesRecipient): Message {
  const { documents, prompts, book } = resourcesMail;
  const { siteUrl } = recipient;
  return letterTo(recipient, resourcesMail, [
    heading(documents),
    { kind: "entries", entries: templates.map((template) => document(siteUrl, template)) },
    heading(prompts.title),
    paragraph(prompts.text),
    { kind: "list", items: promptGroups.map(({ title, intro }) => ({ title, text: intro })) },
    ...packLink(siteUrl),
    ...watchable(recipient.videoUrls),
    ...aboutBook(recipient, { ...book, label: book.link.label, path: book.link.to }),
  ]);
}

function document(siteUrl: string, { title, description, file, format, pages }: Template): Entry {
  return {
    title,
    url: siteUrl + file,
    note: `${format}, ${pages}\u00A0pages`,
    paragraphs: [description],
  };
}

function packLink(siteUrl: string): Block[] {
  return templates
    .filter(({ id }) => id === "prompts")
    .map(({ file }) => ({ kind: "link", label: resourcesMail.prompts.link, url: siteUrl + file }));
}

/** Empty while no video has a URL. */
function watchable(urls: ResourcesRecipient["videoUrls"]): Block[] {
  const { title, text } = resourcesMail.videos;
  const entries = videos.flatMap((video): Entry[] => {
    const url = urls[video.urlKey];
    if (!url) return [];
    return [
      {
        title: video.title,
        url,
        note: `${video.minutes}\u00A0minutes`,
        paragraphs: [video.description],
      },
    ];
  });
  if (entries.length === 0) return [];
  return [heading(title), paragraph(text), { kind: "entries", entries }];
}
