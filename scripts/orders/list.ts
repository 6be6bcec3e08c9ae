/** Lists and shows orders with their parcels. */
import { type SQL, sql } from "drizzle-orm";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { isAddressed } from "~/orders/address";
import { money } from "~/orders/money";
import { isLate, isToSend, isUndisputed } from "~/orders/parcels";
import { orderPath } from "~/orders/view";
import { personalOf } from "~/retention/personal-data";
import type { Row } from "../kit/database";
import { CommandError } from "../kit/errors";
import { csvText, type FileFormat, writeRows } from "../kit/file";
import { type Page, rowsOf, type Session, showPage } from "../kit/session";
import { type Columns, formatFields, formatTime, tableOf } from "../kit/table";
import { parcelColumnName } from "../leads/records";

interface Filter {
  toSend?: boolean;
  late?: boolean;
  /** The first moment, ISO 8601. */
  since?: string;
  product?: Order["product"];
}

type Stored = Omit<Order, "livemode"> &
  Omit<Parcel, "session_id" | "created_at" | "country"> & { parcel_country: Parcel["country"] };
type ListedOrder = Stored & { id: string; livemode: 0 | 1; parcel: ParcelState; late: 0 | 1 };
type ParcelState = "to send" | "sent" | "refunded" | "disputed" | "dispute lost" | null;

const parcelColumnNames = personalOf(parcels).map(parcelColumnName);
const parcelColumns = sql.join(
  personalOf(parcels).map(
    (name) => sql`parcels.${sql.identifier(name)} AS ${sql.identifier(parcelColumnName(name))}`,
  ),
  sql`, `,
);

const withParcel = sql`${orders} LEFT JOIN ${parcels} ON ${parcels.session_id} = ${orders.session_id}`;

/** Reads parcels first: few are waiting and an index lists them, while the number of orders only grows. */
const waiting = sql`${parcels} CROSS JOIN ${orders} ON ${parcels.session_id} = ${orders.session_id}`;

/** Lost in a dispute, without being refunded in full otherwise. */
const isLost = sql`(${orders.dispute} = 'lost' AND ${orders.refunded_cents} - ${orders.disputed_cents} < ${orders.amount_cents})`;

function listOrders(
  { before, limit }: Page,
  { toSend = false, late = false, since = "", product }: Filter,
  time: number,
): SQL {
  const conditions = [
    sql`(${orders.created_at}, ${orders.session_id}) < (${before.created_at}, ${before.id})`,
    sql`${orders.created_at} >= ${since}`,
    ...(product ? [sql`${orders.product} = ${product}`] : []),
    ...(toSend ? [isToSend] : []),
    ...(late ? [isLate(time)] : []),
  ];
  return sql`SELECT orders.*, orders.session_id AS id, ${parcelColumns}, coalesce(${isLate(time)}, 0) AS late,
      CASE WHEN ${parcels.session_id} IS NULL THEN NULL WHEN ${parcels.sent_at} IS NOT NULL THEN 'sent'
        WHEN ${isToSend} THEN 'to send' WHEN NOT ${isUndisputed} THEN 'disputed'
        WHEN ${isLost} THEN 'dispute lost' ELSE 'refunded' END AS parcel
    FROM ${toSend || late ? waiting : withParcel} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${orders.created_at} DESC, ${orders.session_id} DESC LIMIT ${limit}`;
}

/** The columns of an order in files; only `show` prints its key, which opens the buyer's page. */
const exportedColumns = [
  ..."reference created_at product quantity amount_cents refunded_cents currency email livemode".split(
    " ",
  ),
  ..."dispute dispute_due_on parcel late".split(" "),
  ...parcelColumnNames,
];

const recordOf = (order: ListedOrder): Row => ({
  ...Object.fromEntries(exportedColumns.map((name) => [name, order[name as keyof ListedOrder]])),
  livemode: order.livemode === 1,
  late: order.late === 1,
});

