import * as z from "zod/mini";
import { type RuleName, ruleNames } from "./rules";

/** Lists untrue claims that may stay for a while; committed, so that every deployment reads it. */
export const acceptedFile = "accepted.json";

const schema = z.array(
  z.strictObject({
    name: z.enum(ruleNames),
    reason: z.string().check(z.minLength(1)),
    /** The last day, YYYY-MM-DD in Paris. */
    until: z.iso.date(),
  }),
);

type Acceptance = z.infer<typeof schema>[number];

/** @throws {Error} saying what is wrong with the file */
export function readAccepted(text = "[]"): Acceptance[] {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const wrong = error instanceof z.core.$ZodError ? z.prettifyError(error) : error;
    throw new Error(`${acceptedFile}:\n${wrong}`);
  }
}

/** The entry that accepts a rule's untrue claims on a day. */
export const findAcceptance = (name: RuleName, acceptances: readonly Acceptance[], today: string) =>
  acceptances.find((entry) => entry.name === name && entry.until >= today);

/** One line per expired entry. */
export const expired = (acceptances: readonly Acceptance[], today: string): string[] =>
  acceptances
    .filter(({ until }) => until < today)
    .map(
      ({ name, until }) =>
        `${acceptedFile}: [${name}] was accepted until ${until}, and no longer is`,
    );

/** Where the site is deployed, which decides what may be accepted. */
interface Deployment {
  /** An environment of wrangler.toml; null for production. */
  env: string | null;
  /** Whether there is no Worker yet. */
  first: boolean;
}

const neverInProduction: readonly RuleName[] = ["reviews", "claims", "author", "outbox"];

/** Why neither `--accept` nor the file may accept a rule's points; null if they may. */
export function rejectionReason(name: RuleName, { env, first }: Deployment): string | null {
  if (name === "amounts") return "cannot be accepted";
  if (env === null && neverInProduction.includes(name)) return "cannot be accepted for production";
  if (name === "payments" && !first) return "cannot be accepted once the Worker exists";
  return null;
}
