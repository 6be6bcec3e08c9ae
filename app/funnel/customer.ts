import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { parisDay } from "~/lib/time";
import { findOrderTime } from "~/orders/store";
import { type Automation, findBuyer, type Visit, wait } from "./buyer";
import type { LookupProduct } from "./email-webhook";
import { readSessionId } from "./query";

/** A payment that the provider told of. */
export interface Payment {
  /** In Paris, YYYY-MM-DD. */
  day: string;
  /** By which the seller finds it at the payment provider. */
  reference: string;
}

/** What a confirmation says of its order beside what was bought. */
export interface Found {
  email: string | null;
  /** Null where the site was not told of it. */
  payment: Payment | null;
}

/** The buyer with their payment, or both still being looked up. */
export type Customer = ({ state: "known" } & Found) | { state: "pending"; found: Promise<Found> };

/** The payment is asked for once the buyer is: its event may come after the visitor, as `findBuyer` knows. */
export async function findCustomer(
  visit: Visit,
  env: Env,
  automation: Automation,
  product?: LookupProduct,
): Promise<Customer> {
  const buyer = await findBuyer(visit, env, automation, product);
  const withPayment = async (email: string | null): Promise<Found> => ({
    email,
    payment: await findPayment(visit, env),
  });
  if (buyer.state === "pending") return { state: "pending", found: buyer.email.then(withPayment) };
  return { state: "known", ...(await withPayment(buyer.email)) };
}

/** Milliseconds that a page waits for it. */
const paymentTime = 300;

/** Never throws: a page without a date is better than a late one or none, and a database that is away is told of elsewhere. */
async function findPayment({ query, seen }: Visit, env: Env): Promise<Payment | null> {
  const reference = readSessionId(query);
  if (!reference || !seen || !env.PAYMENT_WEBHOOK_SECRET) return null;
  const found = findOrderTime(openDatabase(env.DB), reference).catch(() => undefined);
  const time = await Promise.race([found, wait(paymentTime)]);
  return time === undefined ? null : { day: parisDay(time), reference };
}
