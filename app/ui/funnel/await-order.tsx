import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { orderLoading } from "~/content/funnel";
import type { OrderLookup } from "~/funnel/lookup";

interface AwaitOrderProps {
  order: OrderLookup | Promise<OrderLookup>;
  /** The page for what is known of the order. */
  children: (order: OrderLookup) => ReactNode;
}

/**
 * The page at once when the order is known, else a spinner until the look-up has answered. Visitors without
 * scripts get the page beside the spinner from the start, so that they never wait.
 */
export function AwaitOrder({ order, children }: AwaitOrderProps) {
  if (!(order instanceof Promise)) return children(order);
  const waiting = (
    <>
      <div className="loading" role="status">
        <h1>{orderLoading}</h1>
      </div>
      <noscript>
        {children({ email: null, paidOn: null, reference: null, orderPath: null })}
      </noscript>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={order}>{children}</Await>
    </Suspense>
  );
}
