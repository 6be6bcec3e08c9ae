import { offersOn } from "~/content/dated-offers";
import { addDays, frenchDate, isDay } from "~/lib/time";
import { isSet } from "./configuration-rules";
import { inOffers } from "./content-rules";
import type { Facts } from "./facts";
import type { Point } from "./point";

/** A day further ahead than this is a typing error. */
const daysAhead = 730;

type DatedOffer = "training" | "promptPack" | "challenge";

const untrue = (offer: DatedOffer | "dates", find: string, message: string): Point => ({
  name: "dates",
  untrue: true,
  message,
  place: inOffers(offer, find),
});

/** Dates of offers: those that pages show although they are over, and those that cannot be right. */
function dates(facts: Facts): Point[] {
  const wrong = announced(facts).flatMap(({ offer, find, day }): Point[] => {
    if (!isDay(day)) return [untrue(offer, find, `${day} is not a day of the calendar`)];
    if (day <= addDays(facts.today, daysAhead)) return [];
    return [untrue(offer, find, `${day} lies more than two years ahead`)];
  });
  const shown = facts.offers.dates.asSpecified ? specified(facts) : followed(facts);
  return [...shown, ...(wrong.length > 0 ? wrong : disordered(facts))];
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
function specified({ today, offers: { training, challenge } }: Facts): Point[] {
  const over = (offer: DatedOffer, find: string, day: string, isOver: boolean, message: string) =>
    isDay(day) && isOver ? [untrue(offer, find, `${message} ${day} (« ${frenchDate(day)} »)`)] : [];
  const { lastDay, listPriceFrom } = training;
  const { nextSession } = challenge;
  return [
    untrue(
      "dates",
      "asSpecified:",
      "asSpecified shows the specification's dates whatever the day: set real ones, then false",
    ),
    ...over("training", "lastDay:", lastDay, lastDay < today, "the training's presale ended on"),
    ...over(
      "training",
      "listPriceFrom:",
      listPriceFrom,
      listPriceFrom <= today,
      "the training costs its list price since",
    ),
    ...over(
      "challenge",
      "nextSession:",
      nextSession,
      nextSession < today,
      "the challenge's next session began on",
    ),
  ];
}

/** What the pages of a site that follows the day cannot say. */
function followed({ today, offers }: Facts): Point[] {
  const { launch, sale } = offersOn(today, false, offers);
  if (launch !== null || sale === "closed") return [];
  return [
    untrue("training", "launch:", "the training's launch is not stated: pages count in months"),
  ];
}

function disordered({ offers: { training } }: Facts): Point[] {
  const { firstDay, lastDay, listPriceFrom, launch } = training;
  const points: Point[] = [];
  if (firstDay !== null && lastDay < firstDay)
    points.push(untrue("training", "lastDay:", "the training's presale ends before it begins"));
  if (listPriceFrom !== addDays(lastDay, 1))
    points.push(
      untrue(
        "training",
        "listPriceFrom:",
        "the list price is asked from the day after the presale",
      ),
    );
  if (launch !== null && launch <= lastDay)
    points.push(untrue("training", "launch:", "the training is launched before its presale ends"));
  return points;
}

/** A session that is to come or runs, and nowhere to hold it; and none to come, from the day the last one begins. */
function challenge({ today, offers, configuration }: Facts): Point[] {
  const { nextSession, laterSessions, days } = offers.challenge;
  const session = [nextSession, ...laterSessions]
    .filter(isDay)
    .sort()
    .find((first) => today < addDays(first, days));
  const points: Point[] = [];
  if (session !== undefined && !isSet(configuration, "CHALLENGE_ROOM_URL"))
    points.push({
      name: "challenge",
      untrue: configuration.secrets !== null,
      message: `the session of ${session} is announced and CHALLENGE_ROOM_URL is not set`,
      place: { file: "wrangler.toml", find: ["[vars]"] },
    });
  // With `asSpecified` the page shows a session on any day: `[dates]` reports that.
  if (offersOn(today, false, offers).session === null)
    points.push({
      name: "challenge",
      untrue: false,
      message: "no session is ahead: the page takes addresses for a date to come",
      place: inOffers("challenge", "nextSession:"),
    });
  return points;
}

export const dateRules = [dates, challenge];
