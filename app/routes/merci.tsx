import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  bookCard,
  confirmationPage,
  offerTexts,
  thankYouPage as page,
  thankYouMeta,
} from "~/content/funnel";
import { book } from "~/content/offers";
import { funnelOffers } from "~/content/products";
import { afterThankYou } from "~/funnel/next-address";
import type { OrderLookup } from "~/funnel/order";
import { isFinal } from "~/funnel/query";
import { confirmationAction, lookUpOrder } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { Confirmation } from "~/ui/funnel/confirmation";
import { ImmediateAccess } from "~/ui/funnel/immediate-access";
import { OfferChoice } from "~/ui/funnel/offer-choice";
import { OrderCard, PurchaseReceipt } from "~/ui/funnel/order-card";
import { StatusNotice, statusTextOf } from "~/ui/funnel/status-notice";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";
import { offersIn, useOffers } from "~/ui/root-data";
import { loader as loadConfirmation } from "./confirmation-commande";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;

/** The thank-you page, or the final confirmation once an offer has been answered. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  if (isFinal(new URL(request.url).searchParams)) {
    return { isFinal: true, ...(await loadConfirmation(args)) } as const;
  }
  const lookup = await lookUpOrder(request, context, "ORDER_WEBHOOK_URL");
  return { isFinal: false, ...lookup } as const;
}

const { product } = funnelOffers[0];
const offerOn = offerTexts[product];

export const meta = pageMeta<typeof loader>(({ data, matches }) =>
  data?.isFinal ? confirmationPage.meta : thankYouMeta(offerOn(offersIn(matches))),
);

export function action(post: ActionFunctionArgs) {
  return confirmationAction(post, afterThankYou);
}

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <AwaitOrder order={data.order}>
      {(order) =>
        data.isFinal ? <Confirmation {...data} order={order} /> : <ThankYou order={order} />
      }
    </AwaitOrder>
  );
}

/** After the book was paid for: its details, and the first offer of the funnel. */
function ThankYou({ order }: { order: OrderLookup }) {
  const offer = offerOn(useOffers());
  const status = statusTextOf("book", order);
  const card = status ? { ...bookCard, arrival: status.arrival } : bookCard;
  return (
    <MessagePage
      title={page.title}
      lead={status?.lead ?? page.lead}
      layout={offer ? "wide-message" : undefined}
    >
      <OrderCard text={card} order={order}>
        <PurchaseReceipt
          title={page.receiptTitle}
          items={[{ product: "book", cents: book.cents }]}
          order={order}
        />
      </OrderCard>
      <form method="post">
        {order.prefill ? (
          <input type="hidden" name="prefilled_email" value={order.prefill} />
        ) : null}
        <OfferChoice product={product} text={offer} />
        {status ? <StatusNotice {...status} /> : <NextSteps {...page.nextSteps} />}
        <button type="submit" className="button">
          {page.continueLabel}
        </button>
      </form>
      <ImmediateAccess openable={order.openable} quiet />
    </MessagePage>
  );
}
