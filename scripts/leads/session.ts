import { formatCursor } from "./arguments";
import type { Cursor, Page } from "./queries/page";
import type { Sql } from "./sql";
import type { Terminal } from "./terminal";
import type { Query, Row } from "./wrangler";

/** What a command works with. */
export interface Session {
  query: Query;
  terminal: Terminal;
}

/** Runs one statement. The type of its rows is the caller's word. */
export async function rowsOf<Answer = Row>({ query }: Session, statement: Sql): Promise<Answer[]> {
  const [rows = []] = await query([statement]);
  return rows as Answer[];
}

/** Runs a statement for one page, and says how to see the next one when there is more. */
export async function pageOf<Answer extends Cursor>(
  session: Session,
  { before, limit }: Page,
  statement: (page: Page) => Sql,
): Promise<{ rows: Answer[]; noteMore: () => void }> {
  const found = await rowsOf<Answer>(session, statement({ before, limit: limit + 1 }));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    noteMore: () => {
      if (last && found.length > limit) {
        session.terminal.note(`\nOlder ones: --before ${formatCursor(last)}`);
      }
    },
  };
}
