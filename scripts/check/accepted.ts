import * as z from "zod/mini";
import { type RuleName, ruleNames } from "./rules";

/** Untrue claims that may stay for a while, in the repository so that every deployment reads them. */
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

/** @throws {Error} which says what is wrong with the file */
export function readAccepted(text = "[]"): Acceptance[] {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const wrong = error instanceof z.core.$ZodError ? z.prettifyError(error) : error;
    throw new Error(`${acceptedFile}:\n${wrong}`);
  }
}

/** The entry that lets a rule's untrue claims pass on a day. */
export const acceptanceOf = (name: RuleName, acceptances: readonly Acceptance[], today: string) =>
  acceptances.find((entry) => entry.name === name && entry.until >= today);

/** One line for each entry whose last day is over. */
export const expired = (acceptances: readonly Acceptance[], today: string): string[] =>
  acceptances
    .filter(({ until }) => until < today)
    .map(
      ({ name, until }) => `${acceptedFile}: [${name}] was accepted until ${until}, and is no more`,
    );

/** What decides whether an untrue point may pass. */
interface Deployment {
  /** An environment of wrangler.toml; null for production. */
  env: string | null;
  /** Whether there is no Worker yet. */
  first: boolean;
}

const ofThePublic: readonly RuleName[] = ["reviews", "claims", "author"];

/** Why neither `--accept` nor the file lets a rule's points pass; null: they may. */
export function refusal(name: RuleName, { env, first }: Deployment): string | null {
  if (name === "amounts") return "cannot be accepted";
  if (env === null && ofThePublic.includes(name)) return "cannot be accepted for production";
  if (name === "payments" && !first) return "cannot be accepted once the Worker is there";
  return null;
}
