/** Lists of orders with their parcels, and the search among them: each by an index. */
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { afterFirstWord, beginsWith, fold, folded, lastWord } from "~/db/folded";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { isLate, isToSend, isUndisputed } from "./parcels";

/** An order as a row, with its parcel's columns. The order's country is the one that its tax goes by. */
export type OrderRow = Omit<Order, "livemode"> &
  Omit<Parcel, (typeof inner)[number] | "country"> & {
    parcel_country: Parcel["country"];
    livemode: 0 | 1;
  };

/** Columns of a parcel that are the order's too, or say nothing about it. */
const inner = ["session_id", "created_at", "dedicated_on", "dedicated_times", "version"] as const;

type ParcelState = "to send" | "sent" | "refunded" | "disputed" | "dispute lost" | null;

export type ListedOrder = OrderRow & { id: string; parcel: ParcelState; late: 0 | 1 };

export interface OrderFilter {
  toSend?: boolean;
  late?: boolean;
  disputed?: boolean;
  refunded?: boolean;
  test?: boolean;
  /** The first moment, ISO 8601. */
  since?: string | undefined;
  product?: Order["product"] | undefined;
  /** The beginning of a reference, an e-mail address or a recipient's name, or a payment's id. */
  search?: string | undefined;
}

interface Page {
  /** The place after which the page begins: a condition on orders. */
  after: SQL;
  limit: number;
}

const parcelColumns = sql.join(
  Object.keys(getTableColumns(parcels))
    .filter((name) => !inner.some((hidden) => hidden === name))
    .map((name) => {
      const shownAs = name === "country" ? "parcel_country" : name;
      return sql`parcels.${sql.identifier(name)} AS ${sql.identifier(shownAs)}`;
    }),
  sql`, `,
);

const withParcel = sql`${orders} LEFT JOIN ${parcels} ON ${parcels.session_id} = ${orders.session_id}`;

/** Reads parcels first: few are waiting and an index lists them, while the number of orders only grows. */
const waiting = sql`${parcels} CROSS JOIN ${orders} ON ${parcels.session_id} = ${orders.session_id}`;

/** Lost in a dispute, without being refunded in full otherwise. */
const isLost = sql`(${orders.dispute} = 'lost' AND ${orders.refunded_cents} - ${orders.disputed_cents} < ${orders.amount_cents})`;

/** The newest first. @param time in milliseconds since the epoch */
export function listOrders({ after, limit }: Page, filter: OrderFilter, time: number): SQL {
  const { toSend, late, disputed, refunded, test, since, product, search } = filter;
  const conditions = [
    after,
    ...(since ? [sql`${orders.created_at} >= ${since}`] : []),
    ...(product ? [sql`${orders.product} = ${product}`] : []),
    ...(toSend ? [isToSend] : []),
    ...(late ? [isLate(time)] : []),
    ...(disputed ? [sql`${orders.dispute} = 'open'`] : []),
    ...(refunded ? [sql`${orders.refunded_cents} > 0`] : []),
    ...(test ? [sql`${orders.livemode} = 0`] : []),
    ...(search ? [sql`${orders.session_id} IN (${searchOrders(search)})`] : []),
  ];
  return sql`SELECT orders.*, orders.session_id AS id, ${parcelColumns}, coalesce(${isLate(time)}, 0) AS late,
      CASE WHEN ${parcels.session_id} IS NULL THEN NULL WHEN ${parcels.sent_at} IS NOT NULL THEN 'sent'
        WHEN ${isToSend} THEN 'to send' WHEN NOT ${isUndisputed} THEN 'disputed'
        WHEN ${isLost} THEN 'dispute lost' ELSE 'refunded' END AS parcel
    FROM ${toSend || late ? waiting : withParcel} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${orders.created_at} DESC, ${orders.session_id} DESC LIMIT ${limit}`;
}

/** After a place in the order of (created_at, session_id). */
export const afterPlace = (place: { created_at: string; id: string }) =>
  sql`(${orders.created_at}, ${orders.session_id}) < (${place.created_at}, ${place.id})`;

/** After the order with this reference; from the beginning without one. */
export const afterOrder = (reference: string | undefined) =>
  reference === undefined
    ? sql`true`
    : sql`(${orders.created_at}, ${orders.session_id}) < (SELECT created_at, session_id FROM orders WHERE reference = ${reference})`;

/** The most orders that a word finds: of more, the rest is to be typed. */
export const mostFound = 200;

/** Sessions of orders that a text may mean, each by an index. */
function searchOrders(text: string): SQL {
  const word = text.trim();
  const reference = word.toUpperCase().replace(/^(?=\d{8})/, "C-");
  const name = folded(parcels.name);
  const byName = [name, afterFirstWord(name), lastWord(name)];
  const branches = [
    sql`SELECT session_id FROM ${orders} WHERE ${beginsWith(sql`lower(${orders.email})`, word.toLowerCase())}`,
    sql`SELECT session_id FROM ${orders} WHERE ${orders.payment_intent} = ${word}`,
    ...byName.map(
      (part) => sql`SELECT session_id FROM ${parcels} WHERE ${beginsWith(part, fold(word))}`,
    ),
  ];
  const all = /^C-[\dA-F-]*$/.test(reference)
    ? [sql`SELECT session_id FROM ${orders} WHERE ${beginsWith(orders.reference, reference)}`]
    : branches;
  return sql.join(
    all.map((branch) => sql`SELECT * FROM (${branch} LIMIT ${mostFound})`),
    sql` UNION `,
  );
}

/** Orders that meet a condition, with their parcels. */
export const selectSales = (condition: SQL) =>
  sql`SELECT orders.*, parcels.session_id AS parcel, ${parcelColumns}
    FROM ${withParcel} WHERE ${condition} ORDER BY ${orders.created_at} DESC`;

/** As returned by `selectSales`. */
export type Sale = OrderRow & { parcel: string | null };
