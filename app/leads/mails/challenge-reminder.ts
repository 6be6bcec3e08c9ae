import { reminderMail, reminderOf } from "~/content/mails/challenge-reminder";
import type { Block, Message } from "~/mail/message";
import { letterTo, type Recipient } from "~/mail/salutation";

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
  const { day, roomUrl, replayUrl, communityUrl } = recipient;
  const ofDay = reminderOf(recipient);
  const { room, replay, community } = reminderMail;
  return letterTo(recipient, { ...reminderMail, ...ofDay }, [
    { kind: "heading", text: reminderMail.prepare },
    { kind: "paragraph", text: ofDay.prepare },
    { kind: "heading", text: room.title },
    roomUrl
      ? { kind: "link", label: room.link, url: roomUrl }
      : { kind: "paragraph", text: room.missing },
    ...(day > 1 && replayUrl ? section(replay, replayUrl) : []),
    ...(day === 0 ? section(community, communityUrl) : []),
  ]);
}

function section({ title, link }: { title: string; link: string }, url: string): Block[] {
  return [
    { kind: "heading", text: title },
    { kind: "link", label: link, url, quiet: true },
  ];
}
