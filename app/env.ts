import * as z from "zod/mini";
import { deskPath } from "~/content/desk";
import { type CheckoutVariable, checkoutVariables } from "~/content/products";
import type { Contact } from "./content/types";
import { mailServiceNames, usualMailService } from "./mail/services/service";

const url = z.url({ protocol: /^https?$/, error: "expected an http(s) URL" });
const optionalUrl = z.optional(url);
const originExpected = "expected an http(s) URL without a path";
const origin = z.pipe(
  z.string(originExpected).check(z.refine(isOrigin, originExpected)),
  z.transform((value) => new URL(value).origin),
);
const originsExpected = "expected http(s) origins with spaces between them";
const origins = z.pipe(
  z
    .string(originsExpected)
    .check(z.refine((value) => words(value).every(isOrigin), originsExpected)),
  z.transform((value) => words(value).map((word) => new URL(word).origin)),
);
const email = z.email({ error: "expected an e-mail address" });
const off = z.optional(z.literal("off", { error: 'expected "off" or nothing' }));
const days = z.coerce
  .number({ error: "expected a number of days" })
  .check(
    z.int("expected whole days"),
    z.positive("expected at least one day"),
    z.maximum(36_500, "expected at most a hundred years, in days"),
  );

const queries = z.coerce
  .number({ error: "expected a number of queries" })
  .check(
    z.int("expected whole queries"),
    z.minimum(50, "expected at least 50"),
    z.maximum(1000, "expected at most 1000"),
  );

const megabytes = z.coerce
  .number({ error: "expected a number of megabytes" })
  .check(z.int("expected whole megabytes"), z.positive("expected at least one megabyte"));

const mails = z.coerce
  .number({ error: "expected a number of mails" })
  .check(z.int("expected whole mails"), z.positive("expected at least one mail"));

function words(value: string): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}

/** `address`, or `Name <address>`, the name with or without quotes. */
const mailbox = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^\s<>"@,;]+@[^\s<>"@,;]+\.[^\s<>"@,;]+?)>?$/u;
const mailboxExpected = "expected an e-mail address or Name <address>";
const sender = z.pipe(
  z.string(mailboxExpected).check(z.refine(isMailbox, mailboxExpected)),
  z.transform(readMailbox),
);

function isMailbox(value: string): boolean {
  return mailbox.test(value) && value.includes("<") === value.endsWith(">");
}

function readMailbox(value: string): { name: string; email: string } {
  const [, name = "", email = ""] = mailbox.exec(value) ?? [];
  return { name: name.trim(), email };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** Variables that the site cannot run without. */
const required = z.object({
  SITE_URL: origin,
  CHECKOUT_BOOK_URL: url,
  CHECKOUT_TRAINING_URL: url,
  CHECKOUT_PROMPT_PACK_URL: url,
  VIP_BOOKING_URL: url,
  COMMUNITY_URL: url,
  CONTACT_EMAIL: email,
  CONTACT_PHONE: z
    .string({ error: "expected a telephone number" })
    .check(z.regex(/^\+?\d[\d ().-]{4,}$/, "expected a telephone number")),
});

type OptionalCheckout = Exclude<CheckoutVariable, keyof typeof required.shape>;

/**
 * Payment pages that were added after launch. A product or offer without its own is not sold, or uses another page.
 */
const optionalCheckouts = Object.fromEntries(
  checkoutVariables.filter((name) => !(name in required.shape)).map((name) => [name, optionalUrl]),
) as Record<OptionalCheckout, typeof optionalUrl>;

const brevoExpected = "expected an https URL";
/** A stand-in on this machine may use http. */
const brevoUrl = z
  .string(brevoExpected)
  .check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])\S+[^/\s]$/, brevoExpected));

const teamExpected = "expected the team's https origin, such as https://team.cloudflareaccess.com";
const isOnThisMachine = (url: string) => /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(url);
/** The stand-in's is on this machine. */
const accessTeam = origin.check(
  z.refine((team) => team.startsWith("https:") || isOnThisMachine(team), teamExpected),
);

/** Variables whose absence switches off one feature or leaves a default. */
const optional = z.object({
  ...optionalCheckouts,
  ACCESS_TEAM: z.optional(accessTeam),
  ACCESS_AUD: z.optional(
    z.string().check(z.regex(/^[\w-]{16,128}$/, "expected the audience tag of the application")),
  ),
  PAYMENT_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{16,255}$/, "expected the payment webhook's signing secret")),
  ),
  ORDER_EMAIL_DAYS: z._default(days, 90),
  CHECKOUT_EXTRA_ORIGINS: z.optional(origins),
  ORDER_WEBHOOK_URL: optionalUrl,
  CONFIRMATION_WEBHOOK_URL: optionalUrl,
  LEADS_WEBHOOK_URL: optionalUrl,
  LEADS_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, "expected whsec_ and base64")),
  ),
  LEAD_RETENTION_DAYS: z._default(days, 1095),
  CRON_QUERIES: z.optional(queries),
  LEAD_MAILS_A_DAY: z._default(mails, 2000),
  DATABASE_MB: z.optional(megabytes),
  MAIL_FROM: z.optional(sender),
  MAIL_REPLY_TO: z.optional(email),
  MAIL_SERVICE: z._default(
    z.enum(mailServiceNames, { error: `expected ${mailServiceNames.join(" or ")}` }),
    usualMailService,
  ),
  BREVO_API_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,255}$/, "expected Brevo's API key")),
  ),
  BREVO_URL: z._default(brevoUrl, "https://api.brevo.com"),
  TRAINING_URL: optionalUrl,
  CHAPTER_URL: optionalUrl,
  CHALLENGE_ROOM_URL: optionalUrl,
  CHALLENGE_REPLAY_URL: optionalUrl,
  OPERATOR_EMAIL: z.optional(email),
  OPERATOR_MAIL: off,
  LETTERS: off,
  OUTBOX: off,
  /** Set by `npm run deploy -- --env <name>`; absent in production. */
  ENVIRONMENT: z.optional(
    z.string().check(z.regex(/^[\w-]{1,63}$/, "expected the name of an environment")),
  ),
  VIDEO_CHATGPT_URL: optionalUrl,
  VIDEO_EDITING_URL: optionalUrl,
  VIDEO_COVER_URL: optionalUrl,
  VIDEO_PUBLISHING_URL: optionalUrl,
});

