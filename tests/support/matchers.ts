import { expect } from "vitest";
import { unspaced } from "./html";
import type { Page } from "./site";

interface FunnelMatchers<R> {
  toShow: (...texts: string[]) => R;
  toHide: (...texts: string[]) => R;
}

declare module "vitest" {
  interface Matchers<T> extends FunnelMatchers<T> {}
}

expect.extend({
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
