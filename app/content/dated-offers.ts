import { addDays, isDay, parisDays } from "~/lib/time";
import { challenge, dates, training } from "./offers";

/** Of an offer with a date: both its first and its last day are `open`. */
export type OfferState = "ahead" | "open" | "over";

/**
 * How the training is sold: its presale is to come, or runs; after it, its list price is asked, or nobody can enrol.
 */
export type TrainingSale = "ahead" | "open" | "list" | "closed";

/** What the pages, forms and mails of one day say of the offers that have a date. */
export interface DatedOffers {
  sale: TrainingSale;
  masterclass: OfferState;
  /** Day of the training's first lesson, YYYY-MM-DD; null while the pages count in months. */
  launch: string | null;
  launched: boolean;
  /** First day of the next session of the challenge; null while none is announced. */
  session: string | null;
}

/** The dates of `./offers` that the state of an offer depends on. */
export interface OfferDates {
  dates: { asSpecified: boolean };
  training: {
    firstDay: string | null;
    lastDay: string;
    launch: string | null;
    masterclassDaysBefore: number;
  };
  challenge: { nextSession: string; laterSessions: readonly string[] };
}

/** The specification's own, which do not depend on the day. */
export const specifiedOffers: DatedOffers = {
  sale: "open",
  masterclass: "ahead",
  launch: null,
  launched: false,
  session: isDay(challenge.nextSession) ? challenge.nextSession : null,
};

const offerDates: OfferDates = { dates, training, challenge };

/** @param firstDay null: it has begun */
export function stateOn(day: string, firstDay: string | null, lastDay: string): OfferState {
  if (firstDay !== null && day < firstDay) return "ahead";
  return day > lastDay ? "over" : "open";
}

/**
 * What is offered on a day in Paris. A session that has begun is over for who joins: the next one is offered.
 *
 * @param asksListPrice whether the training can be bought at its list price
 */
export function offersOn(
  day: string,
  asksListPrice: boolean,
  { dates, training, challenge }: OfferDates = offerDates,
): DatedOffers {
  if (dates.asSpecified) return specifiedOffers;
  const sessions = [challenge.nextSession, ...challenge.laterSessions].filter(isDay);
  const launch = training.launch !== null && isDay(training.launch) ? training.launch : null;
  const masterclass = launch && addDays(launch, -training.masterclassDaysBefore);
  const presale = stateOn(day, training.firstDay, training.lastDay);
  const afterwards = asksListPrice ? "list" : "closed";
  return {
    sale: presale === "over" ? afterwards : presale,
    masterclass: masterclass ? stateOn(day, masterclass, masterclass) : "ahead",
    launch,
    launched: launch !== null && launch <= day,
    session: sessions.sort().find((first) => day < first) ?? null,
  };
}

/** Whether a session's last day is past. As specified, none is. */
export function isSessionOver(session: string, today: string): boolean {
  return (
    !dates.asSpecified && stateOn(today, session, addDays(session, challenge.days - 1)) === "over"
  );
}

interface OffersOfDay {
  offers: DatedOffers;
  /** Stands for what is offered in the keys of kept pages. */
  key: string;
}

const specified: OffersOfDay = { offers: specifiedOffers, key: "" };

/** What is offered at a time in milliseconds since the epoch. Every request asks; it is worked out once a day. */
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
