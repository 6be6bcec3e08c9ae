import { book, promptPack, training } from "~/content/offers";
import type { Order } from "~/db/schema";
import type { Count } from "~/statistics/page-counts";
import { landings } from "~/statistics/report/figures";
import { daysOf, type Period } from "~/statistics/report/period";
import { orderRow } from "./payments";
import { randomNumbers } from "./random";

/** What a page does to its visitors: shares of its visits, and of its sales. */
export interface PageRates {
  begun: number;
  paid: number;
  training: number;
  pack: number;
  refund: number;
}

export const usualRates: PageRates = {
  begun: 0.1,
  paid: 0.04,
  training: 0.2,
  pack: 0.15,
  refund: 0.05,
};

/** What happened on one page, or by one source. Money is in euro cents. */
const nothing = {
  views: 0,
  begun: 0,
  paid: 0,
  training: 0,
  pack: 0,
  revenue_cents: 0,
  refunded_cents: 0,
  refunds: 0,
};

type Tally = typeof nothing;

const sources = ["", "", "fb", "fb", "ig", "google"];

export interface SimulatedMonth {
  counts: Count[];
  orders: Order[];
  byPage: Map<string, Tally>;
  bySource: Map<string, Tally>;
}

/** Visits shared out among the sales pages, and what came of them. */
export function simulateMonth(
  seed: number,
  period: Period,
  { visits = 6_000 * landings.length, rates = landings.map(() => usualRates) } = {},
): SimulatedMonth {
  const { share, next } = randomNumbers(seed);
  const days = daysOf(period);
  const counts = new Map<string, Count>();
  const orders: Order[] = [];
  const byPage = new Map<string, Tally>();
  const bySource = new Map<string, Tally>();

  for (let visit = 0; visit < visits; visit += 1) {
    const which = next(landings.length);
    const landing = landings[which]?.slug ?? "";
    const rate = rates[which] ?? usualRates;
    const source = sources[next(sources.length)] ?? "";
    const day = days[next(days.length)] ?? "";
    const tallies = [entryOf(byPage, landing, nothing), entryOf(bySource, source, nothing)];
    const add = (name: keyof Tally, amount = 1) => {
      for (const tally of tallies) tally[name] += amount;
    };
    const first = { day, page: landing, source, views: 0, orders: 0 };
    const count = entryOf(counts, [day, landing, source].join(), first);
    count.views += 1;
    add("views");
    if (share() >= rate.begun) continue;
    count.orders += 1;
    add("begun");
    if (share() >= rate.paid / rate.begun) continue;

    const pay = (product: Order["product"], amount_cents: number, after_session: string | null) => {
      const refunded_cents = share() < rate.refund ? 1 + next(amount_cents) : 0;
      const session_id = `cs_${orders.length}`;
      const own = { session_id, product, amount_cents, refunded_cents, after_session };
      const from = after_session
        ? { landing: "merci", source: null }
        : { landing, source: source || null };
      const created_at = `${day}T12:00:00.000Z`;
      const unnamed = { key: null, reference: null, email: null };
      orders.push(orderRow({ ...own, ...from, ...unnamed, created_at }));
      add("revenue_cents", amount_cents);
      add("refunded_cents", refunded_cents);
      if (refunded_cents > 0) add("refunds");
      return session_id;
    };
    const sold = pay("book", book.cents, null);
    add("paid");
    if (share() < rate.training) {
      pay("training", training.cents, sold);
      add("training");
    }
    if (share() < rate.pack) {
      pay("prompt-pack", promptPack.cents, sold);
      add("pack");
    }
  }
  return { counts: [...counts.values()], orders, byPage, bySource };
}

/** The value of a key, made at its first use. */
function entryOf<Value>(values: Map<string, Value>, key: string, first: Value): Value {
  const known = values.get(key) ?? { ...first };
  values.set(key, known);
  return known;
}
