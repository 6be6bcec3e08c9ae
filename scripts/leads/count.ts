import { countLeads } from "./queries/leads";
import { rowsOf, type Session } from "./session";
import { formatTable } from "./text";

/** Says how many leads each form brought. */
export async function count(session: Session, since: string): Promise<void> {
  const rows = await rowsOf<{ form: string; count: number }>(session, countLeads(since));
  const total = rows.reduce(
    (sum, { form, count: some }) => sum + (form === "withdrawal" ? 0 : some),
    0,
  );
  session.terminal.print(
    formatTable(
      ["FORM", "COUNT"],
      [...rows.map(({ form, count: some }) => [form, some]), ["all leads", total]],
    ),
  );
}
