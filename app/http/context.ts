import type { DatedOffers } from "~/content/dated-offers";
import type { Env } from "~/env";
import type { Page } from "./pages";

declare module "@remix-run/cloudflare" {
  /** What the Worker hands to every loader and action. */
  interface AppLoadContext {
    /** Null when the configuration is broken: then there is a rejection, and only the error page asks. */
    env: Env;
    /** Every page of the site. */
    pages: readonly Page[];
    /** What is offered on the day of the request. */
    offers: DatedOffers;
    /** Work that outlives the response. */
    waitUntil: (work: Promise<unknown>) => void;
    /** Set when the request was rejected before routing: the error page's status. */
    rejection?: number | undefined;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
