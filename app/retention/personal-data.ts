/*
 * What each table and column holds of persons, and how long. Erasing (`npm run leads -- erase`), retention and the
 * register of processing (docs/register.md) are made of it: a column or table without a rule does not compile.
 */
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "~/db/schema";

/** How long rows are kept; `retention.ts` has the periods. */
export type Kept =
  /** After the last contact of their address. */
  | "contact"
  /** The same, and as long as there is an address that one could write to. */
  | "unsubscription"
  /** As their address's leads; of an order without an address, as long as a payment. */
  | "announcement"
  /** As the law wants sales to be kept, by their amount. */
  | "sale"
  | "payment"
  /** As a payment, and as long as its order. */
  | "order"
  | "count"
  | "declaration"
  | "alarm";

/** What a column says of a person, and how long when that is shorter than its row is kept. */
export type Rule =
  /** Nothing by itself. */
  | "none"
  | "kept"
  /** Until the person asks for it to be erased. */
  | "erased"
  /** Until then, or until nothing is owed to the buyer. */
  | "owed"
  /** Until then, or some time after the parcel was sent. */
  | "sent";

export interface TableRule<Name extends PropertyKey = string> {
  rows: Kept;
  /** Of a table all of which is one person's: whether its rows are deleted when the person asks for it, or kept. */
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

/** Of all tables but those of the leads. */
export const rules: Rules = {
  unsubscribedAddresses: { rows: "unsubscription", columns: "kept" },
  parcels: {
    rows: "payment",
    columns: {
      session_id: "none",
      name: "sent",
      address: "sent",
      dedication: "sent",
      dedicated_on: "none",
      dedicated_times: "none",
      sent_at: "kept",
      tracking_url: "erased",
      created_at: "none",
    },
  },
  orders: {
    rows: "sale",
    columns: {
      session_id: "kept",
      payment_intent: "kept",
      product: "kept",
      quantity: "kept",
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
      opened_at: "kept",
      opened_consent: "kept",
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
      due_on: "none",
      rate: "none",
      told_at: "none",
    },
  },
  failures: { rows: "alarm", columns: { job: "none", created_at: "none" } },
  pendingPayments: { rows: "alarm", columns: { session_id: "none", created_at: "none" } },
  refusedPayments: {
    rows: "alarm",
    columns: { id: "none", created_at: "none", settled: "none" },
  },
  // Declarations and their receipts outlive a wish to be forgotten: GDPR, article 17(3)(b).
  withdrawals: { rows: "declaration", columns: "kept" },
  outboxEvents: { rows: "announcement", columns: "erased" },
  pageCounts: {
    rows: "count",
    columns: { day: "none", page: "none", source: "none", views: "none", orders: "none" },
  },
};

const { leadTables, ...tables } = schema;

/** Each table with its rule; those of the leads share one. */
export const ruledTables: readonly ({ table: SQLiteTable } & TableRule)[] = [
  ...leadTables.map((table) => ({ table, rows: "contact", columns: "erased" }) as const),
  ...Object.entries(rules as Record<keyof Rules, TableRule>).map(([key, rule]) => ({
    table: tables[key as keyof Rules] as SQLiteTable,
    ...rule,
  })),
];

const erasable: readonly Rule[] = ["erased", "owed", "sent"];

/** Columns to empty when the person asks for it, in a table whose rows are kept. */
export const erasableOf = (table: SQLiteTable) => columnsWith(table, erasable);

/** Columns that say something of a person, in a table whose rows are not as a whole about one. */
export const personalOf = (table: SQLiteTable) => columnsWith(table, ["kept", ...erasable]);

export function columnsWith(table: SQLiteTable, wanted: readonly Rule[]): string[] {
  const columns = ruledTables.find((one) => one.table === table)?.columns;
  if (typeof columns !== "object") return [];
  return Object.entries(columns).flatMap(([name, rule]) => (wanted.includes(rule) ? [name] : []));
}

/** An event's payload without what these columns of its row told. A mail has none: it is written when it is sent. */
export function payloadWithout(columns: readonly string[]): SQL {
  const paths = columns.map((name) => sql`${`$.data.${name}`}, NULL`);
  return sql`iif(payload = '', '', json_replace(payload, ${sql.join(paths, sql`, `)}))`;
}
