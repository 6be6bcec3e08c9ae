import { expect } from "vitest";
import { notEmpty } from "./counted";
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
    const missing = notEmpty(texts.filter(Boolean)).filter(
      (wanted) => !unspaced(text).includes(unspaced(wanted)),
    );
    return {
      pass: missing.length === 0,
      message: () => `not on the page: ${missing.join(" | ")}\nthe page: ${text}`,
    };
  },
  toHide({ text }: Page, ...texts: string[]) {
    const shown = notEmpty(texts.filter(Boolean)).filter((unwanted) =>
      unspaced(text).includes(unspaced(unwanted)),
    );
    return {
      pass: shown.length === 0,
      message: () => `on the page: ${shown.join(" | ")}\nthe page: ${text}`,
    };
  },
});
