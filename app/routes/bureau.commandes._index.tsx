import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ordersPage, parcelStates } from "~/content/desk-orders";
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
import { parisDay } from "~/lib/time";
import { isAddressed } from "~/orders/address";
import {
  afterOrder,
  type ListedOrder,
  listOrders,
  mostFound,
  type OrderFilter,
} from "~/orders/list";
import { money } from "~/orders/money";
import { promisedDeliveryDay } from "~/orders/parcels";
import { nameOf } from "~/orders/view";
import { deskPath, orderDeskPath } from "~/shared/desk";
import { FilterLinks, SearchForm } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Pager, Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(ordersPage.title);

const path = `${deskPath}/commandes`;
const filters: Readonly<Record<string, OrderFilter>> = {
  "a-envoyer": { toSend: true },
  "en-retard": { late: true },
  litige: { disputed: true },
  remboursees: { refunded: true },
  test: { test: true },
};

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const state = query.get("etat");
  const search = (query.get("q") ?? "").trim().slice(0, 200);
  const filter = { ...filters[state ?? ""], ...(search && { search }) };
  const page = { after: afterOrder(readCursor(query)), limit: pageSize + 1 };
  const found = await context.db.all<ListedOrder>(listOrders(page, filter, Date.now()));
  return { state, search, ...pageOf(found.map(rowOf), ({ reference }) => reference) };
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

function rowOf(order: ListedOrder) {
  const { reference, email, name, currency, created_at, refunded_cents } = order;
  return {
    reference: reference ?? "",
    what: [
      nameOf(order),
      money(order.amount_cents, currency),
      ...(refunded_cents > 0 ? [ordersPage.refunded(money(refunded_cents, currency))] : []),
      ...(order.livemode ? [] : [ordersPage.test]),
    ].join(", "),
    who: [name, email].filter(Boolean).join(", "),
    paidOn: ordersPage.paidOn(parisDay(created_at)),
    state: stateOf(order),
    isLate: order.late === 1,
  };
}

function stateOf(order: ListedOrder): string | null {
  const { parcel, late, sent_at, replaces_sent_at } = order;
  if (parcel === null) return null;
  if (parcel === "sent") return parcelStates.sent(parisDay(sent_at ?? ""));
  if (parcel === "refunded") return parcelStates.refunded;
  if (parcel === "disputed") return parcelStates.disputed;
  if (parcel === "dispute lost") return parcelStates.lost;
  // A parcel that is sent again has a delivery time of its own, which this list does not read.
  if (replaces_sent_at !== null) return parcelStates.again;
  const day = promisedDeliveryDay(order);
  const state = late ? parcelStates.late(day) : parcelStates.toSend(day);
  return isAddressed({ ...order, country: order.parcel_country })
    ? state
    : `${state}, ${parcelStates.noAddress}`;
}

export default function OrdersPage() {
  const { state, search, rows, next } = useLoaderData<typeof loader>();
  const none = search ? ordersPage.noneFound(search) : ordersPage.none;
  return (
    <DeskPage title={ordersPage.title}>
      <SearchForm
        query={search}
        label={ordersPage.search}
        hint={ordersPage.searchHint}
        hidden={{ etat: state }}
      />
      <FilterLinks
        label={ordersPage.filters}
        name="etat"
        chosen={state}
        options={ordersPage.states}
        path={path}
      />
      {rows.length === 0 ? <p>{none}</p> : null}
      <Rows>
        {rows.map(({ reference, what, who, paidOn, state, isLate }) => (
          <Row
            key={reference}
            title={<a href={orderDeskPath(reference)}>{reference}</a>}
            due={state}
            late={isLate}
          >
            <p>{what}</p>
            <p className="due">{[who, paidOn].filter(Boolean).join(", ")}</p>
          </Row>
        ))}
      </Rows>
      <Pager next={next} />
      {search && next ? <p className="due">{ordersPage.tooMany(mostFound)}</p> : null}
    </DeskPage>
  );
}
