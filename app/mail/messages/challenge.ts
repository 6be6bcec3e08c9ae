import { challengePhases } from "~/content/challenge-programme";
import { challengeMail } from "~/content/mails/challenge";
import { challenge } from "~/content/offers";
import { addDays, frenchWeekday } from "~/lib/dates";
import { challengeCalendar } from "../challenge-calendar";
import type { Block, Message } from "../message";
import { closing, greeting, type Recipient } from "./letter";

/** `challenge.joined` */
export function challengeMessage({ firstName, unsubscribeUrl }: Recipient): Message {
  const { subject, preheader, title, lead, calendar, session, preparation, inclusions, access } =
    challengeMail;
  return {
    subject,
    preheader,
    title,
    blocks: [
      greeting(firstName),
      { kind: "paragraph", text: lead },
      { kind: "figures", rows: session },
      { kind: "paragraph", text: calendar.text },
      { kind: "heading", text: preparation.title },
      { kind: "list", items: preparation.items },
      ...programme(),
      { kind: "heading", text: inclusions.title },
      { kind: "list", items: inclusions.items },
      { kind: "heading", text: access.title },
      ...access.paragraphs.map((text): Block => ({ kind: "paragraph", text })),
      ...closing,
    ],
    why: challengeMail.why,
    unsubscribeUrl,
    attachments: [{ filename: calendar.filename, type: "text/calendar", text: challengeCalendar }],
  };
}

function programme(): Block[] {
  const { day, prepare } = challengeMail;
  return challengePhases.flatMap(({ from, title, text, days }): Block[] => [
    { kind: "heading", text: title },
    { kind: "paragraph", text },
    {
      kind: "entries",
      entries: days.map((session, index) => ({
        title: session.title,
        note: `${day}\u00A0${from + index}, ${frenchWeekday(addDays(challenge.nextSession, from - 1 + index))}`,
        paragraphs: [session.text, `${prepare} ${decapitalised(session.prepare)}`],
      })),
    },
  ]);
}

function decapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
