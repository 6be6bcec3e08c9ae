import { price } from "~/lib/money";

/**
 * Every business figure of the site, and the page of each offer. Money is in integer euro cents, formatted by `price()`
 * of `~/lib/money`; days are ISO dates, formatted by `~/lib/time`. Numbers that a sentence spells out ("Quatorze jours",
 * "Huit modules") are prose: check them when their figure changes.
 */

/** A calendar day, YYYY-MM-DD. `npm run check` names impossible days and sequences; no page fails because of them. */
type IsoDate = `20${number}-${number}-${number}`;

export const dates = {
  /**
   * True: pages show the dates of `training` and `challenge` as written. False: they follow the day in Paris
   * (`app/content/dated-offers.ts`), and every date must be a real one.
   */
  asSpecified: true as boolean,
};

export const programme = {
  days: 14,
  hoursADay: { from: 2, to: 3 },
  phases: [
    { from: 1, to: 2, percent: 25 },
    { from: 3, to: 5, percent: 50 },
    { from: 6, to: 10, percent: 75 },
    { from: 11, to: 14, percent: 100 },
  ],
  /** The FAQ's summary of the same fortnight. */
  summary: [
    { from: 1, to: 3 },
    { from: 4, to: 10 },
    { from: 11, to: 14 },
  ],
} as const;

/** Total hours of the fortnight. */
export const writingHours = {
  from: programme.hoursADay.from * programme.days,
  to: programme.hoursADay.to * programme.days,
} as const;

interface Span {
  from: number;
  to: number;
}

/** `2 à 3`, for use in a sentence. */
export function span({ from, to }: Span): string {
  return `${from}\u00a0à\u00a0${to}`;
}

/** `1 et 2` for two consecutive numbers, else `3 à 5`. */
function through({ from, to }: Span): string {
  return to === from + 1 ? `${from}\u00a0et\u00a0${to}` : span({ from, to });
}

/** A day of a programme, counted from 1. */
export function dayLabel(number: number): string {
  return `Jour\u00A0${number}`;
}

/** The label of a phase: `Jours 3 à 5`. */
export function phaseDays(phase: Span): string {
  return `Jours\u00a0${through(phase)}`;
}

/** In cents. */
export interface Price {
  cents: number;
  /**
   * A higher price, shown struck through. Without it, no page speaks of a reduction. `lowestCents30Days`: it must be the
   * lowest price of the 30 days before the reduction (article L. 112-1-1 of the Code de la consommation), from the
   * operator's own sales; `npm run check` reports null.
   */
  list?: { cents: number; lowestCents30Days: number | null };
}

/** Something that the site sells. */
export interface Offer extends Price {
  /** False takes it off sale: its page says so, and nothing sells it. Past orders stay what they are. */
  sale?: boolean;
}

export function isOnSale({ sale = true }: Offer): boolean {
  return sale;
}

/** The struck price in cents; null without one that is higher than the price. */
export function listCents({ cents, list }: Price): number | null {
  return list && list.cents > cents ? list.cents : null;
}

/** What a buyer saves, in cents; null without a struck price. */
export function saving(price: Price): number | null {
  const list = listCents(price);
  return list && list - price.cents;
}

/** The saving in whole percent: `-33%`. Null if there is none. */
export function discount(price: Price): string | null {
  const list = listCents(price);
  const percent = list ? Math.floor(((list - price.cents) * 100) / list) : 0;
  return percent > 0 ? `-${percent}%` : null;
}

export const book = {
  page: { to: "/livre-augmente-fl", label: "Commander le livre" },
  title: "L’Auteur Augmenté",
  cents: 1990,
  list: { cents: 2990, lowestCents30Days: null },
  pages: 184,
  freeShippingArea: "France métropolitaine",
  /**
   * What delivery to that area costs the buyer, in cents. The order (arrêté) of 4 April 2023 requires at least 3 € for new
   * books in an order under 35 €; `npm run check` reports a conflict.
   */
  shippingCents: 0,
  guaranteeDays: 30,
  chapterThreePrompts: 7,
  prompts: "25+",
};

const isShippingFree = book.shippingCents === 0;
const shippingPrice = price(book.shippingCents);

/** Delivery to that area, for use in a list: `port offert`, or its price: `livraison 3€`. */
export const shipping = isShippingFree ? "port offert" : `livraison ${shippingPrice}`;

/** The same at the beginning of a line. */
export const shippingTitle = isShippingFree ? "Port offert" : `Livraison ${shippingPrice}`;

