import type { MetaFunction } from "@remix-run/cloudflare";
import { upsellPage as page } from "~/content/funnel";
import { funnelOffers } from "~/content/products";
import { afterUpsell } from "~/funnel/next-address";
import { orderAction } from "~/http/order-action";
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
        <OfferChoice product={funnelOffers[1].product} text={page.offer} />
        <button type="submit" className="button">
          <span className="when-ticked">{page.acceptLabel}</span>{" "}
          <span className="when-not-ticked">{page.declineLabel}</span>
        </button>
      </form>
    </MessagePage>
  );
}
