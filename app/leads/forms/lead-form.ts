import * as z from "zod/mini";
import type { DatedOffers } from "~/content/dated-offers";
import type { LeadFields, LeadTableName } from "~/db/schema";
import { withAsciiDomain } from "~/lib/email";

/** How a field is shown. Its rules are in the schema. */
export interface FieldView {
  /** A box's label is the sentence that ticking it agrees to. */
  label: string;
  kind?: "text" | "email" | "tel" | "textarea" | "checkbox";
  /** Value of HTML's `autocomplete`. */
  autoComplete?: string;
}

/** All that browser and server know of one lead form. */
export interface LeadForm<Value = unknown, Table extends LeadTableName = LeadTableName> {
  /** Id of the HTML form; the rate limit counts the posts of each form under it. */
  id: string;
  /**
   * Its keys are the names of the HTML fields, in the order of the form. Made at first use, so that the Worker starts
   * faster.
   */
  schema: () => z.core.$ZodType<Value> & z.core.$ZodObject;
  fields: Record<keyof Value & string, FieldView>;
  /** The exact sentence the person ticks, or submits under: stored with each lead. */
  consent: string;
  /** The sentence is shown under the button: sending the form is the consent. */
  consentBySending?: boolean;
  event: string;
  table: Table;
  /** The exact sentence of the alert when storing failed. */
  failure: string;
}

/** A form whose post holds all that is stored. */
export interface CompleteLeadForm<Value, Table extends LeadTableName>
  extends LeadForm<Value, Table> {
  /** The columns that a valid post fills on a day; the store adds the rest. */
  row: (value: Value, offers: DatedOffers) => LeadFields<Table>;
}

/** Infers and checks the types of a form's parts. */
export function leadForm<Value, Table extends LeadTableName>(
  form: CompleteLeadForm<Value, Table>,
): CompleteLeadForm<Value, Table> {
  return form;
}

/** Newsletters need a consent of their own (CPCE L. 34-5; GDPR, article 7). */
export const newsSentence =
  "Je souhaite aussi recevoir par e-mail des conseils d’écriture, des nouvelles du livre et de ses offres (facultatif). Je peux me désinscrire à tout moment.";

export const newsBox: FieldView = { label: newsSentence, kind: "checkbox" };

/** The specification's alert of all forms but the diagnostic's. */
export const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

/** Hidden from people, whose browsers send it empty. */
export const honeypot = "remarque";

/** Whether the honeypot was filled in. Absent or empty means a person. */
export function isBot(form: FormData): boolean {
  return form.getAll(honeypot).some((value) => value !== "");
}

/** UTF-16 units of a value that is read and shown again: more than any field takes. */
const longestValue = 10_000;
/** Values of one name: more than any question has answers. */
const mostValues = 50;

/**
 * A form's known fields alone, each cut to a length at which it is refused: what a refused post shows again is bounded
 * in depth, names and size, whatever was posted (docs/decisions/0012). No field of the site takes a file.
 */
export function onlyFields(form: FormData, names: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names)
    for (const value of form.getAll(name).slice(0, mostValues))
      if (typeof value === "string") known.append(name, value.slice(0, longestValue));
  return known;
}

interface Invalid {
  /** Messages by field name, in the shape of a conform submission. */
  error: Record<string, string[]>;
}

/**
 * Validates a form's values, for the `resolve` of conform's `parse`. One message a field, the first, since the later
 * ones follow from it.
 *
 * Not `parseWithZod` of `@conform-to/zod`, whose coercion brings zod's classic schemas to the browser (14 KB after
 * brotli); the lead schemas take form values as they come.
 */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { value: z.output<Schema> } | Invalid {
  const result = z.safeParse(schema, values);
  if (result.success) return { value: result.data };

  const error: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) error[String(path[0] ?? "")] ??= [message];
  return { error };
}

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

/** Format characters, which nobody sees, but those that join the letters of some names. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Leaves invisible characters out, and trims; line breaks are checked before that, so that a trailing one counts. The
 * first failure is the only message.
 */
function lineOf({ min, max, required, tooLong, unreadable = unreadableText }: TextRules) {
  return z.string(required).check(
    z.overwrite((value) => value.replace(invisible, "")),
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

/** Lines end in LF here: browsers send CRLF but count one character for `maxlength`. */
export function optionalFreeText({ max, tooLong }: Pick<TextRules, "max" | "tooLong">) {
  const text = z.string(unreadableText).check(
    z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
    z.trim(),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((value) => !/[^\P{Cc}\n\t]/u.test(value), unreadableText),
  );
  return optional(text, max);
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

/** Characters before the `@` (RFC 5321). */
const longestLocalPart = 64;

/** Whether a mail service takes an address: it calls others malformed, which would look like an outage. */
export const isMailable = (email: string): boolean =>
  internetEmail.test(email) && email.indexOf("@") <= longestLocalPart;

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
