import type { AnySQLiteTable } from "drizzle-orm/sqlite-core";
import { expect } from "vitest";
import * as z from "zod/mini";
import { withdrawalProducts } from "~/content/withdrawal-page";
import {
  challengeParticipants,
  diagnosticResponses,
  disputes,
  failedRefunds,
  orders,
  pageCounts,
  parcels,
  refundSums,
  refunds,
  refusedPayments,
  resourceSubscribers,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { isCounted } from "~/http/view-counting";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { newsSentence } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";
import { dedicationsADay } from "~/orders/parcels";
import { pages } from "../../support/pages";
import { keys, optionsOf } from "../../support/wizard";

/* What a row of each table may hold, whatever visitors send. */

const line = z.string().check(z.regex(/^[^\p{Cc}]+$/u), z.maxLength(2_000));
const lines = z.string().check(z.regex(/^[\P{Cc}\n\t]+$/u), z.maxLength(5_000));
const address = z.string().check(z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}]+$/u), z.maxLength(254));
const ad = z.nullable(z.string().check(z.regex(/^(?!_)(?!.*__)[\w-]{1,150}(?<!_)$/)));
const moment = z.iso.datetime({ precision: 3 });
const cents = z.int().check(z.nonnegative());
const hash = z.string().check(z.regex(/^[\da-f]{64}$/));
const key = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
const yes = z.literal(true);

const lead = {
  id: z.uuid(),
  created_at: moment,
  submission_key: hash,
  source: ad,
  campaign: ad,
  email: address,
};

/** What was agreed to, with the sentence about news only where its box was ticked. */
function agreed(...forms: { consent: string }[]) {
  const asked = forms.map(({ consent }) => consent);
  return {
    consent_text: z.enum([...asked, ...asked.map((sentence) => `${sentence}\n${newsSentence}`)]),
    news_consent: z.boolean(),
  };
}

const labels = Object.fromEntries(
  keys.map((name) => {
    const option = z.enum(optionsOf(name));
    return [name, name === "main_obstacles" ? z.array(option).check(z.maxLength(2)) : option];
  }),
);

const sound = new Map<AnySQLiteTable, z.ZodMiniType>([
  [
    diagnosticResponses,
    z.looseObject({
      ...lead,
      ...labels,
      ...agreed(diagnosticForm),
      name: line,
      phone: z.nullable(line),
      gdpr_consent: yes,
      total_score: z.number().check(z.positive()),
      profile_type: line,
    }),
  ],
  [
    resourceSubscribers,
    z.strictObject({
      ...lead,
      ...agreed(chapterForm, resourcesForm),
      gdpr_consent: yes,
      metadata: z.nullable(
        z.strictObject({ nom: line, prenom: line, source: z.literal("chapitre_gratuit") }),
      ),
    }),
  ],
  [
    challengeParticipants,
    z.strictObject({
      ...lead,
      ...agreed(challengeForm),
      first_name: line,
      last_name: line,
      expertise_area: line,
      book_topic_idea: z.nullable(lines),
      session: z.iso.date(),
      agree_to_emails: yes,
      privacy_consent: yes,
    }),
  ],
  [
    withdrawals,
    z.strictObject({
      id: z.uuid(),
      created_at: moment,
      submission_key: hash,
      first_name: line,
      last_name: line,
      email: address,
      products: z.array(z.enum(withdrawalProducts)).check(z.minLength(1)),
      reference: z.nullable(line),
      message: z.nullable(lines),
      answered_at: z.null(),
    }),
  ],
  [
    orders,
    z.strictObject({
      session_id: key,
      payment_intent: z.nullable(key),
      product: z.enum([...withdrawalProducts, "other"]),
      amount_cents: cents,
      currency: z.string().check(z.regex(/^[a-z]{3}$/)),
      landing: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9-]{1,200}$/))),
      source: ad,
      campaign: ad,
      email: z.nullable(address),
      created_at: moment,
      refunded_cents: cents,
      after_session: z.nullable(key),
      key: z.string().check(z.regex(/^[\da-f]{32}$/)),
      reference: z.string().check(z.regex(/^C-\d{8}-[\dA-F]{8}$/)),
      livemode: z.boolean(),
      opened_at: z.nullable(moment),
      opened_consent: z.nullable(line),
      country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
      shipping_cents: z.nullable(cents),
      dispute: z.nullable(z.literal("open")),
      dispute_due_on: z.null(),
      disputed_cents: z.literal(0),
      downloads: cents,
      first_download_at: z.nullable(moment),
      last_download_at: z.nullable(moment),
    }),
  ],
  [
    parcels,
    z.strictObject({
      session_id: key,
      name: z.nullable(line),
      address: z.nullable(lines),
      dedication: z.nullable(line),
      dedicated_on: z.nullable(z.iso.date()),
      dedicated_times: z.nullable(z.int().check(z.minimum(1), z.maximum(dedicationsADay))),
      sent_at: z.null(),
      tracking_url: z.null(),
      created_at: moment,
    }),
  ],
  ...[refunds, refundSums].map(
    (table) =>
      [
        table,
        z.strictObject({ payment_intent: key, refunded_cents: cents, created_at: moment }),
      ] as const,
  ),
  [
    failedRefunds,
    z.strictObject({
      refund_id: key,
      payment_intent: key,
      amount_cents: cents,
      created_at: moment,
    }),
  ],
  [
    disputes,
    z.strictObject({
      dispute_id: key,
      payment_intent: key,
      amount_cents: cents,
      state: z.enum(["open", "won", "lost"]),
      due_on: z.nullable(z.iso.date()),
      created_at: moment,
      closed_at: z.nullable(moment),
    }),
  ],
  [refusedPayments, z.strictObject({ id: z.uuid(), created_at: moment, settled: z.boolean() })],
  [unsubscribedAddresses, z.strictObject({ address, created_at: moment })],
  [
    pageCounts,
    z.strictObject({
      day: z.iso.date(),
      page: z.enum(pages.filter(isCounted).map(({ path }) => path.slice(1))),
      source: z.string().check(z.regex(/^[\w-]{0,150}$/)),
      views: cents,
      orders: cents,
    }),
  ],
]);

/** Tables of what visitors and the payment provider may bring about. */
export const soundTables = [...sound.keys()];

/** The row is one that the site means to keep. */
export function expectSound(table: AnySQLiteTable, row: Record<string, unknown>) {
  const { error } = z.safeParse(sound.get(table) ?? z.never(), row);
  expect(error?.issues, JSON.stringify(row)).toBeUndefined();
}
