import { type Filter, type ListedLead, listLeads } from "./queries/leads";
import type { Page } from "./queries/page";
import { pageOf, type Session } from "./session";
import { formatTable, formatTime } from "./text";

export async function list(session: Session, page: Page, filter: Filter = {}): Promise<void> {
  const { rows, noteMore } = await pageOf<ListedLead>(session, page, (wanted) =>
    listLeads(wanted, filter),
  );
  if (rows.length === 0) return session.terminal.note("No leads");

  session.terminal.print(
    formatTable(
      ["WHEN", "FORM", "EVENT", "MAIL", "EMAIL", "NAME"],
      rows.map(({ created_at, form, status, mail, unsubscribed, email, name }) => [
        formatTime(created_at),
        form,
        stateOf(status),
        unsubscribed ? "unsubscribed" : stateOf(mail),
        email,
        name,
      ]),
    ),
  );
  noteMore();
}

function stateOf(status: ListedLead["status"]) {
  return status === "pending" ? "waiting" : status;
}
