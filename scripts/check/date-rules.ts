import { offersOn } from "~/content/dated-offers";
import { addDays, frenchDate, isDay } from "~/lib/time";
import { isSet, undone } from "./configuration-rules";
import { inOffers } from "./content-rules";
import type { Facts } from "./facts";
import { type Finding, unset, untrue } from "./finding";

/** A day further ahead than this is a typing error. */
const daysAhead = 730;

type DatedOffer = "training" | "promptPack" | "challenge";

const wrong = (offer: DatedOffer | "dates", find: string, message: string) =>
  untrue(message, inOffers(offer, find));

/** Dates of offers: those that pages show although they are over, and those that cannot be right. */
export function dates(facts: Facts): Finding[] {
  const impossible = announced(facts).flatMap(({ offer, find, day }) => {
    if (!isDay(day)) return [wrong(offer, find, `${day} is not a day of the calendar`)];
    if (day <= addDays(facts.today, daysAhead)) return [];
    return [wrong(offer, find, `${day} lies more than two years ahead`)];
  });
  const shown = facts.offers.dates.asSpecified ? specified(facts) : followed(facts);
  return [...shown, ...(impossible.length > 0 ? impossible : disordered(facts))];
}

function announced({ offers: { training, promptPack, challenge } }: Facts) {
  const days = [
    ["training", "firstDay:", training.firstDay],
    ["training", "lastDay:", training.lastDay],
    ["training", "listPriceFrom:", training.listPriceFrom],
    ["training", "launch:", training.launch],
    ["promptPack", "nextUpdate:", promptPack.nextUpdate],
    ["challenge", "nextSession:", challenge.nextSession],
    ...challenge.laterSessions.map((day) => ["challenge", "laterSessions:", day] as const),
  ] as const;
  return days.flatMap(([offer, find, day]) => (day === null ? [] : [{ offer, find, day }]));
}

/** The specification's dates, which the pages show on any day. */
function specified({ today, offers: { training, challenge } }: Facts): Finding[] {
  const over = (offer: DatedOffer, find: string, day: string, isOver: boolean, message: string) =>
    isDay(day) && isOver ? [wrong(offer, find, `${message} ${day} (« ${frenchDate(day)} »)`)] : [];
  const { lastDay, listPriceFrom } = training;
  const { nextSession } = challenge;
  const ended = "the training's presale ended on";
  const listed = "the training costs its list price since";
  const begun = "the challenge's next session began on";
  const shown =
    "asSpecified shows the specification's dates whatever the day: set real ones, then false";
  return [
    wrong("dates", "asSpecified:", shown),
    ...over("training", "lastDay:", lastDay, lastDay < today, ended),
    ...over("training", "listPriceFrom:", listPriceFrom, listPriceFrom <= today, listed),
    ...over("challenge", "nextSession:", nextSession, nextSession < today, begun),
  ];
}

/** What the pages of a site that follows the day cannot say. */
function followed({ today, offers }: Facts): Finding[] {
  const { launch, sale } = offersOn(today, false, offers);
  if (launch !== null || sale === "closed") return [];
  return [
    wrong("training", "launch:", "the training's launch is not stated: pages count in months"),
  ];
}

function disordered({ offers: { training } }: Facts): Finding[] {
  const { firstDay, lastDay, listPriceFrom, launch } = training;
  const found = (isWrong: boolean, find: string, message: string) =>
    isWrong ? [wrong("training", find, message)] : [];
  return [
    ...found(
      firstDay !== null && lastDay < firstDay,
      "lastDay:",
      "the training's presale ends before it begins",
    ),
    ...found(
      listPriceFrom !== addDays(lastDay, 1),
      "listPriceFrom:",
      "the list price is asked from the day after the presale",
    ),
    ...found(
      launch !== null && launch <= lastDay,
      "launch:",
      "the training is launched before its presale ends",
    ),
  ];
}

/** A session that is to come or runs, and nowhere or no hour to hold it; and none to come, from the day the last one begins. */
export function challenge({ today, offers, configuration }: Facts): Finding[] {
  const { nextSession, laterSessions, days, sessionTime } = offers.challenge;
  const session = [nextSession, ...laterSessions]
    .filter(isDay)
    .sort()
    .find((first) => today < addDays(first, days));
  const found: Finding[] = [];
  if (session !== undefined && !isSet(configuration, "CHALLENGE_ROOM_URL")) {
    const message = `the session of ${session} is announced and CHALLENGE_ROOM_URL is not set`;
    found.push(undone(configuration, message));
  }
  if (session !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(sessionTime ?? "")) {
    const message = `the session of ${session} is announced without the hour (HH:MM) at which it goes live`;
    found.push(unset(message, inOffers("challenge", "sessionTime:")));
  }
  // With `asSpecified` the page shows a session on any day: `[dates]` reports that.
  if (offersOn(today, false, offers).session === null) {
    const message = "no session is ahead: the page takes addresses for a date to come";
    found.push(unset(message, inOffers("challenge", "nextSession:")));
  }
  return found;
}
