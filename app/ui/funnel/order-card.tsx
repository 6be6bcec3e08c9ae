import type { ReactNode } from "react";
import { type OrderCardText, orderCardLabels, orderLabels, type Support } from "~/content/funnel";
import { book } from "~/content/offers";
import { publisher } from "~/content/publisher";
import type { OrderLookup } from "~/funnel/lookup";
import { frenchDate, unbroken } from "~/lib/time";
import { useContact } from "~/ui/use-contact";

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
        <img
          src="/images/cover.svg"
          width={600}
          height={900}
          alt={`Couverture du livre ${book.title}`}
        />
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

/** One line of an order's recap. */
interface ReceiptLine {
  label: ReactNode;
  value: ReactNode;
  total?: boolean;
}

export function Receipt({ title, lines }: { title: string; lines: ReceiptLine[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="receipt">
        {lines.map(({ label, value, total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recap's lines never move
          <div key={index} className={total ? "total" : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The buyer's address, when it was found. */
export function emailLine(email: string | null): ReceiptLine[] {
  if (!email) return [];
  return [{ label: orderLabels.email, value: <span className="address">{email}</span> }];
}

interface ProductReceiptProps {
  title: string;
  product: string;
  price: string;
  total: string;
  /** The buyer's, when it was found. */
  email: string | null;
}

/** The recap of one product. */
export function ProductReceipt({ title, product, price, total, email }: ProductReceiptProps) {
  return (
    <Receipt
      title={title}
      lines={[
        { label: orderLabels.product, value: product },
        { label: orderLabels.price, value: price },
        ...emailLine(email),
        { label: orderLabels.total, value: total, total: true },
      ]}
    />
  );
}

/** Where to write with a question about the order. */
export function SupportContact({ title, text }: Support) {
  const { email } = useContact();
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p>
        {text} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
