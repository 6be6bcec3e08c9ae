import type { Response } from "miniflare";
import { expect } from "vitest";
import { unspaced } from "./html";
import type { Page } from "./site";

interface FunnelMatchers<R> {
  /** A 303 to exactly this address, whichever result it leads to. */
  toHaveRedirect: (location: string) => R;
  toShow: (...texts: string[]) => R;
  toHide: (...texts: string[]) => R;
}

declare module "vitest" {
  interface Matchers<T> extends FunnelMatchers<T> {}
}

/** The diagnostic's thanks name the result that they lead to: another one in each run. */
export function withoutResult(location: string | null): string | undefined {
  return location?.replace(/\?resultat=[\da-f-]{36}$/, "");
}

expect.extend({
  toHaveRedirect({ status, headers }: Response, location: string) {
    const actual = `${status} ${withoutResult(headers.get("Location"))}`;
    return {
      pass: actual === `303 ${location}`,
      message: () => `expected a redirect: 303 ${location}\ngot: ${actual}`,
    };
  },
  toShow({ text }: Page, ...texts: string[]) {
    const missing = texts.filter((wanted) => !unspaced(text).includes(unspaced(wanted)));
    return {
      pass: missing.length === 0,
      message: () => `not on the page: ${missing.join(" | ")}\nthe page: ${text}`,
    };
  },
  toHide({ text }: Page, ...texts: string[]) {
    const shown = texts.filter((unwanted) => unspaced(text).includes(unspaced(unwanted)));
    return {
      pass: shown.length === 0,
      message: () => `on the page: ${shown.join(" | ")}\nthe page: ${text}`,
    };
  },
});
