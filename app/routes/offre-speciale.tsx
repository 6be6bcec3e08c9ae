import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { upsellPage as page } from "~/content/funnel";
import { book } from "~/content/offers";
import { funnelOffers, products } from "~/content/products";
import { afterUpsell } from "~/funnel/next-address";
import { readSessionId } from "~/funnel/query";
import { orderAction } from "~/http/order-action";
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

/** With the pack and without it, side by side, each with what it costs beyond what is paid already. */
function Ways({ box }: { box: ReactNode }) {
  const [query] = useSearchParams();
  const { paid, unknown, due, accept, accepted, decline, nothingDue } = page.bill;
  const paidBefore = `${book.title}, ${price(book.cents)}`;
  const pack = price(products[funnelOffers[1].product].cents);
  return (
    <>
      <p className="paid">
        {paid} : <strong>{readSessionId(query) ? paidBefore : unknown}</strong>
      </p>
      <div className="ways">
        <div>
          <h3>{accept}</h3>
          <p>
            {due} : <strong>{pack}</strong>
          </p>
          {box}
        </div>
        <div>
          <h3>
            <span className="when-ticked">{accepted}</span>
            <span className="when-not-ticked">{decline}</span>
          </h3>
          <p>
            {due} : <strong className="when-ticked">{pack}</strong>
            <strong className="when-not-ticked">{nothingDue}</strong>
          </p>
          <button type="submit" className="button">
            <span className="when-ticked">{page.acceptLabel}</span>{" "}
            <span className="when-not-ticked">{page.declineLabel}</span>
          </button>
        </div>
      </div>
    </>
  );
}
