/** Every statement of `npm run report`: sums only, never a person. */
import { type SQL, sql } from "drizzle-orm";
import { type Order, type OutboxEvent, orders, parcels } from "~/db/schema";
import { unionAll } from "~/db/union";
import { type Form, forms } from "~/leads/forms";
import { giftPrefix } from "~/orders/order-row";
import { isLate, isToSend } from "~/orders/parcels";
import type { Period } from "./period";

export interface CountRow {
  page: string;
  source: string;
  views: number;
  orders: number;
}

export interface SaleRow {
  /** The page and the ad that made the sale. An addition to a purchase is credited to the first page of its chain. */
  page: string | null;
  source: string | null;
  product: Order["product"];
  currency: string;
  /** 1 if it was added to another purchase inside the funnel. */
  added: 0 | 1;
  orders: number;
  amount_cents: number;
  refunded_cents: number;
  /** Orders with a full or partial refund. */
  refunds: number;
}

export interface LeadRow {
  form: Form;
  /** YYYY-MM-DDTHH in UTC. */
  hour: string;
  leads: number;
}

export interface ProfileRow {
  profile: string;
  leads: number;
}

export interface EventRow {
  status: OutboxEvent["status"];
  events: number;
}

export interface DeliveryRow {
  /** All parcels that wait today, inside the period or not. */
  to_send: number;
  late: number;
  /** Parcels sent in the period. */
  sent: number;
}

/** Letters sent, or the last letters received within seven days before an unsubscription. */
export interface LetterRow {
  /** Event type: `letter.chapter-2`; null for unsubscriptions without such a letter. */
  type: string | null;
  letters: number;
}

/**
 * The rows of each statement of `reportStatements`, in their order. The last two are missing in rows stored before they
 * were added.
 */
export type ReportRows = [
  CountRow[],
  SaleRow[],
  LeadRow[],
  ProfileRow[],
  EventRow[],
  DeliveryRow[],
  LetterRow[]?,
  LetterRow[]?,
];

/** The longest chain of purchases that the funnel allows. Also ends a loop that a buyer created. */
const maxChainLength = 3;

/** A real sale: neither a test payment nor a gift from the operator. */
const isSale = sql`sale.livemode AND sale.session_id NOT GLOB ${`${giftPrefix}*`}`;

/**
 * Sources are grouped in lower case, although rows keep the ad's own spelling.
 *
 * @param now in milliseconds since the epoch
 */
export function reportStatements(
  { firstDay, lastDay, start, end }: Period,
  now = Date.now(),
): SQL[] {
  const inside = sql`created_at >= ${start} AND created_at < ${end}`;
  return [
    sql`SELECT page, lower(source) AS source, sum(views) AS views, sum(orders) AS orders FROM page_counts
      WHERE day BETWEEN ${firstDay} AND ${lastDay} GROUP BY 1, 2`,
    sql`WITH RECURSIVE chain (sale, first, previous_session, length) AS (
        SELECT session_id, session_id, previous_session, 1 FROM orders AS sale
          WHERE created_at >= ${start} AND created_at < ${end} AND ${isSale}
        UNION ALL
        SELECT chain.sale, before.session_id, before.previous_session, length + 1
          FROM chain JOIN orders AS before ON before.session_id = chain.previous_session
          WHERE length < ${maxChainLength}
      ), origin AS (SELECT sale, first, max(length) AS length FROM chain GROUP BY sale)
      SELECT first.landing AS page, lower(first.source) AS source,
        sale.product AS product, sale.currency AS currency, length > 1 AS added,
        count(*) AS orders, sum(sale.amount_cents) AS amount_cents,
        sum(sale.refunded_cents) AS refunded_cents, sum(sale.refunded_cents > 0) AS refunds
      FROM origin JOIN orders AS sale ON sale.session_id = origin.sale
        JOIN orders AS first ON first.session_id = origin.first
      GROUP BY 1, 2, 3, 4, 5`,
    unionAll(
      forms.map(
        ({ form, table, rows = "true" }) => sql`
          SELECT ${form} AS form, substr(created_at, 1, 13) AS hour, count(*) AS leads
          FROM ${table} WHERE ${inside} AND ${sql.raw(rows)} GROUP BY hour`,
      ),
    ),
    sql`SELECT profile_type AS profile, count(*) AS leads FROM diagnostic_responses
      WHERE ${inside} GROUP BY profile_type ORDER BY leads DESC, profile`,
    sql`SELECT status, count(*) AS events FROM outbox_events GROUP BY status`,
    sql`SELECT
        (SELECT count(*) FROM ${waiting} WHERE ${isToSend}) AS to_send,
        (SELECT count(*) FROM ${waiting} WHERE ${isLate(now)}) AS late,
        (SELECT count(*) FROM ${parcels} WHERE sent_at >= ${start} AND sent_at < ${end}) AS sent`,
    sql`SELECT type, count(*) AS letters FROM outbox_events
      WHERE status = 'delivered' AND ${inside} AND type GLOB 'letter.*' GROUP BY type`,
    sql`SELECT (
        SELECT type FROM outbox_events
        WHERE quota = 'letter:' || coalesce(gone.mailbox, gone.address) AND type GLOB 'letter.*'
          AND created_at <= gone.created_at
          AND created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', gone.created_at, '-7 days')
        ORDER BY created_at DESC LIMIT 1
      ) AS type, count(*) AS letters FROM unsubscribed_addresses AS gone WHERE ${inside} GROUP BY 1`,
  ];
}

const waiting = sql`${parcels} JOIN ${orders} ON ${orders.session_id} = ${parcels.session_id}`;
