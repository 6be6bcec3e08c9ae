import { reminderMail, reminderOf } from "~/content/mails/challenge-reminder";
import type { Block, Message } from "~/mail/message";
import { closing, greeting, type Recipient } from "~/mail/salutation";

interface ReminderRecipient extends Recipient {
  /** First day of the session, YYYY-MM-DD. */
  session: string;
  /** From 1; 0 is the eve. */
  day: number;
  roomUrl?: string | undefined;
  replayUrl?: string | undefined;
  communityUrl: string;
}

/** `challenge.reminder`: of a day of the challenge, or of its eve. */
export function reminderMessage(recipient: ReminderRecipient): Message {
  const { firstName, unsubscribeUrl, day, roomUrl, replayUrl, communityUrl } = recipient;
  const { subject, title, lead, prepare } = reminderOf(recipient);
  const { preheader, room, replay, community, why } = reminderMail;
  return {
    subject,
    preheader,
    title,
    blocks: [
      greeting(firstName),
      { kind: "paragraph", text: lead },
      { kind: "heading", text: reminderMail.prepare },
      { kind: "paragraph", text: prepare },
      { kind: "heading", text: room.title },
      roomUrl
        ? { kind: "link", label: room.link, url: roomUrl }
        : { kind: "paragraph", text: room.missing },
      ...(day > 1 && replayUrl ? section(replay, replayUrl) : []),
      ...(day === 0 ? section(community, communityUrl) : []),
      ...closing,
    ],
    why,
    unsubscribeUrl,
  };
}

function section({ title, link }: { title: string; link: string }, url: string): Block[] {
  return [
    { kind: "heading", text: title },
    { kind: "link", label: link, url, quiet: true },
  ];
}
