import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { orderLoading } from "~/content/funnel";
import type { Buyer } from "~/funnel/buyer";

interface WithBuyerProps {
  buyer: Buyer;
  /** The page for an e-mail address, or for none. */
  children: (email: string | null) => ReactNode;
}

/**
 * The page at once when the buyer is known, else a spinner until the look-up has answered. Without
 * scripts the page stands beside the spinner from the start, so that nobody is left waiting.
 */
export function WithBuyer({ buyer, children }: WithBuyerProps) {
  if (buyer.state === "known") return children(buyer.email);
  const waiting = (
    <>
      <div className="loading" role="status">
        <h1>{orderLoading}</h1>
      </div>
      <noscript>{children(null)}</noscript>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={buyer.email}>{children}</Await>
    </Suspense>
  );
}
