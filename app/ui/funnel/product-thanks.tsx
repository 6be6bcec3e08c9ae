import type { ProductThanksPage } from "~/content/product-thanks";
import type { Customer } from "~/funnel/customer";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { Bookplate } from "./bookplate";
import { ProductReceipt, SupportContact } from "./parts";
import { WithBuyer } from "./with-buyer";

interface ProductThanksProps {
  page: ProductThanksPage & { inclusions?: { title: string; items: string[] } };
  buyer: Customer;
}

/** Confirmation of one product bought on its own. */
export function ProductThanks({ page, buyer }: ProductThanksProps) {
  const { details, nextSteps, inclusions, support } = page;
  return (
    <WithBuyer buyer={buyer}>
      {({ email, payment }) => (
        <MessagePage title={page.title} lead={page.lead}>
          <Bookplate {...page.plate} payment={payment}>
            <ProductReceipt {...details} email={email} />
          </Bookplate>
          <NextSteps {...nextSteps} />
          {inclusions ? (
            <section>
              <h2>{inclusions.title}</h2>
              <Ticks items={inclusions.items} />
            </section>
          ) : null}
          <SupportContact {...support} />
        </MessagePage>
      )}
    </WithBuyer>
  );
}
