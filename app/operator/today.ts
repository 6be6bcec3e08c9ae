/** What waits at the operator's desk, in five statements however many rows there are. */
import { sql } from "drizzle-orm";
import { type LeadTable, leadTables, orders, pageCounts, parcels } from "~/db/schema";
import { databaseUse } from "~/db/size";
import { databaseLimit, type Env, missesPayments } from "~/env";
import { addDays, dayInMs, parisDay, parisMoment } from "~/lib/time";
import { openDisputes } from "~/orders/open-disputes";
import { giftPrefix } from "~/orders/order-row";
import { isLate, isToSend, promisedDeliveryDay } from "~/orders/parcels";
import type { DeliveryContext } from "~/outbox/deliver";
import { type DeliveryProblems, problemsQuery } from "~/outbox/health";
import { lastDays, type Period } from "~/statistics/report/period";
import { answerDay } from "~/withdrawals/list";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { lastBackup } from "./acts";
import { factQueries, lettersDue, withAnnouncedSessions } from "./facts";
import { type Held, heldColumns } from "./held";
import { listed, paymentQueries, sumOf } from "./payment-facts";

export type Today = Awaited<ReturnType<typeof readToday>>;

/** Days for which a failed refund or another shop's payment is news. */
const newsDays = 7;

interface Counts extends DeliveryProblems, Held {
  parcels: number;
  late: number;
  /** When the oldest parcel to send was paid. */
  oldest: string | null;
  backup: string | null;
}

const figureNames = ["orders", "cents", "leads", "views"] as const;
/** Of a week. Money is in cents of a euro; other currencies are left to the takings. */
export type WeekFigures = Record<(typeof figureNames)[number], number>;

/** @param now in milliseconds since the epoch */
export async function readToday(context: DeliveryContext & { env: Env }, now: number) {
  const { db, env } = context;
  const today = parisDay(now);
  const { withdrawals, disputes } = factQueries(db, today);
  const { failedRefunds, others } = paymentQueries(
    db,
    parisMoment(addDays(today, -newsDays), "00:00"),
  );
  const [rows, { results, meta }] = await Promise.all([
    db.batch([withdrawals, disputes, failedRefunds, others]),
    db.run(countEverything(context, now)),
  ]);
  const [declared, disputed, returned, other] = rows;
  const [counts] = results as unknown as (Counts & Record<string, number>)[];
  if (!counts) throw new Error("no counts");
  const { gone, failed, waiting, alone, promised, receipts } = counts;
  return {
    today,
    withdrawals: listed(declared, (row) => ({
      number: withdrawalNumber(row),
      reference: row.reference,
      due: answerDay(row),
    })),
    disputes: openDisputes(disputed),
    failedRefunds: listed(returned, sumOf),
    others: listed(other, sumOf),
    parcels: {
      total: counts.parcels,
      late: counts.late,
      due: counts.oldest && promisedDeliveryDay({ created_at: counts.oldest }),
    },
    delivery: { gone, failed, waiting },
    alone,
    held: { promised, receipts },
    missesPayments: missesPayments(env),
    sessions: env.CHALLENGE_ROOM_URL ? [] : withAnnouncedSessions([], today),
    letters: lettersDue(today),
    week: weekOf(counts, "now"),
    weekBefore: weekOf(counts, "before"),
    backupDay: counts.backup && parisDay(counts.backup),
    /** Null if the database does not say. */
    database: meta.size_after ? databaseUse(meta.size_after, databaseLimit(env)) : null,
  };
}

const waitingParcels = sql`${parcels} CROSS JOIN ${orders} ON ${parcels.session_id} = ${orders.session_id}`;

function countEverything(context: DeliveryContext, now: number) {
  const weeks = [
    ...weekColumns("now", lastDays(7, now)),
    ...weekColumns("before", lastDays(7, now - 7 * dayInMs)),
  ];
  return sql`SELECT
    (SELECT count(*) FROM ${waitingParcels} WHERE ${isToSend}) AS parcels,
    (SELECT count(*) FROM ${waitingParcels} WHERE ${isLate(now)}) AS late,
    (SELECT min(${parcels.created_at}) FROM ${waitingParcels} WHERE ${isToSend}) AS oldest,
    ${lastBackup} AS backup, ${heldColumns}, problems.*,
    ${sql.join(weeks, sql`, `)}
    FROM (${problemsQuery(context)}) AS problems`;
}

type Week = "now" | "before";

const columnOf = (week: Week, figure: keyof WeekFigures) => sql.identifier(`${week}_${figure}`);

function weekColumns(week: Week, { start, end, firstDay, lastDay }: Period) {
  const sales = sql`FROM ${orders} WHERE created_at >= ${start} AND created_at < ${end}
    AND livemode = 1 AND session_id NOT GLOB ${`${giftPrefix}*`}`;
  const leads = leadTables.map(
    (table: LeadTable) =>
      sql`(SELECT count(*) FROM ${table} WHERE created_at >= ${start} AND created_at < ${end})`,
  );
  return [
    sql`(SELECT count(*) ${sales}) AS ${columnOf(week, "orders")}`,
    sql`(SELECT coalesce(sum(amount_cents - refunded_cents), 0) ${sales} AND currency = 'eur') AS ${columnOf(week, "cents")}`,
    sql`${sql.join(leads, sql` + `)} AS ${columnOf(week, "leads")}`,
    sql`(SELECT coalesce(sum(views), 0) FROM ${pageCounts} WHERE day BETWEEN ${firstDay} AND ${lastDay}) AS ${columnOf(week, "views")}`,
  ];
}

function weekOf(counts: Record<string, number | string | null>, week: Week): WeekFigures {
  const figures = figureNames.map((name) => [name, Number(counts[`${week}_${name}`] ?? 0)]);
  return Object.fromEntries(figures) as WeekFigures;
}
