import type { Env } from "./env";

declare module "@remix-run/cloudflare" {
  /** What the Worker hands to every loader and action. */
  interface AppLoadContext {
    /** Null when the configuration is broken: then there is a refusal, and only the error page asks. */
    env: Env;
    /** Work that outlives the response. */
    waitUntil: (work: Promise<unknown>) => void;
    /** What was posted; empty for any other request. */
    form: FormData;
    /** Set when the Worker refused the request before routing: the error page's status. */
    refusal?: number;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