type Config = z.infer<typeof required> & z.infer<typeof optional>;

/** Every variable; `.dev.vars.example` explains each. */
export const variableNames = Object.keys({ ...required.shape, ...optional.shape });

interface Bindings {
  DB: D1Database;
  ASSETS: Fetcher;
  /** 60 a minute, for posts and unknown orders. */
  FORM_RATE_LIMIT: RateLimit;
  /** 30 a minute, for look-ups of orders. */
  LOOKUP_RATE_LIMIT: RateLimit;
  /** 600 a minute, for a whole IPv6 /48. */
  PREFIX_RATE_LIMIT: RateLimit;
  /** Absent where the deployment sends no mail. */
  EMAIL?: SendEmail | undefined;
  /** Files for buyers; absent if the account has no bucket. */
  FILES?: R2Bucket | undefined;
}

/** The Worker's variables, parsed, and its bindings. */
export interface Env extends Config, Bindings {
  /** Every origin at which a payment page may open. */
  checkoutOrigins: string[];
}

/** How visitors reach the publisher. */
export function readContact({ CONTACT_EMAIL: email, CONTACT_PHONE: phone }: Env): Contact {
  return { email, phone, phoneUrl: `tel:${phone.replace(/[^+\d]/g, "")}` };
}

/** Of Cloudflare's plans: the free one, and the paid one, which its mail service needs. */
const [freeMegabytes, paidMegabytes] = [500, 10_000];

/** Bytes that the database may hold. */
export function databaseLimit({ DATABASE_MB, EMAIL, MAIL_SERVICE }: Env): number {
  const isPaidPlan = EMAIL !== undefined && MAIL_SERVICE === usualMailService;
  return (DATABASE_MB ?? (isPaidPlan ? paidMegabytes : freeMegabytes)) * 1024 ** 2;
}

/** Whether visitors can pay without the site hearing of it: no order, no confirmation. */
export const missesPayments = ({ SITE_URL, PAYMENT_WEBHOOK_SECRET }: Env) =>
  SITE_URL.startsWith("https:") && !PAYMENT_WEBHOOK_SECRET;

/** Where the operator's desk is; null for a site without one. */
export const deskUrl = ({ SITE_URL, ACCESS_TEAM, ACCESS_AUD }: Env): string | null =>
  ACCESS_TEAM && ACCESS_AUD ? SITE_URL + deskPath : null;

const parsed = new WeakMap<object, Env | null>();

/**
 * Parses the Worker's variables once per isolate. Each missing or malformed one is logged by name, never by value. A
 * malformed optional variable counts as unset; without a required one this returns null and the site answers 500.
 */
export function readEnv(raw: object): Env | null {
  if (!parsed.has(raw)) parsed.set(raw, parseEnv(raw));
  return parsed.get(raw) ?? null;
}

function parseEnv(raw: object): Env | null {
  const variables = withoutBlanks(raw);
  for (const error of configurationErrors(variables)) console.error(`Configuration: ${error}`);
  const base = required.safeParse(variables);
  if (!base.success) return null;

  const { error } = optional.safeParse(variables);
  for (const { path } of error?.issues ?? []) delete variables[String(path[0])];
  for (const name of publicStandIns(variables)) delete variables[name];
  const config: Config = { ...base.data, ...optional.parse(variables) };
  const { DB, ASSETS, EMAIL, FILES, ...others } = raw as Bindings;
  const { FORM_RATE_LIMIT, LOOKUP_RATE_LIMIT, PREFIX_RATE_LIMIT } = others;
  const limits = { FORM_RATE_LIMIT, LOOKUP_RATE_LIMIT, PREFIX_RATE_LIMIT };
  const checkoutOrigins = checkoutOriginsOf(config);
  return { DB, ASSETS, EMAIL, FILES, ...limits, ...config, checkoutOrigins };
}

function checkoutOriginsOf(config: Config): string[] {
  const urls = checkoutVariables.map((name) => config[name]);
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return [...new Set([...origins, ...(config.CHECKOUT_EXTRA_ORIGINS ?? [])])];
}

/** An empty variable counts as unset: with `NAME=""` an operator switches a feature off. */
function withoutBlanks(raw: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
}

/** The errors of a set of variables, each with the variable's name and what was expected. Never a value. */
export function configurationErrors(variables: Record<string, unknown>): string[] {
  const malformed = [required, optional]
    .flatMap((schema) => schema.safeParse(variables).error?.issues ?? [])
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
  const standIns = publicStandIns(variables).map((name) => `${name}: expected https, as SITE_URL`);
  return [...malformed, ...standIns];
}

/** Addresses of stand-ins on this machine, which a public site may not use. */
function publicStandIns(variables: Record<string, unknown>): string[] {
  const used = ["ACCESS_TEAM", ...(variables.MAIL_SERVICE === "brevo" ? ["BREVO_URL"] : [])];
  const isPublic = String(variables.SITE_URL).startsWith("https:");
  return isPublic ? used.filter((name) => String(variables[name]).startsWith("http:")) : [];
}
