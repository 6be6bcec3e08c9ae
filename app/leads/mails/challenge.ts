import { challengePhases } from "~/content/challenge-programme";
import { challengeMail, challengeWeek } from "~/content/mails/challenge";
import { challenge } from "~/content/offers";
import { addDays, frenchWeekday } from "~/lib/time";
import { challengeCalendar } from "~/mail/challenge-calendar";
import type { Block, Message } from "~/mail/message";
import { closing, greeting, type Recipient } from "~/mail/salutation";

export interface Participant extends Recipient {
  /** First day of the session they signed up for, YYYY-MM-DD. */
  session?: string | null | undefined;
}

/** `challenge.joined`. The calendar is of the next session, so it goes to nobody else's. */
export function challengeMessage({ firstName, unsubscribeUrl, session }: Participant): Message {
  const first = session ?? challenge.nextSession;
  const { subject, title, session: figures } = challengeWeek(first);
  const { preheader, lead, calendar, preparation, inclusions, access, why } = challengeMail;
  const attached = first === challenge.nextSession;
  return {
    subject,
    preheader,
    title,
    blocks: [
      greeting(firstName),
      { kind: "paragraph", text: lead },
      { kind: "figures", rows: figures },
      ...(attached ? [{ kind: "paragraph", text: calendar.text } as const] : []),
      { kind: "heading", text: preparation.title },
      { kind: "list", items: preparation.items },
      ...programme(first),
      { kind: "heading", text: inclusions.title },
      { kind: "list", items: inclusions.items },
      { kind: "heading", text: access.title },
      ...access.paragraphs.map((text): Block => ({ kind: "paragraph", text })),
      ...closing,
    ],
    why,
    unsubscribeUrl,
    attachments: attached
      ? [{ filename: calendar.filename, type: "text/calendar", text: challengeCalendar }]
      : [],
  };
}

function programme(first: string): Block[] {
  const { day, prepare } = challengeMail;
  return challengePhases.flatMap(({ from, title, text, days }): Block[] => [
    { kind: "heading", text: title },
    { kind: "paragraph", text },
    {
      kind: "entries",
      entries: days.map((session, index) => ({
        title: session.title,
        note: `${day}\u00A0${from + index}, ${frenchWeekday(addDays(first, from - 1 + index))}`,
        paragraphs: [session.text, `${prepare} ${decapitalised(session.prepare)}`],
      })),
    },
  ]);
}

function decapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
