import type { AppLoadContext } from "@remix-run/cloudflare";
import type { DatedOffers } from "~/content/dated-offers";
import type { Env } from "~/env";
import type { Page } from "./route-table";

interface RequestContext {
  /** Null when it is invalid: every request is then rejected, and the error page renders without it. */
  configuration: Env | null;
  /** Every page of the site. */
  pages: readonly Page[];
  /** What is offered on the day of the request. */
  offers: DatedOffers;
  /** Work that outlives the response. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Set when the request was rejected before routing: the error page's status. */
  rejection?: number | undefined;
}

declare module "@remix-run/cloudflare" {
  /** What the Worker hands to every loader and action. */
  interface AppLoadContext extends RequestContext {
    /** @throws when the configuration is broken */
    readonly env: Env;
  }

  interface Future {
    v3_singleFetch: true;
  }
}

export function loadContext(context: RequestContext): AppLoadContext {
  return {
    ...context,
    get env() {
      if (!context.configuration) throw new TypeError("the configuration is broken");
      return context.configuration;
    },
  };
}
