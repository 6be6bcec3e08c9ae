import { orderLabels, type ProductThanksPage } from "~/content/funnel";
import { NextSteps, Receipt, StepPage, SupportContact, Ticks } from "./parts";

interface ProductThanksProps {
  page: ProductThanksPage & { inclusions?: { title: string; items: string[] } };
  email: string | null;
  contactEmail: string;
}

/** Confirmation of one product bought on its own. */
export function ProductThanks({ page, email, contactEmail }: ProductThanksProps) {
  const { details, nextSteps, inclusions, support } = page;
  return (
    <StepPage title={page.title} lead={page.lead}>
      <Receipt
        title={details.title}
        lines={[
          { label: orderLabels.product, value: details.product },
          { label: orderLabels.price, value: details.price },
          ...(email ? [{ label: orderLabels.email, value: email }] : []),
          { label: orderLabels.total, value: details.total, total: true },
        ]}
      />
      <NextSteps {...nextSteps} />
      {inclusions ? (
        <section>
          <h2>{inclusions.title}</h2>
          <Ticks items={inclusions.items} />
        </section>
      ) : null}
      <SupportContact {...support} email={contactEmail} />
    </StepPage>
  );
}