/** The same as a sentence. */
export const shippingSentence = `En ${book.freeShippingArea}, ${isShippingFree ? "le port est offert" : `la livraison coûte ${shippingPrice}`}.`;

export const training = {
  page: { to: "/inscription-masterclass", label: "Formation en ligne" },
  name: "Formation en ligne L’Auteur Augmenté",
  cents: 19700,
  list: { cents: 99000, lowestCents30Days: null },
  /** First day of the presale; null if it has already begun. */
  firstDay: null as IsoDate | null,
  /** Last day of the presale. */
  lastDay: "2025-10-23" as IsoDate,
  /** The day after. From then on the training costs its list price, or enrolment is closed. */
  listPriceFrom: "2025-10-24" as IsoDate,
  /** Day of the first lesson, on which it opens; null if unknown: at the latest `launchInMonths` after the presale. */
  launch: null as IsoDate | null,
  modules: 8,
  /** A minimum. */
  hours: 25,
  weeklyHours: { from: 5, to: 7 },
  groupSessions: 2,
  launchInMonths: 3,
  masterclassDaysBefore: 30,
  masterclassHours: 2,
  refundDays: 30,
  placesLeft: 5,
  /** Day on which the operator counted them; `npm run check` reports null. */
  placesCounted: null as IsoDate | null,
  firstRegistrants: 50,
  daysToBook: 30,
};

export const promptPack = {
  page: { to: "/pack-prompt-ia", label: "Pack de prompts" },
  name: "Pack de Prompts IA pour Auteurs",
  cents: 5700,
  list: { cents: 9700, lowestCents30Days: null },
  prompts: "50+",
  categories: [
    { count: 15, name: "création de contenu" },
    { count: 12, name: "édition professionnelle" },
    { count: 10, name: "optimisation de la publication" },
    { count: 13, name: "promotion" },
  ] as const,
  updateMonths: 12,
  /** Day of the next promised update, about which the morning mail reminds the operator; null if none is announced. */
  nextUpdate: null as IsoDate | null,
  guaranteeDays: 30,
};

export const vip = {
  page: { to: "/accompagnement-vip", label: "Accompagnement VIP" },
  name: "Accompagnement VIP Auteur Augmenté Élite",
  cents: 300000,
  list: { cents: 500000, lowestCents30Days: null },
  instalments: { count: 3, cents: 105000 },
  days: 90,
  sessions: 12,
  placesPerQuarter: 5,
  placesLeft: 2,
  placesCounted: null as IsoDate | null,
  feedbackHours: 48,
  framingHours: 2,
  callMinutes: 45,
};

/** The page of each offer on sale, in the order of the footer. */
export const offerPages = [book, promptPack, training, vip]
  .filter(isOnSale)
  .map(({ page }) => page);

/** The link to the book: where it is ordered, or its presentation while it is off sale. */
export const bookLink = isOnSale(book) ? book.page : { to: "/livre", label: "Découvrir le livre" };

export const challenge = {
  days: 7,
  hoursADay: 2,
  /** When its live sessions begin, HH:MM in Paris; `npm run check` reports null. */
  sessionTime: null as string | null,
  /** Hours at which its reminders are sent, in Paris. */
  reminderHours: { eve: 18, day: 7 },
  /** Its first day. */
  nextSession: "2025-05-01" as IsoDate,
  /** First days of later sessions, as far as they are known. */
  laterSessions: [] as readonly IsoDate[],
};

export const freeChapter = { pages: 60, prompts: 7 } as const;

export const toolbox = {
  prompts: "25+",
  templates: 4,
  videoHours: "2h",
  videoMinutes: [22, 18, 15, 25],
  bonus: { monetisationPages: 35, leadFunnelPages: 28, interviews: 5, books: 10, booksPages: 42 },
} as const;

export const diagnostic = { minutes: 3, maxObstacles: 2 } as const;

/** Periods from the terms of sale. */
export const saleConditions = {
  deliveryWorkingDays: { from: 4, to: 7 },
  digitalAccessHours: 24,
  damageReportHours: 48,
  withdrawalDays: 14,
  withdrawalRefundDays: 14,
  unavailabilityRefundDays: 14,
} as const;

/** How the law counts the days of withdrawal (Code de la consommation, article L. 221-19). */
export const withdrawalProlonged =
  "Un délai qui s’achève un samedi, un dimanche, un jour férié ou chômé est prolongé jusqu’au premier jour ouvrable suivant.";
