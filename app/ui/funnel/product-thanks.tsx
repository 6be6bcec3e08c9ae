import type { ProductThanksPage } from "~/content/product-thanks";
import type { ProductId } from "~/content/products";
import type { OrderLookup } from "~/funnel/order";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { AwaitOrder } from "./await-order";
import { OrderCard, PurchaseReceipt, readAction, SupportContact } from "./order-card";
import { statusTextOf } from "./status-notice";
import { StatusPage } from "./status-page";

interface ProductThanksProps {
  product: ProductId;
  pageFor: (order: OrderLookup) => ProductThanksPage;
  /** The product's price in cents for somebody who paid on a day, which is null if no payment is known. */
  priceOn: (paidOn: string | null) => number;
  order: OrderLookup | Promise<OrderLookup>;
}

/** Confirmation of a product that was bought on its own. */
export function ProductThanks({ product, pageFor, priceOn, order }: ProductThanksProps) {
  return (
    <AwaitOrder order={order}>
      {(found) => {
        const page = pageFor(found);
        const receipt = (
          <PurchaseReceipt
            title={page.receiptTitle}
            items={[{ product, cents: priceOn(found.paidOn) }]}
            order={found}
          />
        );
        const status = statusTextOf(product, found);
        if (status) {
          return (
            <StatusPage title={page.statusTitle} statuses={[{ text: status }]}>
              <OrderCard text={null} order={found}>
                {receipt}
              </OrderCard>
            </StatusPage>
          );
        }
        const { title, lead, card, nextSteps, inclusions, support } = page;
        return (
          <MessagePage title={title} lead={lead}>
            <OrderCard text={card} order={found} action={readAction(product, found)}>
              {receipt}
            </OrderCard>
            <NextSteps {...nextSteps} />
            {inclusions ? (
              <section>
                <h2>{inclusions.title}</h2>
                <Ticks items={inclusions.items} />
              </section>
            ) : null}
            <SupportContact {...support} />
          </MessagePage>
        );
      }}
    </AwaitOrder>
  );
}
