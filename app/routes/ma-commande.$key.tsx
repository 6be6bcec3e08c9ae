import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderMeta, orderPage } from "~/content/order-page";
import { requireBuyer } from "~/handlers/buyer";
import { privateHeaders, privatePage } from "~/http/responses";
import { parisDay } from "~/lib/time";
import { isFullyRefunded } from "~/orders/access";
import type { Buyer, Purchase } from "~/orders/buyer";
import { readOrder } from "~/orders/buyer-page";
import { cleanDedication, isDedication } from "~/orders/dedication";
import { dedicate } from "~/orders/order";
import type { OrderProblem } from "~/orders/view";
import { orderDeskPath } from "~/shared/desk";
import type { PageConfig } from "~/shared/page-config";
import { OrderPage } from "~/ui/order-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "order", unlisted: true, personal: true } satisfies PageConfig;
export const headers = privateHeaders;
export const meta = pageMeta(orderMeta);

export async function loader(get: LoaderFunctionArgs) {
  const buyer = await requireBuyer(get);
  const { reference } = buyer.current.order;
  const atDesk = get.context.operator && reference ? orderDeskPath(reference) : null;
  return { ...(await readOrder(buyer, get.context)), atDesk };
}

export async function action(post: ActionFunctionArgs) {
  const { request, context } = post;
  const buyer = await requireBuyer(post);
  const form = await request.formData();
  const problem = await change(buyer, form, context);
  if (problem) return data(problem, { status: problem.status, headers: privatePage });
  const { pathname } = new URL(request.url);
  return redirectDocument(pathname, { status: 303, headers: privatePage });
}

type OrderError = OrderProblem & { status: number };

/** A dedication goes to the purchase that it names, or else to the book. */
async function change(
  buyer: Buyer,
  form: FormData,
  context: AppLoadContext,
): Promise<OrderError | undefined> {
  const { current, purchases } = buyer;
  const name = form.get("order");
  const named = purchases.find(({ order }) => order.reference === name);
  const book = name === null ? [current, ...purchases].find(({ parcel }) => parcel) : named;
  if (form.get("intent") === "dedicate" && book?.parcel)
    return changeDedication(book, form, context);
  return { status: 400, message: orderPage.errors[400] ?? "" };
}

/** Characters of a rejected dedication that are shown again. */
const maxShown = 500;

/** Possible until the parcel is sent. */
async function changeDedication(
  { order, parcel }: Purchase,
  form: FormData,
  { db }: AppLoadContext,
): Promise<OrderError | undefined> {
  const { tooLong, tooOften, sent } = orderPage.dedication;
  const { reference } = order;
  const dedication = cleanDedication(String(form.get("dedication") ?? ""));
  if (dedication && !isDedication(dedication)) {
    const value = dedication.slice(0, maxShown);
    return { status: 400, reference, field: "dedication", message: tooLong, value };
  }
  if (isFullyRefunded(order) && !parcel?.sent_at)
    return { status: 409, reference, message: orderPage.parcel.cancelled };
  const today = parisDay(Date.now());
  const outcome = parcel ? await dedicate(db, parcel, dedication, today) : "sent";
  if (outcome === "stored") return undefined;
  return outcome === "limited"
    ? { status: 429, reference, message: tooOften }
    : { status: 409, reference, message: sent };
}

export default function Page() {
  return (
    <OrderPage order={useLoaderData<typeof loader>()} problem={useActionData<OrderProblem>()} />
  );
}
