import type { MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { offerTexts, upsellPage as page } from "~/content/funnel";
import { funnelOffers } from "~/content/products";
import { afterUpsell } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import type { PageConfig } from "~/shared/page-config";
import { useOffers } from "~/ui/dated-offers";
import { OfferChoice } from "~/ui/funnel/offer-choice";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, { ...page.meta });
export const action = orderAction(afterUpsell);

const { product } = funnelOffers[1];

/** The second offer of the funnel. */
export default function Page() {
  const offer = offerTexts[product](useOffers());
  return (
    <MessagePage title={page.title} lead={page.lead}>
      <form method="post">
        {offer ? (
          <OfferChoice
            product={product}
            text={offer}
            ways={(box) => <Ways price={offer.price} box={box} />}
          />
        ) : (
          <button type="submit" className="button">
            {page.declineLabel}
          </button>
        )}
      </form>
    </MessagePage>
  );
}

/** Without the product and with it, side by side, each with what it costs beyond the book. The box marks one of them. */
function Ways({ price, box }: { price: string; box: ReactNode }) {
  const { paid, due, accept, decline, nothingDue, chosen } = page.bill;
  return (
    <>
      <p className="paid">{paid}</p>
      <div className="ways">
        <div>
          <h3>{decline}</h3>
          <p>
            {due} : <strong>{nothingDue}</strong>
          </p>
          <p className="tag when-not-ticked">{chosen}</p>
        </div>
        <div>
          <h3>{accept}</h3>
          <p>
            {due} : <strong>{price}</strong>
          </p>
          {box}
          <p className="tag when-ticked">{chosen}</p>
        </div>
      </div>
      <button type="submit" className="button">
        <span className="when-ticked">{page.acceptLabel}</span>{" "}
        <span className="when-not-ticked">{page.declineLabel}</span>
      </button>
    </>
  );
}
