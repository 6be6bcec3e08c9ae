import * as z from "zod/mini";
import { withAsciiDomain } from "~/lib/email";

/*
 * The fields of the lead forms, for browser and server. `zod/mini` keeps the browser's bundle small; `jitless` keeps
 * zod from trying `new Function`, which the content-security policy would report.
 *
 * A value may be missing, empty, repeated (an array) or a file: each gives the field's own message. Lengths are in code
 * points, slightly more generous than `maxlength`, which counts UTF-16.
 */
z.config({ jitless: true });

/** Native attributes that enforce a field's rules without scripts. */
interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
}

const constraints = z.registry<Constraint>();

/** The constraint of each field of a form. */
export function constraintsOf(schema: z.core.$ZodObject): Record<string, Constraint> {
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

/** Trims; line breaks are checked before that, so that a trailing one counts. The first failure is the only message. */
function lineOf({ min, max, required, tooLong, unreadable = unreadableText }: TextRules) {
  return z.string(required).check(
    z.refine((value) => !/[\n\r\u2028\u2029]/.test(value), { error: unreadable, abort: true }),
    z.trim(),
    z.minLength(min, { error: required, abort: true }),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((value) => !/\p{Cc}/u.test(value), { error: unreadable, abort: true }),
  );
}

/** One line of text that must be there. */
export function textLine(rules: TextRules) {
  const { min, max } = rules;
  const minLength = min > 1 ? { minLength: min } : {};
  return lineOf(rules).register(constraints, { required: true, ...minLength, maxLength: max });
}

/** A form sends an untouched optional field as an empty string: null. */
export function optionalLine(rules: Omit<TextRules, "min">) {
  return z
    .pipe(
      z.optional(lineOf({ ...rules, min: 0 })),
      z.transform((value) => value || null),
    )
    .register(constraints, { maxLength: rules.max });
}

/** Lines end in LF here: browsers send CRLF but count one character for `maxlength`. */
export function optionalFreeText({ max, tooLong }: Pick<TextRules, "max" | "tooLong">) {
  const text = z.string(unreadableText).check(
    z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
    z.trim(),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((value) => !/[^\P{Cc}\n\t]/u.test(value), unreadableText),
  );
  return z
    .pipe(
      z.optional(text),
      z.transform((value) => value || null),
    )
    .register(constraints, { maxLength: max });
}

/** Browsers say `on` for a box without a value of its own; other clients mean the same by the rest. */
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

const longestEmail = 254;
const emailMessage = "Email invalide";

/** For the forms whose messages the specification does not fix. */
export const emailMissing = "Indiquez votre adresse e-mail";

/** @param missing message for an empty field */
export function email(format: RegExp, missing = emailMessage) {
  return lineOf({
    min: 1,
    max: longestEmail,
    required: missing,
    tooLong: emailMessage,
    unreadable: emailMessage,
  })
    .check(
      z.overwrite(withAsciiDomain),
      z.refine((value) => format.test(value), emailMessage),
    )
    .register(constraints, { required: true, maxLength: longestEmail });
}

const name = { min: 2, max: 100 };

export const lastName = () =>
  textLine({ ...name, required: "Nom trop court", tooLong: "Nom trop long" });

export const firstName = () =>
  textLine({ ...name, required: "Prénom trop court", tooLong: "Prénom trop long" });

/** A consent with the message that all forms share. */
export const consent = () => ticked("Vous devez accepter les conditions");

/** An optional box: any other value means no, and never fails the form. */
export const newsConsent = () => z.pipe(z.optional(z.unknown()), z.transform(isTick));
