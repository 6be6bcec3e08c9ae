import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { bookCard, thankYouLead, thankYouSteps } from "~/content/book-order";
import { confirmationPage, offerTexts, thankYouPage as page, thankYouMeta } from "~/content/funnel";
import { book } from "~/content/offers";
import { funnelOffers } from "~/content/products";
import { afterThankYou } from "~/funnel/next-address";
import { type OrderLookup, readBookOrder } from "~/funnel/order";
import { isFinal } from "~/funnel/query";
import { lookUpOrder, orderAction } from "~/handlers/funnel";
import type { PageConfig } from "~/shared/page-config";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { Confirmation } from "~/ui/funnel/confirmation";
import { OfferChoice } from "~/ui/funnel/offer-choice";
import { OrderCard, PurchaseReceipt, readAction } from "~/ui/funnel/order-card";
import { statusTextOf } from "~/ui/funnel/status-notice";
import { StatusPage } from "~/ui/funnel/status-page";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";
import { readOffers, useOffers } from "~/ui/root-data";
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
  data?.isFinal ? confirmationPage.meta : thankYouMeta(offerOn(readOffers(matches))),
);

export const action = orderAction(afterThankYou);

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
  const receipt = (
    <PurchaseReceipt
      title={page.receiptTitle}
      items={[{ product: "book", cents: book.cents }]}
      order={order}
    />
  );
  const status = statusTextOf("book", order);
  if (status) {
    return (
      <StatusPage title={page.title} statuses={[{ text: status }]}>
        <OrderCard text={null} order={order}>
          {receipt}
        </OrderCard>
      </StatusPage>
    );
  }
  const bought = readBookOrder(order);
  const action = readAction("book", order);
  return (
    <MessagePage
      title={page.title}
      lead={thankYouLead(bought)}
      layout={offer ? "wide-message" : undefined}
    >
      <OrderCard text={bookCard(bought)} order={order} action={action}>
        {receipt}
      </OrderCard>
      <form method="post">
        {order.prefill ? (
          <input type="hidden" name="prefilled_email" value={order.prefill} />
        ) : null}
        <OfferChoice product={product} text={offer} />
        <button type="submit" className="button">
          {page.continueLabel}
        </button>
      </form>
      <NextSteps title={page.stepsTitle} steps={thankYouSteps(bought, action !== null)} />
    </MessagePage>
  );
}
