import type { MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { upsellPage as page } from "~/content/funnel";
import { funnelOffers, products } from "~/content/products";
import { afterUpsell } from "~/funnel/next-address";
import { orderAction } from "~/http/funnel";
import { price } from "~/lib/money";
import type { PageConfig } from "~/shared/page-config";
import { OfferChoice } from "~/ui/funnel/offer-choice";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, { ...page.meta });
export const action = orderAction(afterUpsell);

/** The second offer of the funnel. */
export default function Page() {
  return (
    <MessagePage title={page.title} lead={page.lead}>
      <form method="post">
        <OfferChoice
          product={funnelOffers[1].product}
          text={page.offer}
          ways={(box) => <Ways box={box} />}
        />
      </form>
    </MessagePage>
  );
}

/** Without the pack and with it, side by side, each with what it costs beyond the book. The box marks one of them. */
function Ways({ box }: { box: ReactNode }) {
  const { paid, due, accept, decline, nothingDue, chosen } = page.bill;
  return (
    <>
      <p className="paid">{paid}</p>
      <div className="ways">
        <div>
          <h3>{decline}</h3>
          <p>
            {due} : <strong>{nothingDue}</strong>
          </p>
          <p className="tag when-not-ticked">{chosen}</p>
        </div>
        <div>
          <h3>{accept}</h3>
          <p>
            {due} : <strong>{price(products[funnelOffers[1].product].cents)}</strong>
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
