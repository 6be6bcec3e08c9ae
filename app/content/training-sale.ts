import { price } from "~/lib/money";
import { type DatedOffers, offerDay } from "./dated-offers";
import { listCents, type Price, training } from "./offers";
import { savingWords } from "./price-words";
import type { Titled } from "./types";

/** The price once the presale is over, in cents; null if enrolment is closed then. */
const later = listCents(training);

/** The price after the presale, for texts that appear only if there is a later one. */
export const priceAfterwards = price(later ?? training.cents);

/** What a seat costs; null while it cannot be booked. */
export function seatPrice({ sale }: Pick<DatedOffers, "sale">): Price | null {
  if (sale === "open") return training;
  return sale === "list" && later ? { cents: later } : null;
}

/**
 * What a buyer of the training paid: the presale price if the payment is known to be from the presale or the presale still
 * runs, otherwise the list price.
 *
 * @param paidOn YYYY-MM-DD; null if no payment is known
 */
export function trainingSold({ sale }: Pick<DatedOffers, "sale">, paidOn: string | null) {
  const isListed = sale === "list" && (paidOn === null || paidOn > training.lastDay);
  return { cents: isListed && later ? later : training.cents, inPresale: !isListed };
}

interface PresaleTexts {
  /** In the page's title. */
  name: string;
  /** In its description. */
  summary: string;
  validity: string;
  /** After the price. */
  note: string;
  /** Labels of two figures. */
  placesLeft: string;
  registrants: string;
  /** Why to enrol now. */
  reason: Titled;
  /** Why the group is small. */
  limit: string;
  priceTitle: string;
  places: string;
  closing: string;
  /** The same facts on `/masterclass`. */
  terms: string;
  group: string;
  withTraining: string;
  /** In the offer at `/merci`. */
  invitation: string;
  seat: string;
  announced: string;
  /** Before its first day. */
  toCome: string;
  opens: string;
  notOpen: string;
  willWelcome: string;
  /** After its last day. */
  ended: string;
}

const lastDay = offerDay(training.lastDay);
const laterFrom = offerDay(training.listPriceFrom);
const opensOn = training.firstDay === null ? "bientôt" : `le ${offerDay(training.firstDay)}`;
const { placesLeft: left, firstRegistrants } = training;
const isLast = left === 1;
const places = isLast ? "Plus qu’une place" : `Plus que ${left}\u00a0places`;
const placesAt = `Il reste ${isLast ? "une place" : `${left}\u00a0places`} à ${price(training.cents)}`;
const untilGone = isLast ? "la dernière place part" : `les ${left}\u00a0places partent`;

/** A presale at a better price than the later one. */
const atBetterPrice = (laterCents: number): PresaleTexts => ({
  name: `pré-vente à ${price(training.cents)}`,
  summary: `Pré-vente à ${price(training.cents)} jusqu’au ${lastDay}, puis ${price(laterCents)} dès le ${laterFrom}.`,
  validity: `Offre valable jusqu’au ${lastDay}`,
  note: `puis ${price(laterCents)} dès le ${laterFrom}`,
  placesLeft: isLast ? "place seulement à ce tarif" : "places seulement à ce tarif",
  registrants: "premiers inscrits bénéficient de la pré-vente",
  reason: {
    title: `Le prix monte le ${laterFrom}`,
    text: `La place coûte ${price(training.cents)} pendant la pré-vente, puis ${price(laterCents)}. En réservant maintenant, vous économisez ${price(laterCents - training.cents)}.`,
  },
  limit: `C’est pour elles que la pré-vente s’arrête à ${firstRegistrants}\u00a0inscrits.`,
  priceTitle: "Votre place en pré-vente",
  places: `${places} à ce tarif`,
  closing: `Le tarif de pré-vente s’arrête le ${lastDay}, ou plus tôt si ${untilGone} avant.`,
  terms: `L’inscription coûte ${price(training.cents)} jusqu’au ${lastDay}, puis ${price(laterCents)} dès le ${laterFrom}.`,
  group: `La pré-vente accueille les ${firstRegistrants}\u00a0premiers inscrits. ${placesAt}.`,
  withTraining: `avec toute la formation. Le prix passe à ${price(laterCents)} le ${laterFrom}.`,
  invitation: "Elle est en pré-vente, et votre place se réserve dès maintenant.",
  seat: "à la formation en pré-vente",
  announced: "une formation proposée en pré-vente",
  toCome: "pré-vente à venir",
  opens: `La pré-vente ouvre ${opensOn}`,
  notOpen: "La pré-vente n’est pas encore ouverte",
  willWelcome: `La pré-vente accueillera les ${firstRegistrants}\u00a0premiers inscrits.`,
  ended: `La pré-vente s’est terminée le ${lastDay}`,
});

/** Enrolment that ends before the launch, at the only price there is. */
const atOnePrice: PresaleTexts = {
  name: `inscriptions à ${price(training.cents)}`,
  summary: `Inscriptions avant l’ouverture, à ${price(training.cents)}, jusqu’au ${lastDay}.`,
  validity: `Inscriptions jusqu’au ${lastDay}`,
  note: `inscriptions avant l’ouverture, jusqu’au ${lastDay}`,
  placesLeft: isLast ? "place encore libre" : "places encore libres",
  registrants: "inscrits au plus avant l’ouverture",
  reason: {
    title: `Les inscriptions s’arrêtent le ${lastDay}`,
    text: `La place coûte ${price(training.cents)}. Passé ce jour, la formation se prépare avec ceux qui sont inscrits.`,
  },
  limit: `C’est pour elles que les inscriptions s’arrêtent à ${firstRegistrants}.`,
  priceTitle: "Votre place dans la formation",
  places,
  closing: `Les inscriptions s’arrêtent le ${lastDay}, ou plus tôt si ${untilGone} avant.`,
  terms: `L’inscription coûte ${price(training.cents)} et se fait jusqu’au ${lastDay}.`,
  group: `Les inscriptions s’arrêtent à ${firstRegistrants}. ${placesAt}.`,
  withTraining: `avec toute la formation, jusqu’au ${lastDay}.`,
  invitation: "Les inscriptions sont ouvertes, et votre place se réserve dès maintenant.",
  seat: "à la formation",
  announced: "une formation ouverte aux inscriptions",
  toCome: "inscriptions à venir",
  opens: `Les inscriptions ouvrent ${opensOn}`,
  notOpen: "Les inscriptions ne sont pas encore ouvertes",
  willWelcome: `Nous accueillerons les ${firstRegistrants}\u00a0premiers inscrits.`,
  ended: `Les inscriptions se sont terminées le ${lastDay}`,
};

/** The presale in words. Only one that ends in a higher price speaks of a better one. */
export const presale = later ? atBetterPrice(later) : atOnePrice;

/** The table of prices: now, and later if there is a later price. */
export const seatPrices = {
  rows: [
    { label: `Jusqu’au ${lastDay}`, cents: training.cents },
    ...(later ? [{ label: `À partir du ${laterFrom}`, cents: later }] : []),
  ],
  saving: savingWords(training),
};
