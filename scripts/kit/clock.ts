/** Moves the clock, to see the site at another moment. */
import { runInThisContext } from "node:vm";

/**
 * @param moment the moment at which the Worker's clock starts, ISO 8601; now if absent
 * @returns milliseconds by which its clock is ahead
 * @throws {Error} saying how to write the moment
 */
export function clockOffset(moment: string | undefined, now = Date.now()): number {
  if (!moment) return 0;
  const time = Date.parse(moment);
  if (Number.isNaN(time)) {
    throw new Error(`CLOCK is "${moment}": expected a moment such as 2027-01-15T22:59:30Z`);
  }
  return time - now;
}

/** Source text that replaces a program's `Date` with one that is `ahead` milliseconds ahead. */
export const movableDate = `
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + ahead);
      else super(...args);
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
`;

/** An entry module that runs `site.js` with its clock moved ahead. @param ahead in milliseconds */
export const movedEntry = (ahead: number) => `
  export { default } from "./site.js";
  const ahead = ${ahead};
  ${movableDate}
`;

/**
 * Moves this process's clock, so that the stand-in partners and the commands share the site's time.
 *
 * @returns milliseconds by which it is ahead
 * @throws {Error} like `clockOffset`
 */
export function moveClock(moment = process.env.CLOCK): number {
  const ahead = clockOffset(moment);
  if (ahead) runInThisContext(`{ const ahead = ${ahead}; ${movableDate} }`);
  return ahead;
}