const columns: Columns<ListedOrder> = {
  WHEN: ({ created_at }) => formatTime(created_at),
  REFERENCE: ({ reference }) => reference,
  PRODUCT: ({ product, quantity, livemode }) =>
    [...(quantity > 1 ? [`${quantity} ×`] : []), product, ...(livemode ? [] : ["(test)"])].join(
      " ",
    ),
  AMOUNT: moneyOf,
  PARCEL: parcelText,
  EMAIL: ({ email }) => email,
};

export async function list(
  { db, terminal }: Session,
  page: Page,
  { format, output }: { format: FileFormat | "table"; output: string | null },
  filter: Filter,
): Promise<void> {
  const newest = (wanted: Page) => db.all<ListedOrder>(listOrders(wanted, filter, Date.now()));
  await showPage(terminal, page, newest, async (rows) => {
    const records = rows.map(recordOf);
    if (format === "json") terminal.print(JSON.stringify(records, null, 2));
    else if (format === "csv" && output === null)
      terminal.print(csvText(exportedColumns, records).trimEnd());
    else if (format !== "table")
      await writeRows({ format, columns: exportedColumns, output }, records);
    else if (rows.length === 0) terminal.note("No orders");
    else terminal.print(tableOf(columns, rows));
  });
}

function moneyOf({ amount_cents, refunded_cents, currency }: ListedOrder): string {
  const paid = money(amount_cents, currency);
  return refunded_cents > 0 ? `${paid} (-${money(refunded_cents, currency)})` : paid;
}

function parcelText(order: ListedOrder): string | null {
  const { parcel, late, sent_at, replaces_sent_at } = order;
  if (parcel === "sent") return `sent ${formatTime(sent_at ?? "")}`;
  if (parcel !== "to send") return parcel;
  return [
    late ? "late" : "to send",
    ...(replaces_sent_at ? ["again"] : []),
    ...(isAddressed(order) ? [] : ["no address"]),
  ].join(", ");
}

/** Matches the reference, or all orders of an address. */
const isOf = (asked: string) =>
  asked.includes("@")
    ? sql`lower(${orders.email}) = ${asked.toLowerCase()}`
    : sql`${orders.reference} = ${asked}`;

/** An order with its parcel, as returned by `selectSales`. */
export type Sale = Stored & { parcel: string | null; livemode: 0 | 1 };

export const selectSales = (condition: SQL) =>
  sql`SELECT orders.*, parcels.session_id AS parcel, ${parcelColumns}
    FROM ${withParcel} WHERE ${condition} ORDER BY ${orders.created_at} DESC`;

/** @throws {CommandError} if no order has the reference */
export async function show({ db, terminal }: Session, asked: string): Promise<void> {
  const [found = [], events = []] = await rowsOf(db, [
    selectSales(isOf(asked)),
    // Found by the address that they share; an expired one is empty in both tables.
    sql`SELECT events.lead_id, events.created_at, events.type, events.destination, events.status,
        events.attempts, events.delivered_at, events.last_error
      FROM ${orders} JOIN outbox_events AS events
        ON lower(events.email) = lower(coalesce(${orders.email}, '')) AND events.lead_id = ${orders.session_id}
      WHERE ${isOf(asked)} ORDER BY events.created_at, events.id`,
  ]);
  if (found.length === 0) throw new CommandError(`No order found for ${asked}`);
  for (const { key, parcel, ...order } of found) {
    const page = key === null ? null : orderPath(String(key));
    const fields: Row = { ...order, livemode: order.livemode === 1, page };
    if (!parcel) for (const name of parcelColumnNames) delete fields[name];
    terminal.print(`${order.reference}\n${formatFields(fields)}\n`);
    for (const { lead_id, ...event } of events) {
      if (lead_id === order.session_id) terminal.print(`${formatFields(event)}\n`);
    }
  }
}
