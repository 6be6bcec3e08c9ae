import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orderPage } from "~/content/order-page";
import { isTick } from "~/forms/fields";
import { logError } from "~/lib/errors";
import { accessOf } from "~/orders/access";
import { type Buyer, findBuyer, type Purchase } from "~/orders/buyer";
import { storedFiles } from "~/orders/files";
import { openOrder } from "~/orders/order";
import { type OrderProblem, orderView } from "~/orders/view";
import { requireWithinLimit } from "./rate-limit";

/**
 * The buyer whose key is in the URL.
 *
 * @throws a 404 for an unknown key, a 429 for a network that tries many
 */
export async function requireBuyer({
  request,
  params: { key = "" },
  context: { env, db },
}: LoaderFunctionArgs): Promise<Buyer> {
  await requireWithinLimit(request, env, "order-key");
  const buyer = await findBuyer(db, key);
  if (buyer) return buyer;
  throw new Response(null, { status: 404 });
}

/** What the buyer's page shows. It renders without files, and says so, if the bucket fails. */
export async function readOrder(buyer: Buyer, { env }: AppLoadContext) {
  const stored = env.FILES
    ? await storedFiles(env.FILES, buyer.purchases).catch((error) => {
        logError("Files not listed", error);
        return null;
      })
    : new Set<string>();
  const view = orderView(buyer, { now: Date.now(), stored: stored ?? new Set(), addresses: env });
  return { ...view, filesUnavailable: stored === null };
}

export type OrderError = OrderProblem & { status: number };

/**
 * Opens an order's digital content at the buyer's request. Returns why it cannot; a request after it has opened changes
 * nothing.
 */
export async function openContent(
  buyer: Buyer,
  { order }: Purchase,
  form: FormData,
  context: AppLoadContext,
): Promise<OrderError | undefined> {
  const { digital, errors } = orderPage;
  const { reference } = order;
  const access = accessOf(order, Date.now());
  if (access === "closed") return { status: 410, reference, message: errors[410] ?? "" };
  if (access === "suspended") return { status: 403, reference, message: digital.suspended };
  if (access === "open") return undefined;
  if (!isTick(form.get("immediateSupply")))
    return { status: 400, reference, field: "immediateSupply", message: digital.consentMissing };
  const { purchases, filesUnavailable } = await readOrder(buyer, context);
  if (filesUnavailable) return { status: 503, reference, message: digital.unavailable };
  if (!purchases.find((purchase) => purchase.reference === reference)?.digital?.canOpen)
    return { status: 409, reference, message: digital.refused };
  const { db, mail, announce } = context;
  const events = await openOrder({ db, mailed: mail !== null }, order, digital.consent);
  announce(events);
}
