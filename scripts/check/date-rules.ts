import { offersOn } from "~/content/dated-offers";
import { addDays, frenchDate, isDay } from "~/lib/time";
import { isSet, missingSetting, varsOf } from "./configuration-rules";
import { inOffers } from "./content-rules";
import type { Facts } from "./facts";
import { type Finding, unset, untrue } from "./finding";

/** Days ahead beyond which a date counts as a typing error. */
const daysAhead = 730;

type Offer = "training" | "promptPack" | "challenge" | "dates";

/** One finding per line whose condition holds. */
const wrong = (lines: readonly [isWrong: boolean, offer: Offer, find: string, message: string][]) =>
  lines.flatMap(([isWrong, offer, find, message]) =>
    isWrong ? [untrue(message, inOffers(offer, find))] : [],
  );

/** Dates of offers that are over but still shown, or that cannot be right. */
export function dates(facts: Facts): Finding[] {
  const latest = addDays(facts.today, daysAhead);
  const impossible = announced(facts).flatMap(({ offer, find, day }) =>
    wrong([
      [!isDay(day), offer, find, `${day} is not a calendar day`],
      [isDay(day) && day > latest, offer, find, `${day} lies more than two years ahead`],
    ]),
  );
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
  const { lastDay, listPriceFrom } = training;
  const { nextSession } = challenge;
  const shown = "asSpecified shows the specification's dates on any day: set real ones, then false";
  const ended = `the training's presale ended on ${inFrench(lastDay)}`;
  const listed = `the training has cost its list price since ${inFrench(listPriceFrom)}`;
  const begun = `the challenge's next session began on ${inFrench(nextSession)}`;
  return wrong([
    [true, "dates", "asSpecified:", shown],
    [isDay(lastDay) && lastDay < today, "training", "lastDay:", ended],
    [isDay(listPriceFrom) && listPriceFrom <= today, "training", "listPriceFrom:", listed],
    [isDay(nextSession) && nextSession < today, "challenge", "nextSession:", begun],
  ]);
}

const inFrench = (day: string) => (isDay(day) ? `${day} (« ${frenchDate(day)} »)` : day);

/** Facts that are missing on a site whose pages follow the date. */
function followed({ today, offers }: Facts): Finding[] {
  const { launch, sale } = offersOn(today, false, offers);
  const unstated = "the training's launch is not stated: pages count in months";
  return wrong([[launch === null && sale !== "closed", "training", "launch:", unstated]]);
}

function disordered({ offers: { training } }: Facts): Finding[] {
  const { firstDay, lastDay, listPriceFrom, launch } = training;
  const endsFirst = "the training's presale ends before it begins";
  const listedLater = "the list price is asked from the day after the presale";
  const launchedFirst = "the training is launched before its presale ends";
  return wrong([
    [firstDay !== null && lastDay < firstDay, "training", "lastDay:", endsFirst],
    [listPriceFrom !== addDays(lastDay, 1), "training", "listPriceFrom:", listedLater],
    [launch !== null && launch <= lastDay, "training", "launch:", launchedFirst],
  ]);
}

/**
 * A coming or running session that has no room, which is untrue from its eve on, or no time. Also reports that no session
 * is announced once the last one has begun.
 */
export function challenge({ today, offers, configuration }: Facts): Finding[] {
  const { nextSession, laterSessions, days, sessionTime } = offers.challenge;
  const session = [nextSession, ...laterSessions]
    .filter(isDay)
    .sort()
    .find((first) => today < addDays(first, days));
  const found: Finding[] = [];
  if (session !== undefined && !isSet(configuration, "CHALLENGE_ROOM_URL")) {
    const message = `the session of ${session} is announced but CHALLENGE_ROOM_URL is not set`;
    const isDue = today >= addDays(session, -1);
    found.push(
      isDue ? missingSetting(configuration, message) : unset(message, varsOf(configuration.env)),
    );
  }
  if (session !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(sessionTime ?? "")) {
    const message = `the session of ${session} is announced without the time (HH:MM) at which it goes live`;
    found.push(unset(message, inOffers("challenge", "sessionTime:")));
  }
  // With `asSpecified` the page shows a session on any day: `[dates]` reports that.
  if (offersOn(today, false, offers).session === null) {
    const message = "no session is announced: the page collects addresses for a future date";
    found.push(unset(message, inOffers("challenge", "nextSession:")));
  }
  return found;
}
