import type { OfferDates } from "~/content/dated-offers";
import type { Publisher as Identity } from "~/content/publisher";
import type { ReviewOrigin } from "~/content/reviews";

interface StruckPrice {
  cents: number;
  listCents: number;
  lowestCents30Days: number | null;
}

/** What the rules look at in `app/content/offers.ts`. */
export interface Offers {
  book: StruckPrice & {
    shippingCents: number;
    freeShippingArea: string;
    rating: { value: string; reviews: number };
    ratingSource: string | null;
  };
  dates: { asSpecified: boolean };
  training: StruckPrice & OfferDates["training"] & { listPriceFrom: string };
  promptPack: StruckPrice & { nextUpdate: string | null };
  vip: StruckPrice;
  challenge: OfferDates["challenge"] & { days: number };
  claims: { source: string | null };
  toolbox: { videoHours: string };
}

/** What the rules look at in `app/content/publisher.ts`: texts, or groups of texts. */
export type Publisher = Partial<Record<keyof Identity, unknown>> & { mediator: unknown };

/** Every export of every content module, by file. */
export type Modules = Readonly<Record<string, unknown>>;

/** What is set where the site runs. */
export interface Configuration {
  /** Values in wrangler.toml. */
  variables: Readonly<Record<string, unknown>>;
  /** Names of the secrets; null when nobody asked. */
  secrets: readonly string[] | null;
  /** Whether wrangler.toml has the binding EMAIL. */
  mailBinding: boolean;
  /** Whether wrangler.toml has the binding FILES. */
  filesBinding: boolean;
}

export interface Facts {
  /** YYYY-MM-DD in Paris. */
  today: string;
  offers: Offers;
  publisher: Publisher;
  modules: Modules;
  /** Whether a path of the site is a file under `public`. */
  isPublic: (path: string) => boolean;
  configuration: Configuration;
}

/** A review, as far as the rules care. */
export type FoundReview = ReviewOrigin & { initials?: unknown; quote?: unknown };

/** Calls `see` for every value inside a value, itself included; the keys that lead there come with it. */
export function visit(
  value: unknown,
  see: (value: unknown, keys: readonly string[]) => void,
  keys: readonly string[] = [],
) {
  see(value, keys);
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) visit(part, see, [...keys, key]);
}
