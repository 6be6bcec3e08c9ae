import type { Row } from "~/db/rows";
import { countErasable, eraseAddress, findRemains, type Inventory } from "~/leads/contacts/erase";
import { copyOf, findPerson } from "~/leads/contacts/person";
import { formatCount } from "~/lib/count";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { formatFields } from "../kit/table";

/** Prints everything stored about an address. */
export async function show(
  { db, terminal }: Session,
  { email, json = false }: { email: string; json?: boolean },
): Promise<void> {
  const person = await findPerson(db, email);
  const { events, declarations, unsubscribed, orders, leads } = person;
  const found = [
    formatCount(leads.length, "lead"),
    ...(orders.length > 0 ? [formatCount(orders.length, "order")] : []),
    formatCount(events.length, "event"),
  ];
  terminal.note(`${email}: ${found.join(", ")}`);
  if (json) return terminal.print(JSON.stringify(copyOf(person), null, 2));

  const print = (table: string, fields: Row) =>
    terminal.print(`\n${table}\n${formatFields(fields)}`);
  for (const row of declarations) {
    print("withdrawals", { ...row, products: JSON.stringify(row.products) });
  }
  if (unsubscribed) print("unsubscribed_addresses", { email, ...unsubscribed });
  for (const { table, ...fields } of leads) print(table, fields);
  for (const fields of orders) print("orders", fields);
  const kept = new Set([...leads.map(({ id }) => id), ...orders.map((row) => row.session_id)]);
  for (const { payload, ...event } of events) {
    // The payload repeats the lead, so it is shown only if the lead is gone. A mail has none.
    const shown = payload && !kept.has(event.lead_id) ? { payload } : {};
    print("outbox_events", { ...event, ...shown });
  }
}

/** `2 rows in diagnostic_responses, 1 row in orders` */
const inventoryText = (inventory: Inventory) =>
  inventory.map(({ table, count }) => `${formatCount(count, "row")} in ${table}`).join(", ");

/**
 * Erases an address. Its unsubscription stays.
 *
 * @throws {CommandError} if it is not confirmed
 */
export async function erase(
  session: Session,
  { email, yes }: { email: string; yes: boolean },
): Promise<void> {
  const { db, terminal } = session;
  if (!yes) {
    if (!terminal.confirm) {
      throw new CommandError("Nothing erased: there is no terminal to ask on, so use --yes");
    }
    const found = inventoryText(await countErasable(db, email));
    if (!found) return terminal.note(`Nothing is stored about ${email}`);
    await noteWhatStays(session, email, "Send it or refund it first");
    if (!(await terminal.confirm(`Erase ${found} of ${email} for good?`))) {
      throw new CommandError("Nothing erased");
    }
  } else await noteWhatStays(session, email, "Its address is gone now: refund it");
  const erased = inventoryText(await eraseAddress({ db }, { email }));
  terminal.print(erased ? `Erased ${erased} of ${email}` : `Nothing is stored about ${email}`);
}

/** @param advice what to do with a parcel that is still to be sent */
async function noteWhatStays({ db, terminal: { note } }: Session, email: string, advice: string) {
  const { sales, waiting } = await findRemains(db, email);
  if (sales.length > 0) note(`Without name and address, the sale of ${sales.join(", ")} stays`);
  if (waiting.length > 0) note(`Still to be sent: ${waiting.join(", ")}. ${advice}`);
}
