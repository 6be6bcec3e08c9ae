import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { contactsPage as words } from "~/content/desk-contacts";
import { productIds } from "~/content/products";
import {
  answerAct,
  deskHandle,
  deskMeta,
  pageOf,
  pageSize,
  readCursor,
  requireOperator,
} from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { mostInWorkbook } from "~/leads/contacts/export";
import { findSessions } from "~/leads/contacts/groups";
import { forms, formsByName } from "~/leads/forms";
import { findContacts, listLeads, mostFound } from "~/leads/list";
import { decimal } from "~/lib/money";
import { contactDeskPath, deskPath, readPlace, writePlace } from "~/shared/desk";
import { FilterLinks, SearchForm } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Moment } from "~/ui/desk/moment";
import { Pager, Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(words.title);

const path = `${deskPath}/contacts`;
const kinds: Readonly<Record<string, string>> = {
  ...words.kinds,
  ...Object.fromEntries(forms.map(({ form, label }) => [form, label])),
};
const filters = [
  { value: null, label: words.all },
  ...forms.map(({ form, label }) => ({ value: form, label })),
];

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const { db } = context;
  const asked = query.get("formulaire") ?? "";
  const form = Object.hasOwn(formsByName, asked) ? asked : undefined;
  const search = (query.get("q") ?? "").trim().slice(0, 200);
  const page = { before: readPlace(readCursor(query)), limit: pageSize + 1 };
  const [found, sessions] = await Promise.all([
    search
      ? findContacts(db, page, search)
      : listLeads(db, page, { form }).then((leads) =>
          leads.map((lead) => ({ ...lead, key: lead.id, kind: lead.form })),
        ),
    findSessions(db),
  ]);
  const { rows, next } = pageOf(found, writePlace);
  const shown = rows.map(({ key, created_at, email, name, kind, unsubscribed }) => ({
    key,
    created_at,
    email,
    name,
    kind: kinds[kind] ?? kind,
    isUnsubscribed: unsubscribed === 1,
  }));
  return {
    form: form ?? null,
    search,
    rows: shown,
    next,
    sessions,
    most: decimal(mostInWorkbook, 0),
  };
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function ContactsPage() {
  const { form, search, rows, next, sessions, most } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={words.title}>
      <SearchForm query={search} label={words.search} hint={words.searchHint} />
      {search ? null : (
        <FilterLinks
          label={words.filters}
          name="formulaire"
          chosen={form}
          options={filters}
          path={path}
        />
      )}
      {rows.length === 0 ? <p>{search ? words.noneFound(search) : words.none}</p> : null}
      <Rows>
        {rows.map(({ key, created_at, email, name, kind, isUnsubscribed }) => (
          <Row
            key={`${kind} ${key}`}
            title={<a href={contactDeskPath(key)}>{name ?? email}</a>}
            due={
              <>
                {kind}, <Moment at={created_at} />
                {isUnsubscribed ? `, ${words.unsubscribed}` : null}
              </>
            }
          >
            {name ? <p>{email}</p> : null}
          </Row>
        ))}
      </Rows>
      <Pager next={next} />
      {search && next ? <p className="due">{words.tooMany(mostFound)}</p> : null}
      <ExportSection sessions={sessions} form={form} most={most} />
    </DeskPage>
  );
}

interface ExportProps {
  sessions: readonly string[];
  form: string | null;
  /** Rows of a workbook, at most. */
  most: string;
}

function ExportSection({ sessions, form, most }: ExportProps) {
  return (
    <details>
      <summary>{words.export}</summary>
      <form className="act" action={`${path}/export`}>
        <p>{words.exportText}</p>
        <p className="field">
          <label htmlFor="liste">{words.what}</label>
          <select id="liste" name="liste" defaultValue={form ?? "news"}>
            <optgroup label={words.groups}>
              <option value="news">{words.news}</option>
              {productIds.map((id) => (
                <option key={id} value={`buyers:${id}`}>
                  {words.buyers(id)}
                </option>
              ))}
              {sessions.map((day) => (
                <option key={day} value={`challenge:${day}`}>
                  {words.session(day)}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.forms}>
              {forms.map(({ form, label }) => (
                <option key={form} value={form}>
                  {label}
                </option>
              ))}
            </optgroup>
          </select>
        </p>
        <p>{words.exportAll}</p>
        <p className="small-print">{words.fileHint(most)}</p>
        <p className="actions">
          <button type="submit" className="button" name="format" value="xlsx">
            {words.workbook}
          </button>
          <button type="submit" className="button quiet" name="format" value="csv">
            {words.csv}
          </button>
        </p>
      </form>
    </details>
  );
}
