/** Lists and shows orders with their parcels. */
import { sql } from "drizzle-orm";
import { type Row, rowsOf } from "~/db/rows";
import { orders, parcels } from "~/db/schema";
import { parcelColumnName } from "~/leads/contacts/records";
import { csvText } from "~/lib/csv";
import { isAddressed } from "~/orders/address";
import {
  afterPlace,
  type ListedOrder,
  listOrders,
  type OrderFilter,
  selectSales,
} from "~/orders/list";
import { money } from "~/orders/money";
import { orderPath } from "~/orders/view";
import { personalColumns } from "~/retention/personal-data";
import { CommandError } from "../kit/errors";
import { type FileFormat, writeRows } from "../kit/file";
import { type Page, type Session, showPage } from "../kit/session";
import { type Columns, formatFields, formatTime, tableOf } from "../kit/table";

const parcelColumnNames = personalColumns(parcels).map(parcelColumnName);

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
  filter: OrderFilter,
): Promise<void> {
  const newest = ({ before, limit }: Page) =>
    db.all<ListedOrder>(listOrders({ after: afterPlace(before), limit }, filter, Date.now()));
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
const belongsTo = (asked: string) =>
  asked.includes("@")
    ? sql`lower(${orders.email}) = ${asked.toLowerCase()}`
    : sql`${orders.reference} = ${asked}`;

/** @throws {CommandError} if no order has the reference */
export async function show({ db, terminal }: Session, asked: string): Promise<void> {
  const [found = [], events = []] = await rowsOf(db, [
    selectSales(belongsTo(asked)),
    // Found by the address that they share; an expired one is empty in both tables.
    sql`SELECT events.lead_id, events.created_at, events.type, events.destination, events.status,
        events.attempts, events.delivered_at, events.last_error
      FROM ${orders} JOIN outbox_events AS events
        ON lower(events.email) = lower(coalesce(${orders.email}, '')) AND events.lead_id = ${orders.session_id}
      WHERE ${belongsTo(asked)} ORDER BY events.created_at, events.id`,
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
