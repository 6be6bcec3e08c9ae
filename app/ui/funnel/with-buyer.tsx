import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { orderLoading } from "~/content/funnel";
import type { Customer, Found } from "~/funnel/customer";

interface WithBuyerProps {
  buyer: Customer;
  /** The page for what was found of the order. */
  children: (found: Found) => ReactNode;
}

/**
 * The page at once when the buyer is known, else a spinner until the look-up has answered. Without
 * scripts the page stands beside the spinner from the start, so that nobody is left waiting.
 */
export function WithBuyer({ buyer, children }: WithBuyerProps) {
  if (buyer.state === "known") return children(buyer);
  const waiting = (
    <>
      <div className="loading" role="status">
        <h1>{orderLoading}</h1>
      </div>
      <noscript>{children({ email: null, payment: null })}</noscript>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={buyer.found}>{children}</Await>
    </Suspense>
  );
}
