import { parse, type SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, redirectDocument } from "@remix-run/cloudflare";
import { errorText } from "~/content/errors";
import { consentChanged } from "~/content/forms";
import type { LeadTableName } from "~/db/schema";
import type { FieldView } from "~/forms/fields";
import { isBot, onlyFields, validate } from "~/forms/post";
import { isWithinLimit, sharedNetwork } from "~/http/rate-limit";
import { showsFormerConsent } from "~/leads/forms/consent-hash";
import type { CompleteLeadForm } from "~/leads/forms/lead-form";
import { storeLead } from "~/leads/store";
import { logError } from "~/lib/errors";
import { tryTwice } from "~/lib/try-twice";
import { sendsMail } from "~/outbox/mail";
import { successUrl } from "~/shared/address";
import { readAd } from "~/statistics/ad";

type LeadPost = Pick<ActionFunctionArgs, "request" | "context"> & { form: FormData };

/** `lastResult` holds values and errors, for the form to render again. */
type LeadOutcome =
  | { stored: true; leadId: string | null }
  | { stored: false; status: 400 | 429 | 500; lastResult: SubmissionResult<string[]> };

/**
 * Stores a posted lead and delivers its events after the response. `stored` means that the row, or an earlier one
 * that it repeats, is in the database under `leadId`; only a bot gets it without a row.
 */
export async function receiveLead<Value, Table extends LeadTableName>(
  { request, context, form }: LeadPost,
  definition: CompleteLeadForm<Value, Table>,
): Promise<LeadOutcome> {
  if (isBot(form)) return { stored: true, leadId: null };

  const { id, schema, failure } = definition;
  const isOutdated = showsFormerConsent(form, definition);
  const submission = parse(onlyFields(form, namesToRead(definition, isOutdated)), {
    resolve: (values) => validate(schema(), values),
  });
  const refuse = (status: 400 | 429 | 500, formErrors?: string[]) =>
    ({ stored: false, status, lastResult: submission.reply({ formErrors }) }) as const;

  if (isOutdated) return refuse(400, [consentChanged]);
  if (submission.status !== "success") return refuse(400);
  const { env, db, mail, offers, deliverSoon } = context;
  const allowed = await isWithinLimit(request, env, id);
  if (!allowed) return refuse(429, [errorText(429).text]);

  try {
    const store = {
      db,
      mailed: sendsMail(mail, definition.event),
      dailyLimit: env.LEAD_MAILS_A_DAY,
      network: sharedNetwork(request),
      ad: readAd(new URL(request.url).searchParams),
    };
    const row = definition.row(submission.value, offers);
    const { leadId, events } = await tryTwice(() => storeLead(store, definition, row));
    deliverSoon(events);
    return { stored: true, leadId };
  } catch (error) {
    logError(`Lead not stored in ${definition.table}`, error);
    return refuse(500, [failure]);
  }
}

/** Of an outdated page all fields but its boxes: what they agree to has changed. */
function namesToRead<Value, Table extends LeadTableName>(
  { fields }: CompleteLeadForm<Value, Table>,
  isOutdated: boolean,
): string[] {
  const read = Object.entries<FieldView>(fields).filter(
    ([, { kind }]) => !(isOutdated && kind === "checkbox"),
  );
  return read.map(([name]) => name);
}

/** The action of a lead form's page. `accept` makes the response to a stored lead. */
export async function leadAction<Value, Table extends LeadTableName>(
  { request, context }: ActionFunctionArgs,
  definition: CompleteLeadForm<Value, Table>,
  accept: (post: LeadPost) => unknown = showSuccess,
) {
  const post = { request, context, form: await request.formData() };
  const outcome = await receiveLead(post, definition);
  return outcome.stored ? accept(post) : data({ lastResult: outcome.lastResult }, outcome.status);
}

function showSuccess({ request }: LeadPost) {
  return redirectDocument(successUrl(request.url), 303);
}
