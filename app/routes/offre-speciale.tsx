import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { offerTexts, upsellPage as page } from "~/content/funnel";
import { funnelOffers } from "~/content/products";
import { afterUpsell, passUpsell } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import { privatePage } from "~/http/responses";
import type { PageConfig } from "~/shared/page-config";
import { OfferChoice } from "~/ui/funnel/offer-choice";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";
import { useOffers } from "~/ui/root-data";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta = pageMeta(page.meta);
export const action = orderAction(afterUpsell);

/** Without an offer, leads on to the final confirmation. */
export function loader({ request }: LoaderFunctionArgs) {
  const onward = passUpsell(new URL(request.url).searchParams);
  return onward ? redirect(onward, { headers: privatePage }) : null;
}

const { product } = funnelOffers[1];

/** The second offer of the funnel. */
export default function Page() {
  const offer = offerTexts[product](useOffers());
  return (
    <MessagePage title={page.title} lead={page.lead} layout="wide-message">
      <form method="post">
        <OfferChoice product={product} text={offer}>
          <button type="submit" className="button">
            {offer ? <span className="when-ticked">{page.acceptLabel}</span> : null}{" "}
            <span className="when-not-ticked">{page.declineLabel}</span>
          </button>
        </OfferChoice>
      </form>
    </MessagePage>
  );
}
