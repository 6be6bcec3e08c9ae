/** The facts that the rules check, and where they are read. */
import { existsSync } from "node:fs";
import { type Author, author } from "~/content/author";
import { claims, said } from "~/content/claims";
import type { OfferDates } from "~/content/dated-offers";
import { guaranteeNotice } from "~/content/guarantee-notice";
import { duty } from "~/content/legal/accessibility";
import { type BookPage, bookPages } from "~/content/look-inside";
import type { Offer } from "~/content/offers";
import * as offers from "~/content/offers";
import { deliverables } from "~/content/products";
import { type Publisher as Identity, publisher } from "~/content/publisher";
import { reviews } from "~/content/readers";
import type { Review } from "~/content/reviews";
import { parisDay } from "~/lib/time";
import { CommandError } from "../kit/errors";
import { type Bucket, type Environment, hasObject, readConfig } from "../kit/wrangler";

interface Places {
  placesLeft: number;
  placesCounted: string | null;
}

/** What is configured where the site runs. */
export interface Configuration {
  /** An environment of wrangler.toml; null for production. */
  env: Environment;
  /** Values in wrangler.toml. */
  variables: Readonly<Record<string, unknown>>;
  /** Names of the secrets; null if unknown. */
  secrets: readonly string[] | null;
  mailBinding: boolean;
  filesBinding: boolean;
  /** Keys of sold files that are missing from the bucket; null if the bucket was not checked. */
  missingFiles: readonly string[] | null;
  /** The bucket of the sold files. */
  bucket?: Bucket | undefined;
}

export interface Facts {
  /** YYYY-MM-DD in Paris. */
  today: string;
  /** The parts of `app/content/offers.ts` that the rules check. */
  offers: {
    book: Offer & { shippingCents: number; freeShippingArea: string };
    dates: { asSpecified: boolean };
    training: Offer & Places & OfferDates["training"] & { listPriceFrom: string };
    promptPack: Offer & { nextUpdate: string | null };
    vip: Offer & Places;
    challenge: OfferDates["challenge"] & { days: number; sessionTime: string | null };
    toolbox: { videoHours: string };
  };
  /** The text and the source of each claim; no text if it is unknown. */
  claims: Readonly<Record<string, { text: string | undefined; source: string | null }>>;
  publisher: Partial<Record<keyof Identity, unknown>> & { mediator: object };
  author: Author | null;
  /** Reviews by page. */
  reviews: Readonly<Record<string, readonly Review[]>>;
  bookPages: readonly BookPage[];
  /** Who must publish the accessibility statement. */
  duty: typeof duty;
  guaranteeNotice: typeof guaranteeNotice;
  /** Whether a path of the site is a file under `public`. */
  isPublic: (path: string) => boolean;
  configuration: Configuration;
}

export interface Deployment {
  /** An environment of wrangler.toml; null for its top level. */
  env: Environment;
  /** Names of the deployed secrets; null if the deployed site is not queried. */
  secrets: readonly string[] | null;
}

/** The facts of this repository: content, configuration and the day. */
export async function readFacts({ env, secrets }: Deployment, now = new Date()): Promise<Facts> {
  const { vars, send_email, r2_buckets } = await readConfig(env);
  const bucket = r2_buckets.find(({ binding }: { binding: string }) => binding === "FILES");
  return {
    today: parisDay(now),
    offers,
    claims: Object.fromEntries(
      Object.entries(claims).map(([name, { source }]) => [
        name,
        { text: said[name as keyof typeof said].claim, source },
      ]),
    ),
    publisher,
    author,
    reviews: { ...reviews },
    bookPages,
    duty,
    guaranteeNotice,
    isPublic: (path) => existsSync(`public${path}`),
    configuration: {
      env,
      variables: vars,
      secrets,
      mailBinding: send_email.some(({ name }: { name?: string }) => name === "EMAIL"),
      filesBinding: bucket !== undefined,
      bucket,
      missingFiles: bucket && secrets ? missingFiles(bucket, env) : null,
    },
  };
}

/** Keys of sold files that are missing from a bucket; null if the account may not read it. */
function missingFiles(bucket: Bucket, env: string | null): string[] | null {
  const keys = Object.values(deliverables).flatMap(({ files }) => files.map(({ key }) => key));
  try {
    return keys.filter((key) => !hasObject(bucket, key, env));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.warn(`The files in the bucket were not checked. ${error.message}`);
    return null;
  }
}
