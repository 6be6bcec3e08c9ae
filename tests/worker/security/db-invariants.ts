import { getTableColumns } from "drizzle-orm";
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

/* What a row of each table may hold, whatever visitors send: by the table, else by the column's name, else by its type. */

type Rules = Record<string, z.ZodMiniType>;

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const lines = matching(/^[\P{Cc}\n\t]{1,5000}$/u);
const address = matching(/^(?=.{1,254}$)[^\s\p{Cc}@]+@[^\s\p{Cc}]+$/u);
const ad = matching(/^(?!_)(?!.*__)[\w-]{1,150}(?<!_)$/);
const moment = z.iso.datetime({ precision: 3 });
const key = matching(/^[\x21-\x7e]{1,255}$/);
const yes = z.literal(true);

const byType: Rules = {
  string: matching(/^[^\p{Cc}]{1,2000}$/u),
  number: z.number().check(z.nonnegative()),
  boolean: z.boolean(),
};

const byName: Rules = {
  id: z.uuid(),
  submission_key: matching(/^[\da-f]{64}$/),
  source: ad,
  campaign: ad,
  email: address,
  gdpr_consent: yes,
  agree_to_emails: yes,
  privacy_consent: yes,
  book_topic_idea: lines,
  message: lines,
  session: z.iso.date(),
  due_on: z.iso.date(),
  ...Object.fromEntries(
    ["session_id", "payment_intent", "after_session", "refund_id", "dispute_id"].map((name) => [
      name,
      key,
    ]),
  ),
};

/** What was agreed to, with the sentence about news only where its box was ticked. */
function agreed(...forms: { consent: string }[]): Rules {
  const asked = forms.map(({ consent }) => consent);
  return {
    consent_text: z.enum([...asked, ...asked.map((sentence) => `${sentence}\n${newsSentence}`)]),
  };
}

const labels: Rules = Object.fromEntries(
  keys.map((name) => {
    const option = z.enum(optionsOf(name));
    return [name, name === "main_obstacles" ? z.array(option).check(z.maxLength(2)) : option];
  }),
);

const never = z.never();
const byTable: [AnySQLiteTable, Rules][] = [
  [diagnosticResponses, { ...labels, ...agreed(diagnosticForm) }],
  [
    resourceSubscribers,
    {
      ...agreed(chapterForm, resourcesForm),
      metadata: z.strictObject({
        nom: lines,
        prenom: lines,
        source: z.literal("chapitre_gratuit"),
      }),
    },
  ],
  [challengeParticipants, agreed(challengeForm)],
  [
    withdrawals,
    {
      products: z.array(z.enum(withdrawalProducts)).check(z.minLength(1)),
      answered_at: never,
    },
  ],
  [
    orders,
    {
      product: z.enum([...withdrawalProducts, "other"]),
      currency: matching(/^[a-z]{3}$/),
      landing: matching(/^[A-Za-z0-9-]{1,200}$/),
      key: matching(/^[\da-f]{32}$/),
      reference: matching(/^C-\d{8}-[\dA-F]{8}$/),
      country: matching(/^[A-Z]{2}$/),
      dispute: z.literal("open"),
      dispute_due_on: never,
      disputed_cents: z.literal(0),
    },
  ],
  [
    parcels,
    {
      address: lines,
      dedicated_on: z.iso.date(),
      dedicated_times: z.int().check(z.minimum(1), z.maximum(dedicationsADay)),
      sent_at: never,
      tracking_url: never,
    },
  ],
  [refunds, {}],
  [refundSums, {}],
  [failedRefunds, {}],
  [disputes, { state: z.enum(["open", "won", "lost"]) }],
  [refusedPayments, {}],
  [unsubscribedAddresses, { address }],
  [
    pageCounts,
    {
      day: z.iso.date(),
      page: z.enum(pages.filter(isCounted).map(({ path }) => path.slice(1))),
      source: matching(/^[\w-]{0,150}$/),
    },
  ],
];

function rowOf(table: AnySQLiteTable, own: Rules) {
  const columns = Object.entries(getTableColumns(table)).map(([name, { dataType, notNull }]) => {
    const isMoment = name.endsWith("_at");
    const rule = own[name] ?? (isMoment ? moment : (byName[name] ?? byType[dataType])) ?? never;
    return [name, notNull ? rule : z.nullable(rule)];
  });
  return z.strictObject(Object.fromEntries(columns));
}

const sound = new Map(byTable.map(([table, own]) => [table, rowOf(table, own)]));

/** Tables of what visitors and the payment provider may bring about. */
export const soundTables = [...sound.keys()];

/** The row is one that the site means to keep. */
export function expectSound(table: AnySQLiteTable, row: Record<string, unknown>) {
  const { error } = z.safeParse(sound.get(table) ?? never, row);
  expect(error?.issues, JSON.stringify(row)).toBeUndefined();
}
