import type { ActName } from "~/content/desk";
import { addressFields, problems, refusals } from "~/content/desk-orders";
import { type ProductId, productIds } from "~/content/products";
import { isMailable } from "~/forms/fields";
import type { DeskAct } from "~/http/desk";
import { normalizeEmail, unwrapEmail } from "~/lib/email";
import type { Outcome } from "~/orders/acts/act";
import { type DestinationField, readDestination } from "~/orders/address";
import {
  changeAddress,
  correctTracking,
  giveProduct,
  resendConfirmation,
  sendAgain,
  sendParcel,
  undoSending,
} from "~/orders/order";
import { isTrackingUrl } from "~/orders/tracking";
import { type DeskProblem, orderDeskPath } from "~/shared/desk";

/** What can be done to an order, each by a form of its page. */
export const orderActs: Partial<Record<ActName, DeskAct>> = {
  "parcel.sent": async ({ form, store, params }) => {
    const tracking = typed(form, "tracking") || null;
    if (tracking && !isTrackingUrl(tracking)) return wrongTracking("parcel.sent", tracking);
    const sending = { ...readTarget(params, form), tracking };
    return answer("parcel.sent", await sendParcel(store("parcel.sent"), sending));
  },
  "parcel.undone": async ({ form, store, params }) =>
    answer("parcel.undone", await undoSending(store("parcel.undone"), readTarget(params, form))),
  "parcel.tracking": async ({ form, store, params }) => {
    const tracking = typed(form, "tracking");
    if (!isTrackingUrl(tracking)) return wrongTracking("parcel.tracking", tracking);
    const correction = { ...readTarget(params, form), tracking };
    return answer("parcel.tracking", await correctTracking(store("parcel.tracking"), correction));
  },
  "parcel.address": async ({ form, store, params }) => {
    const names = Object.keys(addressFields) as DestinationField[];
    const fields = Object.fromEntries(names.map((name) => [name, typed(form, name)]));
    const change = readDestination(fields);
    const outcome = await changeAddress(store("parcel.address"), {
      ...readTarget(params, form),
      change,
    });
    if (outcome.kind !== "invalid") return answer("parcel.address", outcome);
    const { field, problem } = outcome.problem;
    const message = problems[problem](addressFields[field]);
    return { status: 400, act: "parcel.address", message, field, typed: fields };
  },
  "parcel.again": async ({ form, store, params }) =>
    answer("parcel.again", await sendAgain(store("parcel.again"), readTarget(params, form))),
  "order.confirmed": async ({ form, store, params }) => {
    const seen = Number(typed(form, "seen"));
    const resending = { reference: referenceOf(params), seen };
    const outcome = await resendConfirmation(store("order.confirmed"), resending);
    return answer("order.confirmed", outcome);
  },
  "order.given": async ({ form, store }) => {
    const email = normalizeEmail(String(unwrapEmail(typed(form, "email"))));
    const product = typed(form, "product");
    const refused = { status: 400, act: "order.given", typed: { email, product } } as const;
    if (!isMailable(email)) return { ...refused, message: problems.email, field: "email" };
    if (!isProduct(product)) return { ...refused, message: problems.product, field: "product" };
    const after = typed(form, "after") || null;
    const outcome = await giveProduct(store("order.given"), { email, product, after });
    if (outcome.kind === "invalid") return { ...refused, message: problems.email };
    const { reference } = outcome.order;
    const to = orderDeskPath(reference ?? "");
    return { act: "order.given", already: outcome.kind === "already", to };
  },
};

const typed = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

const isProduct = (text: string): text is ProductId => productIds.some((id) => id === text);

type Params = Parameters<DeskAct>[0]["params"];

export const referenceOf = ({ reference = "" }: Params) => reference.toUpperCase();

/** What a form acts on: the order of the page, and the version of its parcel that the page has shown. */
const readTarget = (params: Params, form: FormData) => ({
  reference: referenceOf(params),
  version: Number(typed(form, "version")),
});

function answer(act: ActName, outcome: Outcome): ReturnType<typeof done> | DeskProblem {
  if (outcome.kind === "refused") return { status: 409, act, message: refusals[outcome.reason] };
  if (outcome.kind === "changed") return { status: 409, act, message: problems.changed };
  return done(act, outcome.kind === "already");
}

const done = (act: ActName, already: boolean) => ({ act, already });

const wrongTracking = (act: ActName, tracking: string): DeskProblem => ({
  status: 400,
  act,
  message: problems.tracking,
  field: "tracking",
  typed: { tracking },
});
