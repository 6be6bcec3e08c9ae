import { parse } from "@conform-to/react";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { WithdrawalFields } from "~/db/schema";
import { onlyFields } from "~/leads/forms/form-data";
import { validate } from "~/leads/forms/validate";
import { formatError } from "~/lib/errors";
import { parisDay } from "~/lib/time";
import { isUuid } from "~/lib/uuid";
import { deliverAfterResponse } from "~/outbox/deliver";
import { sendsMail } from "~/outbox/mail";
import { services } from "~/services";
import { toRow, withdrawalFieldNames, withdrawalSchema } from "~/withdrawals/form";
import { stepField, tokenField, type WithdrawalState } from "~/withdrawals/steps";
import { storeWithdrawal, submitted } from "~/withdrawals/store";

/**
 * Both posts of a withdrawal. Each brings the whole declaration and each is validated in full: what came
 * back from the page to confirm is as foreign as what was typed. No honeypot and no limit: every readable
 * declaration is stored. What is limited is the mail about it.
 */
export async function withdrawalAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parse(onlyFields(form, withdrawalFieldNames), {
    resolve: (values) => validate(withdrawalSchema, values),
  });
  const step = form.get(stepField.name);
  if (submission.status !== "success" || step === stepField.change) {
    const status = submission.status === "success" ? 200 : 400;
    return answer({ step: "form", lastResult: submission.reply() }, status);
  }
  const declared = toRow(submission.value);
  const token = readToken(form);
  if (step !== stepField.confirm) {
    return answer({ step: "recap", declared, token: token ?? crypto.randomUUID(), failed: false });
  }
  // Browsers send the token. Without one the same words are the same declaration for a day.
  return confirm(declared, token ?? parisDay(new Date().toISOString()), context);
}

async function confirm(
  declared: WithdrawalFields,
  token: string,
  { env, waitUntil }: ActionFunctionArgs["context"],
) {
  const outbox = services(env);
  const store = { db: outbox.db, mailed: sendsMail(outbox.mail, submitted) };
  try {
    const { withdrawal, mailed, events } = await storeWithdrawal(store, {
      fields: declared,
      token,
    });
    waitUntil(deliverAfterResponse(outbox, events));
    return answer({ step: "receipt", withdrawal, mailed });
  } catch (error) {
    console.error(formatError("Withdrawal not stored", error));
    return answer({ step: "recap", declared, token, failed: true }, 500);
  }
}

function readToken(form: FormData): string | null {
  const token = String(form.get(tokenField)).toLowerCase();
  return isUuid(token) ? token : null;
}

function answer(content: WithdrawalState, status = 200) {
  return data(content, status);
}
