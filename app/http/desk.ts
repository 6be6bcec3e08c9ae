/** The frame of the desk's routes: who is there, how an act is posted, what answers it. */
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { type ActName, desk } from "~/content/desk";
import type { StoreContext } from "~/outbox/record";
import { actField, cursorName, type DeskProblem, type Done, doneUrl } from "~/shared/desk";
import type { PageConfig } from "~/shared/page-config";
import { privatePage } from "./responses";

/** `pages` is empty: the desk is in no list of the site's pages. */
export const deskHandle: PageConfig = { sheet: "desk", unlisted: true, pages: [] };

export const deskMeta =
  <Loader>(title: string | ((data: Loader) => string)): MetaFunction<() => Promise<Loader>> =>
  ({ data }) => {
    const named = typeof title === "string" ? title : data && title(data as Loader);
    return [
      { title: [named, desk.name].filter(Boolean).join(" – ") },
      { name: "robots", content: "noindex" },
    ];
  };

interface DeskRequest {
  context: AppLoadContext;
  params: LoaderFunctionArgs["params"];
  query: URLSearchParams;
  /** The address that Access vouched for. */
  operator: string;
}

/** @throws a 404 for whoever got past the door by an address that it does not know */
export function requireOperator({ request, params, context }: LoaderFunctionArgs): DeskRequest {
  const { operator } = context;
  if (operator === null) throw new Response(null, { status: 404 });
  return { context, params, query: new URL(request.url).searchParams, operator };
}

interface DeskPost extends DeskRequest {
  form: FormData;
  /** What a domain writes with. Its act is written down if the change happens, and only then. */
  store: (act: ActName) => StoreContext;
}

/** An act of a page: refused, or done and said by the page at `to`, its own unless it says otherwise. */
export type DeskAct = (post: DeskPost) => Promise<(Done & { to?: string }) | DeskProblem>;

/**
 * Runs the act that a form names.
 *
 * @param acts those of the page; a page without any takes no posts
 */
export async function answerAct(
  args: ActionFunctionArgs,
  acts: Partial<Record<ActName, DeskAct>> = {},
) {
  const post = requireOperator(args);
  const form = await args.request.formData();
  const act = acts[form.get(actField) as ActName];
  const { operator, context } = post;
  const store: DeskPost["store"] = (act) => ({
    db: context.db,
    mailed: context.mail !== null,
    actor: { operator, act },
  });
  const outcome = act
    ? await act({ ...post, form, store })
    : { status: 400, message: desk.refused };
  if ("status" in outcome) return data(outcome, { status: outcome.status, headers: privatePage });
  const { to = new URL(args.request.url).pathname, ...done } = outcome;
  return redirectDocument(doneUrl(to, done), { status: 303, headers: privatePage });
}

/** Rows of a page; one more than these tells that there is another page. */
export const pageSize = 20;

/**
 * A page of a list by cursor.
 *
 * @param rows the page's, and one more if there are more
 * @param cursorOf what names a row in the address of the page after it
 */
export function pageOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => string) {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > shown.length && last ? cursorOf(last) : null };
}

/** The cursor in an address; undefined on the first page. */
export const readCursor = (query: URLSearchParams) => query.get(cursorName) ?? undefined;
