/** Option values, checked before the database is opened. */
import * as z from "zod/mini";
import { browserEmail, email } from "~/forms/fields";
import { acceptEmail, normalizeEmail } from "~/lib/email";
import { isDay, parisMoment } from "~/lib/time";
import { UsageError } from "./errors";
import type { Cursor } from "./session";

const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/;
const moments = "takes a day in Paris, 2026-05-01, or a moment, 2026-05-01T12:00:00Z";

/** Also checks `isDay`, since `Date` reads February 30 as a day in March. */
const isMoment = (text: string) =>
  moment.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** A day begins at midnight in Paris. */
const momentOf = (text: string) =>
  isDay(text) ? parisMoment(text, "00:00") : new Date(text).toISOString();

export function readSince(text: string): string {
  if (isMoment(text)) return momentOf(text);
  throw new UsageError(`--since ${moments}, not "${text}"`);
}

/** Parses a moment, or a moment and an id as written by `formatCursor`. */
export const cursorReader =
  (idRule: RegExp) =>
  (text: string): Cursor => {
    const [time = "", ...rest] = text.split(",");
    const id = rest.join(",");
    if (!isMoment(time) || (rest.length > 0 && !idRule.test(id))) {
      throw new UsageError(`--before ${moments}, not "${text}"`);
    }
    return { created_at: momentOf(time), id };
  };

export function readLimit(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000) return Number(text);
  throw new UsageError("--limit takes a number from 1 to 1000");
}

/** As lenient as the most lenient form, or as payments, so that any stored address can be looked up. */
export function readEmail(text: string): string {
  const { success, data } = z.safeParse(email(browserEmail), text);
  if (success) return data;
  if (/\P{ASCII}/u.test(text) && acceptEmail(text)) return normalizeEmail(text);
  throw new UsageError(`"${text}" is not an e-mail address`);
}
