import { offersOn } from "~/content/dated-offers";
import { isOnSale, listCents } from "~/content/offers";
import { addDays, frenchDate, isDay } from "~/lib/time";
import { isSet, missingSetting, varsOf } from "./configuration-rules";
import type { Facts } from "./facts";
import { advise, type Finding, unset, untrue } from "./finding";
import { inOffers } from "./offer-rules";

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
      [
        !isDay(day),
        offer,
        find,
        `${day} n’est pas un jour. Écrivez année-mois-jour, «\u00a02027-01-23\u00a0»`,
      ],
      [
        isDay(day) && day > latest,
        offer,
        find,
        `${day} est dans plus de deux ans. Corrigez l’année`,
      ],
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
  const isSold = isOnSale(training);
  const isListed = isSold && listCents(training) !== null;
  const shown = advise({
    found: "les pages montrent les dates d’exemple, passées, quel que soit le jour",
    law: pastOffer,
    remedy: "Écrivez de vraies dates, puis «\u00a0asSpecified: false\u00a0»",
  });
  const past = (what: string, day: string, line: string) =>
    `${what} le ${inFrench(day)}. Écrivez un jour à venir\u00a0: «\u00a0${line}: "${addDays(today, 60)}"\u00a0»`;
  const ended = past("la pré-vente de la formation s’est terminée", lastDay, "lastDay");
  const listed = past("la formation est à son prix suivant depuis", listPriceFrom, "listPriceFrom");
  const begun = past("la prochaine session du défi a commencé", nextSession, "nextSession");
  return wrong([
    [true, "dates", "asSpecified:", shown],
    [isSold && isDay(lastDay) && lastDay < today, "training", "lastDay:", ended],
    [
      isListed && isDay(listPriceFrom) && listPriceFrom <= today,
      "training",
      "listPriceFrom:",
      listed,
    ],
    [isDay(nextSession) && nextSession < today, "challenge", "nextSession:", begun],
  ]);
}

const pastOffer =
  "une offre passée présentée comme en cours est trompeuse (L. 121-2 du Code de la consommation)";

const inFrench = (day: string) => (isDay(day) ? frenchDate(day) : day);

/** Facts that are missing on a site whose pages follow the date. */
function followed({ today, offers }: Facts): Finding[] {
  const { launch, sale } = offersOn(today, false, offers);
  const unstated =
    "le jour d’ouverture de la formation n’est pas dit. Écrivez-le\u00a0: «\u00a0launch\u00a0»";
  return wrong([
    [launch === null && sale !== "closed" && sale !== "off", "training", "launch:", unstated],
  ]);
}

function disordered({ offers: { training } }: Facts): Finding[] {
  const { firstDay, lastDay, listPriceFrom, launch } = training;
  const endsFirst =
    "la pré-vente se termine avant de commencer. Écrivez un dernier jour après le premier";
  const listedLater = `le prix suivant vaut dès le lendemain de la pré-vente. Écrivez «\u00a0${isDay(lastDay) ? addDays(lastDay, 1) : ""}\u00a0»`;
  const launchedFirst =
    "la formation ouvre avant la fin de la pré-vente. Écrivez un jour d’ouverture après le dernier jour";
  return wrong([
    [firstDay !== null && lastDay < firstDay, "training", "lastDay:", endsFirst],
    [
      listCents(training) !== null && listPriceFrom !== addDays(lastDay, 1),
      "training",
      "listPriceFrom:",
      listedLater,
    ],
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
    const message = `la session du ${frenchDate(session)} est annoncée sans salle. Écrivez son adresse\u00a0: «\u00a0CHALLENGE_ROOM_URL\u00a0»`;
    const isDue = today >= addDays(session, -1);
    found.push(
      isDue ? missingSetting(configuration, message) : unset(message, varsOf(configuration.env)),
    );
  }
  if (session !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(sessionTime ?? "")) {
    const message = `la session du ${frenchDate(session)} est annoncée sans heure. Écrivez-la\u00a0: «\u00a0sessionTime: "18:30"\u00a0»`;
    found.push(unset(message, inOffers("challenge", "sessionTime:")));
  }
  // With `asSpecified` the page shows a session on any day: `[dates]` reports that.
  if (offersOn(today, false, offers).session === null) {
    const message =
      "aucune session n’est annoncée, la page recueille des adresses pour une date à venir. Écrivez «\u00a0nextSession\u00a0»";
    found.push(unset(message, inOffers("challenge", "nextSession:")));
  }
  return found;
}
