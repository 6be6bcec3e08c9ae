import type { ReactNode } from "react";
import { type OrderCardText, orderCardLabels } from "~/content/funnel";
import { publisher } from "~/content/publisher";
import type { OrderLookup } from "~/funnel/lookup";
import { frenchDate, unbroken } from "~/lib/time";
import { useContact } from "~/ui/root-data";
import { Cover } from "~/ui/sections/book";

interface OrderCardProps {
  text: OrderCardText;
  order: OrderLookup;
  /** What was bought. */
  children: ReactNode;
}

/** What was bought, when it was paid and when it comes; in print the seller too. */
export function OrderCard({ text, order, children }: OrderCardProps) {
  const contact = useContact();
  return (
    <div className="order-card">
      {text.picture === "cover" ? (
        <Cover />
      ) : (
        <img src={`/images/${text.picture}.svg`} width={320} height={400} alt="" />
      )}
      <p className="dedication">{text.dedication}</p>
      {children}
      <ul>
        {order.paidOn ? (
          <li>
            {orderCardLabels.paid} {unbroken(frenchDate(order.paidOn))}
          </li>
        ) : null}
        {order.reference ? (
          <li>
            {orderCardLabels.reference} <span className="reference">{order.reference}</span>
          </li>
        ) : null}
        <li>{text.arrival}</li>
        {order.orderPath ? (
          <li>
            <a href={order.orderPath}>{orderCardLabels.see}</a>
          </li>
        ) : null}
        <li className="on-paper">
          {orderCardLabels.seller} {publisher.name}, {publisher.address}, {contact.email}
        </li>
      </ul>
    </div>
  );
}
