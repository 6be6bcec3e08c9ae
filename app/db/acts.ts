import { sql } from "drizzle-orm";
import { timeOrderedId } from "~/lib/ids";
import type { Database } from "./client";
import { type OperatorAct, operatorActs } from "./schema";

/** Whose act a change is, and which. */
export type Actor = Pick<OperatorAct, "operator" | "act">;

interface ActContext {
  db: Database;
  /** Absent if nobody at the desk makes the change. */
  actor?: Actor | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * The statement that writes an act down, once for each reference: for the end of the batch that makes its change. Empty
 * without an actor.
 *
 * @param when whether it happened; `value ->> '$.reference'` is the reference. By default, whether the statement before
 *   it changed something
 */
export function writeActs(
  { db, actor, now = Date.now }: ActContext,
  references: readonly (string | null)[],
  when = sql`changes() > 0`,
) {
  if (!actor) return [];
  const time = now();
  const created_at = new Date(time).toISOString();
  const acts = references.map(
    (reference): OperatorAct => ({ id: timeOrderedId(time), created_at, ...actor, reference }),
  );
  const { id, operator, act, reference } = operatorActs;
  const values = [id, operatorActs.created_at, operator, act, reference].map(({ name }) =>
    sql.raw(`value ->> '$.${name}'`),
  );
  return [
    db
      .insert(operatorActs)
      .select(
        sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(acts)}) WHERE ${when}`,
      ),
  ];
}
