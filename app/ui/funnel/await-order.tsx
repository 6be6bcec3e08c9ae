import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { orderLoading } from "~/content/funnel";
import { type OrderLookup, unknownOrder } from "~/funnel/order";

interface AwaitOrderProps {
  order: OrderLookup | Promise<OrderLookup>;
  /** Renders the page with what is known about the order. */
  children: (order: OrderLookup) => ReactNode;
}

/**
 * The page, or a spinner until the look-up has answered. Visitors without scripts, who would see the spinner forever,
 * get the page without the order.
 */
export function AwaitOrder({ order, children }: AwaitOrderProps) {
  if (!(order instanceof Promise)) return children(order);
  const waiting = (
    <>
      <div className="loading" role="status">
        <h1>{orderLoading}</h1>
      </div>
      <noscript>{children(unknownOrder)}</noscript>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={order}>{children}</Await>
    </Suspense>
  );
}
