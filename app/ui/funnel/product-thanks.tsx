import { unknownPayment } from "~/content/funnel";
import type { ProductThanksPage } from "~/content/product-thanks";
import type { OrderLookup } from "~/funnel/lookup";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { AwaitOrder } from "./await-order";
import { OrderCard, ProductReceipt, SupportContact } from "./order-card";

interface ProductThanksProps {
  /** @param paidOn YYYY-MM-DD; null where no payment is known */
  pageFor: (paidOn: string | null) => ProductThanksPage;
  order: OrderLookup | Promise<OrderLookup>;
}

/** Confirmation of one product bought on its own. */
export function ProductThanks({ pageFor, order }: ProductThanksProps) {
  return (
    <AwaitOrder order={order}>
      {(known) => <Known page={pageFor(known.paidOn)} known={known} />}
    </AwaitOrder>
  );
}

function Known({ page, known }: { page: ProductThanksPage; known: OrderLookup }) {
  const { details, nextSteps, inclusions, support } = page;
  return (
    <MessagePage title={page.title} lead={known.paidOn ? page.lead : unknownPayment}>
      <OrderCard text={page.card} order={known}>
        <ProductReceipt {...details} email={known.email} />
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
}
