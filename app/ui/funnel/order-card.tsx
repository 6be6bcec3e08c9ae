import type { ReactNode } from "react";
import { type OrderCardText, orderCardLabels, orderLabels, type Support } from "~/content/funnel";
import { type ProductId, products } from "~/content/products";
import { publisher, said, seller } from "~/content/publisher";
import { type Money, type OrderLookup, sumsOf } from "~/funnel/order";
import { price } from "~/lib/money";
import { frenchDate, unbroken } from "~/lib/time";
import { money } from "~/orders/view";
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
  const { email } = useContact();
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
          <>
            <li>
              <a href={order.orderPath}>{orderCardLabels.see}</a>
            </li>
            <li>
              <a href={`${order.orderPath}/recu`}>{orderCardLabels.receipt}</a>
            </li>
          </>
        ) : null}
        <li className="on-paper">
          {orderCardLabels.seller} {said(seller, publisher.address, email).join(", ")}
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
function emailLine(email: string | null): ReceiptLine[] {
  if (!email) return [];
  return [{ label: orderLabels.email, value: <span className="address">{email}</span> }];
}

interface ReceiptOfProps {
  title: string;
  /** Each product, at its price in cents for an order that is not known. */
  items: { product: ProductId; cents: number; label?: ReactNode }[];
  order: OrderLookup;
  /** Writes an amount in euro cents. */
  total?: (cents: number) => string;
}

/** What was paid, else what it costs: of one product in rows of its own, of several a row each. */
export function ReceiptOf({ title, items, order, total = price }: ReceiptOfProps) {
  const sums = sumsOf(items, order.paid);
  const rows = sums.lines.flatMap(({ product, ...money }, index) => {
    const label = items[index]?.label;
    const value = text(money);
    return label
      ? [{ label, value }]
      : [
          { label: orderLabels.product, value: products[product].name },
          { label: orderLabels.price, value },
        ];
  });
  const all = (amounts: Money[]) => amounts.map((money) => text(money, total)).join(" + ");
  return (
    <Receipt
      title={title}
      lines={[
        ...rows,
        ...(sums.delivery.length > 0
          ? [{ label: orderLabels.delivery, value: all(sums.delivery) }]
          : []),
        ...emailLine(order.email),
        { label: orderLabels.total, value: all(sums.total), total: true },
      ]}
    />
  );
}

function text({ cents, currency }: Money, euros = price): string {
  return currency === "eur" ? euros(cents) : money(cents, currency);
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
