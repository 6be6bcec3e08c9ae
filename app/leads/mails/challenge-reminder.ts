import { challengePhases, sessionHour } from "~/content/challenge-programme";
import { challenge } from "~/content/offers";
import { addDays, frenchDateWithWeekday, unbroken } from "~/lib/time";
import type { Message } from "~/mail/message";
import { button, heading, link, paragraph } from "~/mail/parts";
import { letterTo, type Reader } from "./letter";

interface Participant extends Reader {
  /** First day of the session, YYYY-MM-DD. */
  session: string;
  /** From 1; 0 is the eve, whose mail is about the first day. */
  day: number;
  roomUrl?: string | undefined;
  replayUrl?: string | undefined;
  communityUrl: string;
}

/** `challenge.reminder` */
export function reminderMail(to: Participant): Message {
  const { session, day, roomUrl, replayUrl, communityUrl } = to;
  const isEve = day === 0;
  const hour = sessionHour();
  const next = isEve ? 1 : day;
  const {
    title = "",
    text = "",
    prepare = "",
  } = challengePhases.flatMap(({ days }) => days)[next - 1] ?? {};
  const date = unbroken(frenchDateWithWeekday(addDays(session, next - 1)));
  return letterTo(to, {
    subject: isEve
      ? `Le défi commence demain\u00a0: ${title}`
      : `Jour ${next} sur ${challenge.days}\u00a0: ${title}`,
    preheader: "Ce qu’il faut préparer, et où rejoindre la séance.",
    title: isEve ? "Votre semaine commence demain" : title,
    lead: isEve
      ? `Demain, ${date}, c’est le premier jour du défi\u00a0: «\u00a0${title}\u00a0». ${text}`
      : `C’est le jour ${next} du défi, ce ${date}. ${text}`,
    parts: [
      heading("À préparer"),
      paragraph(isEve ? `Pour demain. ${prepare}` : prepare),
      heading("Rejoindre la séance"),
      ...(hour ? [paragraph(`Elle commence ${hour}.`)] : []),
      roomUrl
        ? button("Rejoindre la séance en direct", roomUrl)
        : paragraph(
            "Le lien vous parvient à cette adresse, dans un autre message, avant que la séance commence.",
          ),
      ...(day > 1 && replayUrl
        ? [heading("La séance d’hier"), link("Revoir la séance d’hier", replayUrl)]
        : []),
      ...(isEve
        ? [heading("La communauté"), link("Rejoindre la communauté des participants", communityUrl)]
        : []),
    ],
    why: "Vous recevez ce message parce que cette adresse a été inscrite à notre défi gratuit, en acceptant d’en recevoir les rappels.",
  });
}
