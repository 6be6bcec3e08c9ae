import type { LeadTable, LeadTableName, OutboxEvent } from "~/db/schema";

/** A lead's row, whatever its table, as it is stored. */
type StoredLeadRow = Pick<
  LeadTable["$inferSelect"],
  "id" | "created_at" | "submission_key" | "consent_text" | "email"
>;

/**
 * The outbox row that announces a lead. Its payload is fixed here, once: each try sends the same
 * bytes, which say `{ type, id, timestamp, data }`, where `data` is the lead under its column names
 * and `timestamp` the moment it was stored.
 */
export function leadEvent(type: string, table: LeadTableName, lead: StoredLeadRow): OutboxEvent {
  const { submission_key: _, ...data } = lead;
  const id = timeOrderedId(Date.parse(lead.created_at));
  return {
    id,
    created_at: lead.created_at,
    type,
    lead_table: table,
    lead_id: lead.id,
    email: lead.email,
    payload: JSON.stringify({ type, id, timestamp: lead.created_at, data }),
    status: "pending",
    attempts: 0,
    next_attempt_at: lead.created_at,
    claimed_until: null,
    delivered_at: null,
    last_error: null,
  };
}

/**
 * UUID version 7 (RFC 9562): begins with the time, so that a new one goes to the end of an index,
 * however long that is, and not to a page of it that must be read first.
 */
export function timeOrderedId(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
