/* What the desk's pages, their forms and their answers call things. */

import { type ActName, deskPath } from "~/content/desk";

export { deskPath };

/** The desk's page of an order. */
export const orderDeskPath = (reference: string) => `${deskPath}/commandes/${reference}`;

/**
 * The desk's page of a person.
 *
 * @param key the id of one of their leads or declarations, or the reference of one of their orders
 */
export const contactDeskPath = (key: string) => `${deskPath}/contacts/${key}`;

/** A group of people, or a form's leads, as a workbook. */
export const exportPath = (list: string) =>
  `${deskPath}/contacts/export?liste=${encodeURIComponent(list)}&format=xlsx`;

/** The desk's page of what an act was about; null if it has none. */
export function pathOfReference(act: string, reference: string): string | null {
  // Who was erased has no page.
  if (act.startsWith("contact."))
    return act === "contact.erased" ? null : contactDeskPath(reference);
  return reference.startsWith("C-") ? orderDeskPath(reference) : null;
}

/** The field whose value says which of a page's acts is posted. */
export const actField = "acte";

/** Where a page by cursor goes on. */
export const cursorName = "avant";

/** The page that an act leads to says by these what was done. */
const doneNames = { act: "fait", already: "deja", count: "nombre", reference: "reference" };

/** A place in a list by moment and id. */
export interface Place {
  created_at: string;
  id: string;
}

export const writePlace = ({ created_at, id }: Place) => `${created_at},${id}`;

/** The place that a cursor names; before every row without one. */
export function readPlace(cursor: string | undefined): Place {
  const [, created_at = "9999", id = ""] =
    /^([\d:.TZ-]{24}),([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  return { created_at, id };
}

/** When a page was made, as its form tells it; a moment that is not one is the beginning of time. */
export function readMoment(posted: FormDataEntryValue | null): string {
  const moment = String(posted ?? "");
  return /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(moment) ? moment : "";
}

/** What was done, said by the page that opens next. */
export interface Done {
  act: ActName;
  /** How many were changed; 1 if absent. */
  count?: number;
  /** It had been done before, so nothing was changed. */
  already?: boolean;
  /** Of what it was done to, if the page is not about it alone. */
  reference?: string | null;
}

export function doneUrl(path: string, { act, count = 1, already, reference }: Done): string {
  const query = new URLSearchParams({ [already ? doneNames.already : doneNames.act]: act });
  if (count !== 1) query.set(doneNames.count, String(count));
  if (reference) query.set(doneNames.reference, reference);
  return `${path}?${query}`;
}

/** Whatever an address claims: the caller knows which acts there are. */
export function readDone(query: URLSearchParams) {
  const already = query.has(doneNames.already);
  const count = query.get(doneNames.count) ?? "1";
  return {
    act: query.get(already ? doneNames.already : doneNames.act) ?? "",
    already,
    count: /^\d{1,4}$/.test(count) ? Number(count) : 1,
    reference: query.get(doneNames.reference),
  };
}

/** Why an act was refused. The page shows it, and what was typed. */
export interface DeskProblem {
  status: number;
  message: string;
  /** Which of the page's forms it is about: its act, and what it acts on. */
  act?: ActName;
  reference?: string | null;
  /** The field that is wrong. */
  field?: string;
  /** What was typed, by field. */
  typed?: Record<string, string>;
}
