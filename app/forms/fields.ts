import * as z from "zod/mini";
import { maxEmail, withAsciiDomain } from "~/lib/email";

/*
 * The fields of every form, for browser and server. `zod/mini` keeps the browser's bundle small; `jitless` keeps zod
 * from trying `new Function`, which the content-security policy would report.
 *
 * A value may be missing, empty, repeated (an array) or a file: each yields the field's own message. Lengths are in
 * code points, slightly more generous than `maxlength`, which counts UTF-16 units.
 */
z.config({ jitless: true });

/** How a field is shown. Its rules are in the schema. */
export interface FieldView {
  /** A box's label is the sentence that ticking it agrees to. */
  label: string;
  kind?: "text" | "email" | "tel" | "textarea" | "checkbox";
  /** Value of HTML's `autocomplete`. */
  autoComplete?: string;
}

/** Native attributes that enforce a field's rules without scripts. */
interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
}

const constraints = z.registry<Constraint>();

/** The constraint of each field of a form. */
export function readConstraints(schema: z.core.$ZodObject): Record<string, Constraint> {
  const { shape } = schema._zod.def;
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, constraints.get(field) ?? {}]),
  );
}

const unreadableText = "Caractères non autorisés";

interface TextRules {
  min: number;
  max: number;
  /** Shown when the value is missing, repeated or shorter than `min`. */
  required: string;
  tooLong: string;
  /** Shown for line breaks and control characters. */
  unreadable?: string;
}

/** Invisible characters, except those that join letters in some scripts or choose between forms of one. */
const invisible =
  /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A character that is seen; U+2800 is braille without a dot. */
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/**
 * Drops invisible characters and trims. Line breaks are checked before trimming, so that a trailing one is an error
 * too. Only the first failure is reported.
 */
function lineOf({ min, max, required, tooLong, unreadable = unreadableText }: TextRules) {
  return z.string(required).check(
    z.overwrite((value) => value.replace(invisible, "")),
    z.overwrite((value) => (/[\n\r]/.test(value) || visible.test(value) ? value : "")),
    z.refine((value) => !/[\n\r\u2028\u2029]/.test(value), { error: unreadable, abort: true }),
    z.trim(),
    z.minLength(min, { error: required, abort: true }),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((value) => !/\p{Cc}/u.test(value), { error: unreadable, abort: true }),
  );
}

/** A required line of text. */
export function textLine(rules: TextRules) {
  const { min, max } = rules;
  const minLength = min > 1 ? { minLength: min } : {};
  return lineOf(rules).register(constraints, { required: true, ...minLength, maxLength: max });
}

/** Browsers send an untouched optional field as an empty string, which becomes null. */
function optional(text: z.ZodMiniType<string, string>, maxLength: number) {
  return z
    .pipe(
      z.optional(text),
      z.transform((value) => value || null),
    )
    .register(constraints, { maxLength });
}

export function optionalLine(rules: Omit<TextRules, "min">) {
  return optional(lineOf({ ...rules, min: 0 }), rules.max);
}

/** Turns CRLF into LF: browsers send CRLF but count it as one character for `maxlength`. */
export function optionalFreeText({ max, tooLong }: Pick<TextRules, "max" | "tooLong">) {
  const text = z.string(unreadableText).check(
    z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
    z.trim(),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((value) => !/[^\P{Cc}\n\t]/u.test(value), unreadableText),
  );
  return optional(text, max);
}

/** Browsers send `on` for a ticked box without a `value`; other clients send one of the others. */
const tick = ["on", "true", "1"];

export const isTick = (value: unknown): boolean => tick.some((yes) => yes === value);

export function ticked(message: string) {
  return z
    .pipe(
      z.literal(tick, message),
      z.transform((): boolean => true),
    )
    .register(constraints, { required: true });
}

/** What `<input type="email">` accepts: https://html.spec.whatwg.org/#valid-e-mail-address */
export const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The same without misplaced dots and domains without a suffix, which no mailbox has. */
export const internetEmail =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]$/;

/** Characters before the `@` (RFC 5321). */
const maxLocalPart = 64;

/** Whether a mail service accepts an address. It rejects others as malformed, which would look like an outage. */
export const isMailable = (email: string): boolean =>
  internetEmail.test(email) && email.indexOf("@") <= maxLocalPart;

const emailMessage = "Email invalide";

/** For the forms whose messages the specification does not fix. */
export const emailMissing = "Indiquez votre adresse e-mail";

/** @param missing message for an empty field */
export function email(format: RegExp, missing = emailMessage) {
  return lineOf({
    min: 1,
    max: maxEmail,
    required: missing,
    tooLong: emailMessage,
    unreadable: emailMessage,
  })
    .check(
      z.overwrite(withAsciiDomain),
      z.refine((value) => format.test(value), emailMessage),
    )
    .register(constraints, { required: true, maxLength: maxEmail });
}
