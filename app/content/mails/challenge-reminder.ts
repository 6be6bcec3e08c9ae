import { challengePhases } from "~/content/challenge-programme";
import { challenge } from "~/content/offers";
import { addDays, frenchWeekdayDate, unbroken } from "~/lib/time";

const days = challengePhases.flatMap((phase) => phase.days);

/** What a reminder says of its day. On the eve, day 0, it speaks of the first one. */
export function reminderOf({ session, day }: { session: string; day: number }) {
  const next = day === 0 ? 1 : day;
  const { title = "", text = "", prepare = "" } = days[next - 1] ?? {};
  const date = unbroken(frenchWeekdayDate(addDays(session, next - 1)));
  const number = `Jour ${next} sur ${challenge.days}`;
  const isEve = day === 0;
  return {
    subject: isEve ? `Le défi commence demain : ${title}` : `${number} : ${title}`,
    title: isEve ? "Votre semaine commence demain" : title,
    lead: isEve
      ? `Demain, ${date}, c’est le premier jour du défi : « ${title} ». ${text}`
      : `C’est le jour ${next} du défi, ce ${date}. ${text}`,
    prepare: isEve ? `Pour demain. ${prepare}` : prepare,
  };
}

export const reminderMail = {
  preheader: "Ce qu’il faut préparer, et où rejoindre la séance.",
  prepare: "À préparer",
  room: {
    title: "Rejoindre la séance",
    link: "Rejoindre la séance en direct",
    missing:
      "Le lien vous parvient à cette adresse, dans un autre message, avant que la séance commence.",
  },
  replay: {
    title: "La séance d’hier",
    link: "Revoir la séance d’hier",
  },
  community: {
    title: "La communauté",
    link: "Rejoindre la communauté des participants",
  },
  why: "Vous recevez ce message parce que cette adresse a été inscrite à notre défi gratuit, en acceptant d’en recevoir les rappels.",
} as const;
