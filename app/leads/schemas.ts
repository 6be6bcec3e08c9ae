import * as z from "zod/mini";

/*
 * The form schemas, shared by browser and server. `zod/mini` keeps the browser's share small, and
 * `jitless` keeps zod from trying `new Function`, which the content-security policy would report.
 *
 * Every field may be missing, empty, repeated (an array) or a file: each case ends in the field's
 * own message. Text counts in UTF-16 units, as `minlength` and `maxlength` do.
 */
z.config({ jitless: true });

export const limits = {
  name: { min: 2, max: 100 },
  expertiseArea: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { max: 30 },
  freeText: { max: 2000 },
} as const;

const unreadableText = "Caractères non autorisés";
const consentMissing = "Vous devez accepter les conditions";

interface TextRules {
  min: number;
  max: number;
  /** Shown when the value is missing, repeated or shorter than `min`. */
  required: string;
  tooLong: string;
  /** Shown for line breaks and control characters. */
  unreadable?: string;
}

/**
 * Outer spaces go; line breaks are looked for before that, so that one at the end counts as well.
 * A check that fails ends the list: one message a field.
 */
function line({ min, max, required, tooLong, unreadable = unreadableText }: TextRules) {
  return z.string(required).check(
    z.refine((value) => !/[\n\r\u2028\u2029]/.test(value), { error: unreadable, abort: true }),
    z.trim(),
    z.minLength(min, { error: required, abort: true }),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((value) => !/\p{Cc}/u.test(value), { error: unreadable, abort: true }),
  );
}

/** A form sends an untouched optional field as an empty string, which says nothing: null. */
function optionalLine(rules: Omit<TextRules, "min">) {
  return z.pipe(
    z.optional(line({ ...rules, min: 0 })),
    z.transform((value) => value || null),
  );
}

/** Lines end in LF here: browsers send CRLF but count one character for `maxlength`. */
function optionalFreeText(tooLong: string) {
  const text = z.string(unreadableText).check(
    z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
    z.trim(),
    z.maxLength(limits.freeText.max, { error: tooLong, abort: true }),
    z.refine((value) => !/[^\P{Cc}\n\t]/u.test(value), unreadableText),
  );
  return z.pipe(
    z.optional(text),
    z.transform((value) => value || null),
  );
}

function email(format: RegExp) {
  const message = "Email invalide";
  const text = line({
    min: 1,
    max: limits.email.max,
    required: message,
    tooLong: message,
    unreadable: message,
  });
  return text.check(z.refine((value) => format.test(value), message));
}

/** What `<input type="email">` accepts: https://html.spec.whatwg.org/#valid-e-mail-address */
const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The same, less what no mailbox on the Internet can have: stray dots, a domain without a suffix. */
const internetEmail =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]$/;

/** Browsers say `on` for a box without a value of its own; other clients mean the same by the rest. */
function ticked(message: string) {
  return z.pipe(
    z.literal(["on", "true", "1"], message),
    z.transform((): boolean => true),
  );
}

const lastName = { ...limits.name, required: "Nom trop court", tooLong: "Nom trop long" };
const firstName = { ...limits.name, required: "Prénom trop court", tooLong: "Prénom trop long" };

export const chapterSchema = z.object({
  email: email(internetEmail),
  nom: line(lastName),
  prenom: line(firstName),
  gdpr_consent: ticked(consentMissing),
});

export const challengeSchema = z.object({
  email: email(internetEmail),
  firstName: line(firstName),
  lastName: line(lastName),
  expertiseArea: line({
    ...limits.expertiseArea,
    required: "Domaine d'expertise requis",
    tooLong: "Domaine d’expertise trop long",
  }),
  bookTopicIdea: optionalFreeText("Idée de livre trop longue"),
  agreeToEmails: ticked(consentMissing),
  privacyConsent: ticked("Vous devez accepter la politique de confidentialité"),
});

export const resourcesSchema = z.object({
  email: email(browserEmail),
});

export const diagnosticContactSchema = z.object({
  name: line({
    min: 1,
    max: limits.name.max,
    required: "Nom requis",
    tooLong: "Nom trop long",
  }),
  email: email(browserEmail),
  phone: optionalLine({
    max: limits.phone.max,
    required: "Téléphone invalide",
    tooLong: "Téléphone trop long",
  }),
  gdpr_consent: ticked(consentMissing),
});

export type ChapterForm = z.infer<typeof chapterSchema>;
export type ChallengeForm = z.infer<typeof challengeSchema>;
export type ResourcesForm = z.infer<typeof resourcesSchema>;
export type DiagnosticContact = z.infer<typeof diagnosticContactSchema>;
