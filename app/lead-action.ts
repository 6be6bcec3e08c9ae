import { parse, type SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, redirectDocument } from "@remix-run/cloudflare";
import type * as z from "zod/mini";
import { errorText } from "./content/errors";
import { openDatabase } from "./db/client";
import { describeFault } from "./fault";
import { isRobot, onlyFields } from "./leads/form-data";
import { deliverEvent } from "./leads/outbox";
import { LeadNotStored, type StoreContext, type StoredLead } from "./leads/store";
import { successUrl } from "./leads/success";
import { validate } from "./leads/validate";
import { leadsWebhook } from "./leads/webhook";

type LeadPost = Pick<ActionFunctionArgs, "request" | "context">;

interface LeadForm<Value> {
  /** Counts towards the rate limit on its own. */
  name: string;
  schema: z.core.$ZodType<Value> & { shape: object };
  /** The exact sentence of the alert when storing failed. */
  failure: string;
  store: (context: StoreContext, value: Value) => Promise<StoredLead>;
}

/** A refusal carries what was typed and what was wrong with it, for the form to show again. */
type LeadOutcome =
  | { stored: true }
  | { stored: false; status: 400 | 429 | 500; lastResult: SubmissionResult<string[]> };

/**
 * Stores a posted lead and has it announced after the response. `stored` means that the row is in
 * the database, or was within the last minutes; only a robot is told so for nothing.
 */
export async function receiveLead<Value>(
  { request, context: { env, waitUntil, form } }: LeadPost,
  { name, schema, failure, store }: LeadForm<Value>,
): Promise<LeadOutcome> {
  if (isRobot(form)) return { stored: true };

  const submission = parse(onlyFields(form, Object.keys(schema.shape)), {
    resolve: (values) => validate(schema, values),
  });
  const refuse = (status: 400 | 429 | 500, formErrors?: string[]) =>
    ({ stored: false, status, lastResult: submission.reply({ formErrors }) }) as const;

  if (submission.status !== "success") return refuse(400);
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const allowed = await env.FORM_RATE_LIMIT.limit({ key: `${name}:${address}` }).then(
    ({ success }) => success,
    // A limiter that is down must not cost a lead.
    () => true,
  );
  if (!allowed) return refuse(429, [errorText(429).text]);

  const db = openDatabase(env.DB);
  try {
    const { eventId } = await store({ db }, submission.value);
    if (eventId) waitUntil(deliverEvent({ db, webhook: leadsWebhook(env) }, eventId));
    return { stored: true };
  } catch (error) {
    console.error(error instanceof LeadNotStored ? error.message : describeFault(name, error));
    return refuse(500, [failure]);
  }
}

/** The action of a page's lead form: once the lead is stored, `accept` answers. */
export async function leadAction<Value>(
  post: LeadPost,
  form: LeadForm<Value>,
  accept: (post: LeadPost) => unknown = showSuccess,
) {
  const outcome = await receiveLead(post, form);
  return outcome.stored ? accept(post) : data({ lastResult: outcome.lastResult }, outcome.status);
}

function showSuccess({ request }: LeadPost) {
  return redirectDocument(successUrl(request.url), 303);
}
