import { challengePhases } from "~/content/challenge-programme";
import { challengeMail, challengeWeek } from "~/content/mails/challenge";
import { dayLabel } from "~/content/offers";
import { addDays, frenchWeekday } from "~/lib/time";
import { challengeCalendars } from "~/mail/challenge-calendar";
import type { Block, Message } from "~/mail/message";
import { letterTo, type Recipient } from "~/mail/salutation";

export interface Participant extends Recipient {
  /** First day of the session they signed up for, YYYY-MM-DD; null: its date follows. */
  session: string | null;
}

/** `challenge.joined`. A session that has left the content has no calendar any more. */
export function challengeMessage(participant: Participant): Message {
  const { session } = participant;
  const week = challengeWeek(session);
  const { calendar, preparation, inclusions, access } = challengeMail;
  const file = session === null ? undefined : challengeCalendars[session];
  const letter = letterTo(participant, { ...challengeMail, ...week }, [
    { kind: "figures", rows: week.session },
    ...(file ? [{ kind: "paragraph", text: calendar.text } as const] : []),
    { kind: "heading", text: preparation.title },
    { kind: "list", items: preparation.items },
    ...programme(session),
    { kind: "heading", text: inclusions.title },
    { kind: "list", items: inclusions.items },
    { kind: "heading", text: access.title },
    ...access.paragraphs.map((text): Block => ({ kind: "paragraph", text })),
  ]);
  return {
    ...letter,
    attachments: file ? [{ filename: calendar.filename, type: "text/calendar", text: file }] : [],
  };
}

function programme(first: string | null): Block[] {
  const { prepare } = challengeMail;
  return challengePhases.flatMap(({ from, title, text, days }): Block[] => [
    { kind: "heading", text: title },
    { kind: "paragraph", text },
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
