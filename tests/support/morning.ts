import type { Withdrawal } from "~/db/schema";
import { orders, parcels, withdrawals } from "~/db/schema";
import { addDays } from "~/lib/time";
import { orderRow } from "./payments";
import { createVirtualCron, paris } from "./virtual-cron";
import { declared } from "./withdrawals";

/** A Tuesday. */
export const tuesday = "2027-06-08";
export const on = { OPERATOR_MAIL: "", OPERATOR_EMAIL: "author@site.test" };

export type Site = Awaited<ReturnType<typeof createVirtualCron>>;

export const mornings = (site: Site) => site.sentTo("author@site.test");

/** At seven on that Tuesday, or so many days later. */
export const seven = (late = 0) => paris(addDays(tuesday, late), "07:00");

export async function createKnownSite(variables: Record<string, string> = {}) {
  const site = await createVirtualCron({ ...on, ...variables });
  await site.run(seven(-1));
  site.sent.length = 0;
  return site;
}

export async function declare(db: Site["db"], at: number, changes: Partial<Withdrawal> = {}) {
  const id = crypto.randomUUID();
  const row = { id, submission_key: id, created_at: new Date(at).toISOString() };
  const fields = declared({ message: "Un secret" });
  await db.insert(withdrawals).values({ ...row, ...fields, ...changes });
  return `-${id.slice(0, 8).toUpperCase()}`;
}

export async function order(db: Site["db"], session_id: string, changes: object = {}) {
  const ids = { session_id, payment_intent: session_id, key: session_id };
  const named = { reference: `C-20270601-${session_id}`, email: `${session_id}@example.com` };
  await db.insert(orders).values({ ...orderRow(ids), ...named, ...changes });
  const created_at = "2027-06-07T10:00:00.000Z";
  const address = { name: "Camille Roux", address: "1 rue du Test" };
  return db.insert(parcels).values({ session_id, created_at, ...address });
}

/** The mail of a Tuesday morning after such a night; its spaces are plain. */
export async function morningAfter(night: (site: Site) => Promise<unknown>, variables = {}) {
  await using site = await createKnownSite(variables);
  await night(site);
  await site.run(seven());
  const { subject = "", text = "" } = mornings(site)[0] ?? {};
  return { subject: subject.replace(/\s/g, " "), text: text.replace(/\s+/g, " ") };
}
