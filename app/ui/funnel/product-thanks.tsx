import type { ProductThanksPage } from "~/content/product-thanks";
import type { ProductId } from "~/content/products";
import type { OrderLookup } from "~/funnel/order";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { AwaitOrder } from "./await-order";
import { ImmediateAccess } from "./immediate-access";
import { OrderCard, PurchaseReceipt, SupportContact } from "./order-card";
import { StatusNotice, statusTextOf } from "./status-notice";

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
        const status = statusTextOf(product, found);
        const { title, lead, card, receiptTitle, nextSteps, inclusions, support } = page;
        return (
          <MessagePage title={title} lead={status?.lead ?? lead}>
            <OrderCard text={status ? { ...card, arrival: status.arrival } : card} order={found}>
              <PurchaseReceipt
                title={receiptTitle}
                items={[{ product, cents: priceOn(found.paidOn) }]}
                order={found}
              />
            </OrderCard>
            <ImmediateAccess
              openable={found.openable.filter((content) => content.product === product)}
            />
            {status ? <StatusNotice {...status} /> : <NextSteps {...nextSteps} />}
            {inclusions && !status ? (
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
