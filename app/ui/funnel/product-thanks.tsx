import type { ProductThanksPage } from "~/content/product-thanks";
import type { ProductId } from "~/content/products";
import type { OrderLookup } from "~/funnel/order";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { AwaitOrder } from "./await-order";
import { ImmediateAccess } from "./immediate-access";
import { OrderCard, ReceiptOf, SupportContact } from "./order-card";

interface ProductThanksProps {
  product: ProductId;
  page: ProductThanksPage;
  /** The product's price, in cents, for who paid on that day; null where no payment is known. */
  priceOn: (paidOn: string | null) => number;
  order: OrderLookup | Promise<OrderLookup>;
}

/** Confirmation of one product bought on its own. */
export function ProductThanks({ order, ...shown }: ProductThanksProps) {
  return <AwaitOrder order={order}>{(known) => <Known {...shown} order={known} />}</AwaitOrder>;
}

function Known({
  product,
  page,
  priceOn,
  order,
}: Omit<ProductThanksProps, "order"> & { order: OrderLookup }) {
  const { receiptTitle, nextSteps, inclusions, support } = page;
  const items = [{ product, cents: priceOn(order.paidOn) }];
  return (
    <MessagePage title={page.title} lead={page.lead}>
      <OrderCard text={page.card} order={order}>
        <ReceiptOf title={receiptTitle} items={items} order={order} />
      </OrderCard>
      <ImmediateAccess openable={order.openable.filter((one) => one.product === product)} />
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
}
