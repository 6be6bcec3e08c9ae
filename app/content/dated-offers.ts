import {
  addDays,
  addMonths,
  frenchDate,
  isDay,
  numericDate,
  parisDays,
  unbroken,
} from "~/lib/time";
import { challenge, dates, isOnSale, listCents, type Offer, training } from "./offers";

/** The state of an offer with dates. It is `open` on both its first and its last day. */
export type OfferState = "ahead" | "open" | "over";

/** The training's sale: before the presale, during it, then at the list price or closed; or off sale. */
export type TrainingSale = "ahead" | "open" | "list" | "closed" | "off";

/** What pages, forms and mails say on a day about the offers with dates. */
export interface DatedOffers {
  sale: TrainingSale;
  masterclass: OfferState;
  /** Day of the training's first lesson, YYYY-MM-DD; null while the pages count in months. */
  launch: string | null;
  /** While the launch is not announced, the last day on which it may come, for all buyers alike. */
  launchBy: string | null;
  /** Whether the launch, or its last day, has come. */
  launched: boolean;
  /** First day of the next session of the challenge; null while none is announced. */
  session: string | null;
}

/** The dates of `./offers` that the state of an offer depends on. */
export interface OfferDates {
  dates: { asSpecified: boolean };
  training: Offer & {
    firstDay: string | null;
    lastDay: string;
    launch: string | null;
    launchInMonths: number;
    masterclassDaysBefore: number;
  };
  challenge: { nextSession: string; laterSessions: readonly string[] };
}

/** A day of an offer in a sentence: `23/10/2025` as specified, else `15 février 2027`. A wrong day is shown as written. */
export function offerDay(day: string): string {
  return dates.asSpecified || !isDay(day) ? numericDate(day) : unbroken(frenchDate(day));
}

/** The specified offers, which do not depend on the day. */
export const specifiedOffers: DatedOffers = {
  sale: isOnSale(training) ? "open" : "off",
  masterclass: "ahead",
  launch: null,
  launchBy: null,
  launched: false,
  session: isDay(challenge.nextSession) ? challenge.nextSession : null,
};

const offerDates: OfferDates = { dates, training, challenge };

/** @param firstDay null if it has begun */
export function stateOn(day: string, firstDay: string | null, lastDay: string): OfferState {
  if (firstDay !== null && day < firstDay) return "ahead";
  return day > lastDay ? "over" : "open";
}

/**
 * What is offered on a day in Paris. A session that has begun can no longer be joined: the next one is offered.
 *
 * @param asksListPrice whether there is a payment page for the training's later price
 */
export function offersOn(
  day: string,
  asksListPrice: boolean,
  { dates, training, challenge }: OfferDates = offerDates,
): DatedOffers {
  if (dates.asSpecified) return specifiedOffers;
  const sessions = [challenge.nextSession, ...challenge.laterSessions].filter(isDay);
  const launch = training.launch !== null && isDay(training.launch) ? training.launch : null;
  const lastDay = launch ?? launchReckoned(training);
  const launched = lastDay !== null && lastDay <= day;
  const masterclass = launch && addDays(launch, -training.masterclassDaysBefore);
  const presale = stateOn(day, training.firstDay, training.lastDay);
  const unannounced = launched ? "over" : "ahead";
  return {
    sale: saleOn(presale, asksListPrice, training),
    masterclass: masterclass ? stateOn(day, masterclass, masterclass) : unannounced,
    launch,
    launchBy: launch || launched ? null : lastDay,
    launched,
    session: sessions.sort().find((first) => day < first) ?? null,
  };
}

function saleOn(presale: OfferState, asksListPrice: boolean, training: Offer): TrainingSale {
  if (!isOnSale(training)) return "off";
  if (presale !== "over") return presale;
  return asksListPrice && listCents(training) ? "list" : "closed";
}

/** `launchInMonths` after the presale; null if its last day is no day. */
export function launchReckoned({
  lastDay,
  launchInMonths,
}: Pick<OfferDates["training"], "lastDay" | "launchInMonths">): string | null {
  return isDay(lastDay) ? addMonths(Date.parse(lastDay), launchInMonths).slice(0, 10) : null;
}

/** When the training opens, for use in a sentence; null if no day is known. */
export function openingWords({
  launch,
  launchBy,
}: Pick<DatedOffers, "launch" | "launchBy">): string | null {
  if (launch) return `le ${unbroken(frenchDate(launch))}`;
  return launchBy && `au plus tard le ${unbroken(frenchDate(launchBy))}`;
}

/** Whether a session's last day is past; never with the specified dates. */
export function isSessionOver(session: string, today: string): boolean {
  return (
    !dates.asSpecified && stateOn(today, session, addDays(session, challenge.days - 1)) === "over"
  );
}

interface OffersOfDay {
  offers: DatedOffers;
  /** Part of the keys of cached pages: differs with what is offered. */
  key: string;
}

const specified: OffersOfDay = { offers: specifiedOffers, key: "" };

/** What is offered at a time in milliseconds since the epoch. Computed once a day, since every request needs it. */
export function offersClock(): (time: number, asksListPrice: boolean) => OffersOfDay {
  if (dates.asSpecified) return () => specified;
  const dayOf = parisDays();
  let known = { ...specified, day: "" };
  return (time, asksListPrice) => {
    const day = dayOf(time);
    if (day !== known.day) {
      const offers = offersOn(day, asksListPrice);
      known = { day, offers, key: `?${Object.values(offers).join()}` };
    }
    return known;
  };
}
