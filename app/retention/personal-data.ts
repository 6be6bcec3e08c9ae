/*
 * Which personal data each table and column holds, and for how long. Erasing (`npm run leads -- erase`), retention and
 * the register of processing (docs/register.md) derive from it. A column or table without a rule does not compile.
 */
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "~/db/schema";

/** How long rows are kept; `retention.ts` has the periods. */
export type RetentionClass =
  /** For some time after the last contact with their address. */
  | "contact"
  /** The same, and as long as a lead or an order of its mailbox remains. */
  | "unsubscription"
  /** As long as the leads of their address; for an order without an address, as long as a payment. */
  | "announcement"
  /** As long as the law requires for a sale of that amount. */
  | "sale"
  | "payment"
  /** As long as a payment, and at least as long as its order. */
  | "order"
  | "count"
  | "declaration"
  /** What the operator did. */
  | "act"
  | "alarm";

/** What a column says about a person, and how long it is kept if its row is kept longer. */
export type Rule =
  /** Nothing by itself. */
  | "none"
  | "kept"
  /** Until the person asks for erasure. */
  | "erased"
  /** Until then, or until nothing more is owed to the buyer. */
  | "owed"
  /** Until then, or some time after the parcel was sent. */
  | "sent";

export interface TableRule<Name extends PropertyKey = string> {
  rows: RetentionClass;
  /** For a table that is about one person as a whole: whether its rows are deleted on request, or kept. */
  columns: Record<Name, Rule> | "erased" | "kept";
}

type Schema = typeof schema;
type Rules = {
  [Key in keyof Schema as Schema[Key] extends schema.LeadTable
    ? never
    : Schema[Key] extends SQLiteTable
      ? Key
      : never]: TableRule<keyof (Schema[Key] & SQLiteTable)["_"]["columns"]>;
};

/** Where a parcel goes, or went before it was corrected. */
const destination = {
  name: "sent",
  company: "sent",
  line1: "sent",
  line2: "sent",
  postal_code: "sent",
  city: "sent",
  state: "sent",
  country: "sent",
  address: "sent",
} as const;

/** All tables except those of the leads. */
export const rules: Rules = {
  unsubscribedAddresses: { rows: "unsubscription", columns: "kept" },
  parcels: {
    rows: "payment",
    columns: {
      session_id: "none",
      ...destination,
      dedication: "sent",
      dedicated_on: "none",
      dedicated_times: "none",
      sent_at: "kept",
      tracking_url: "erased",
      created_at: "none",
      replaces_sent_at: "kept",
      version: "none",
    },
  },
  parcelHistory: {
    rows: "payment",
    columns: {
      id: "none",
      session_id: "none",
      created_at: "none",
      act: "none",
      ...destination,
      sent_at: "kept",
      tracking_url: "erased",
    },
  },
  orders: {
    rows: "sale",
    columns: {
      session_id: "kept",
      payment_intent: "kept",
      product: "kept",
      product_name: "none",
      rights: "none",
      characteristics: "none",
      quantity: "kept",
      unit_cents: "none",
      discount_cents: "none",
      amount_cents: "kept",
      currency: "none",
      landing: "kept",
      source: "kept",
      campaign: "kept",
      email: "owed",
      created_at: "kept",
      refunded_cents: "kept",
      after_session: "kept",
      previous_session: "kept",
      key: "erased",
      reference: "kept",
      livemode: "none",
      opened_at: "none",
      opened_consent: "none",
      country: "kept",
      shipping_cents: "none",
      dispute: "kept",
      dispute_due_on: "none",
      disputed_cents: "kept",
      downloads: "kept",
      first_download_at: "kept",
      last_download_at: "kept",
    },
  },
  movements: {
    rows: "order",
    columns: {
      id: "none",
      kind: "none",
      payment: "none",
      amount_cents: "none",
      currency: "none",
      at: "none",
      taken_cents: "none",
      balance_cents: "none",
      balance_currency: "none",
      begun_at: "none",
      due_on: "none",
      rate: "none",
      received_at: "none",
    },
  },
  failures: { rows: "alarm", columns: { job: "none", created_at: "none" } },
  pendingPayments: {
    rows: "alarm",
    columns: {
      session_id: "none",
      created_at: "none",
      failed: "none",
      payment_intent: "none",
      email: "erased",
      purchase: "erased",
    },
  },
  invalidSignatures: {
    rows: "alarm",
    columns: { id: "none", created_at: "none", settled: "none" },
  },
  // Declarations and their receipts survive a request for erasure: GDPR, article 17(3)(b).
  withdrawals: { rows: "declaration", columns: "kept" },
  outboxEvents: { rows: "announcement", columns: "erased" },
  // About the operator, not about those whom she serves.
  operatorActs: {
    rows: "act",
    columns: { id: "none", created_at: "none", operator: "kept", act: "none", reference: "none" },
  },
  pageCounts: {
    rows: "count",
    columns: { day: "none", page: "none", source: "none", views: "none", orders: "none" },
  },
};

const { leadTables, ...tables } = schema;

/** Each table with its rule; the tables of the leads share one. */
export const ruledTables: readonly ({ table: SQLiteTable } & TableRule)[] = [
  ...leadTables.map((table) => ({ table, rows: "contact", columns: "erased" }) as const),
  ...Object.entries(rules as Record<keyof Rules, TableRule>).map(([key, rule]) => ({
    table: tables[key as keyof Rules] as SQLiteTable,
    ...rule,
  })),
];

const erasable: readonly Rule[] = ["erased", "owed", "sent"];

/** Columns to empty on request, in a table whose rows are kept. */
export const erasableColumns = (table: SQLiteTable) => columnsWith(table, erasable);

/** Columns that say something about a person, in a table that is not about one person as a whole. */
export const personalColumns = (table: SQLiteTable) => columnsWith(table, ["kept", ...erasable]);

export function columnsWith(table: SQLiteTable, wanted: readonly Rule[]): string[] {
  const columns = ruledTables.find((ruled) => ruled.table === table)?.columns;
  if (typeof columns !== "object") return [];
  return Object.entries(columns).flatMap(([name, rule]) => (wanted.includes(rule) ? [name] : []));
}

/** An event's payload without the values of these columns. A mail has no payload: it is rendered when it is sent. */
export function payloadWithout(columns: readonly string[]): SQL {
  const paths = columns.map((name) => sql`${`$.data.${name}`}, NULL`);
  return sql`iif(payload = '', '', json_replace(payload, ${sql.join(paths, sql`, `)}))`;
}
