import { book, promptPack, training } from "~/content/offers";
import type { Order } from "~/db/schema";
import type { Count } from "~/statistics/page-counts";
import { landings } from "~/statistics/report/figures";
import { daysOf, type Period } from "~/statistics/report/period";
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
interface Tally {
  views: number;
  begun: number;
  paid: number;
  training: number;
  pack: number;
  revenue_cents: number;
  refunded_cents: number;
  refunds: number;
}

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
    const tallies = [tallyOf(byPage, landing), tallyOf(bySource, source)];
    const add = (name: keyof Tally, amount = 1) => {
      for (const tally of tallies) tally[name] += amount;
    };
    const count = countOf(counts, day, landing, source);
    count.views += 1;
    add("views");
    if (share() >= rate.begun) continue;
    count.orders += 1;
    add("begun");
    if (share() >= rate.paid / rate.begun) continue;

    const pay = (product: Order["product"], amount_cents: number, after_session: string | null) => {
      const refunded_cents = share() < rate.refund ? 1 + next(amount_cents) : 0;
      const session_id = `cs_${orders.length}`;
      orders.push({
        session_id,
        payment_intent: `pi_${orders.length}`,
        product,
        amount_cents,
        currency: "eur",
        landing: after_session ? "merci" : landing,
        source: after_session ? null : source || null,
        campaign: null,
        email: null,
        created_at: `${day}T12:00:00.000Z`,
        refunded_cents,
        after_session,
        key: null,
        reference: null,
        livemode: true,
        opened_at: null,
        opened_consent: null,
        country: null,
      });
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

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name);
  if (known) return known;
  const tally = {
    views: 0,
    begun: 0,
    paid: 0,
    training: 0,
    pack: 0,
    revenue_cents: 0,
    refunded_cents: 0,
    refunds: 0,
  };
  tallies.set(name, tally);
  return tally;
}

function countOf(counts: Map<string, Count>, day: string, page: string, source: string): Count {
  const key = [day, page, source].join();
  const known = counts.get(key);
  if (known) return known;
  const count = { day, page, source, views: 0, orders: 0 };
  counts.set(key, count);
  return count;
}
