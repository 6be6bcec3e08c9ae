import { Fragment, type ReactNode } from "react";
import { type OrderCardText, orderCardLabels, orderLabels, type Support } from "~/content/funnel";
import { gift } from "~/content/price-words";
import { type Product, type ProductId, products } from "~/content/products";
import { knownDetails, publisher, seller } from "~/content/publisher";
import { type Money, type OrderLookup, sumsOf } from "~/funnel/order";
import { price } from "~/lib/money";
import { money } from "~/orders/money";
import { nameOf, timesOf } from "~/orders/view";
import { dayInWords, type Line, ReceiptLines } from "~/ui/receipt-lines";
import { useContact } from "~/ui/root-data";
import { Cover } from "~/ui/sections/book";

interface OrderAction {
  label: string;
  path: string;
}

interface OrderCardProps {
  /** If null, only the facts are shown: nothing is on its way. */
  text: OrderCardText | null;
  order: OrderLookup;
  /** Opens what was bought. */
  action?: OrderAction | null;
  /** What was bought. */
  children: ReactNode;
}

/** What was bought, when it was paid and when it arrives; in print also the seller. */
export function OrderCard({ text, order, action, children }: OrderCardProps) {
  const { email } = useContact();
  return (
    <div className={text ? "order-card" : "order-facts"}>
      {text ? (
        <>
          {text.picture === "cover" ? (
            <Cover />
          ) : (
            <img src={`/images/${text.picture}.svg`} width={320} height={400} alt="" />
          )}
          <p className="dedication">{text.dedication}</p>
        </>
      ) : null}
      {children}
      <ul>
        {order.paidOn ? (
          <li>
            {orderCardLabels.paid} {dayInWords(order.paidOn)}
          </li>
        ) : null}
        {order.reference ? (
          <li>
            {orderCardLabels.reference} <span className="reference">{order.reference}</span>
          </li>
        ) : null}
        {text?.arrival ? <li>{text.arrival}</li> : null}
        {order.orderPath ? (
          <>
            <li className="actions">
              {action ? (
                <a className="button quiet" href={action.path}>
                  {action.label}
                </a>
              ) : null}
              <a href={order.orderPath}>{orderCardLabels.see}</a>
            </li>
            <li>
              <a href={`${order.orderPath}/recu`}>{orderCardLabels.receipt}</a>
            </li>
          </>
        ) : null}
        <li className="on-paper">
          {orderCardLabels.seller} {knownDetails(seller, publisher.address, email).join(", ")}
        </li>
      </ul>
    </div>
  );
}

/** The button that opens a purchase's first file; null unless that can be opened. */
export function readAction(product: ProductId, { paid }: OrderLookup): OrderAction | null {
  const { read }: Product = products[product];
  const file = paid.find((purchase) => purchase.product === product)?.file;
  return read && file ? { label: read, path: file } : null;
}

interface PurchaseReceiptProps {
  title: string;
  /** The products, with their prices in cents for an unknown order. */
  items: { product: ProductId; cents: number; label?: ReactNode }[];
  order: OrderLookup;
  /** Formats an amount in euro cents. */
  total?: (cents: number) => string;
}

/** What was paid, or else the price: one product gets several rows, several products get one row each. */
export function PurchaseReceipt({ title, items, order, total = price }: PurchaseReceiptProps) {
  const sums = sumsOf(items, order.paid);
  const rows = sums.lines.flatMap((line, index): Line[] => {
    const { product, quantity } = line;
    const label = items[index]?.label;
    const value = formatMoney(line);
    return label
      ? [
          [
            <Fragment key={product}>
              {timesOf(quantity)}
              {label}
            </Fragment>,
            value,
          ],
        ]
      : [
          [orderLabels.product, nameOf(line)],
          [orderLabels.price, value],
        ];
  });
  const email = order.email ? <span className="address">{order.email}</span> : null;
  const joinAmounts = (amounts: Money[]) =>
    amounts.map((money) => formatMoney(money, total)).join(" + ");
  return (
    <section>
      <h2>{title}</h2>
      <ReceiptLines
        summed
        lines={[
          ...rows,
          [orderLabels.discount, joinAmounts(sums.discount.map(negative)) || null],
          [orderLabels.delivery, joinAmounts(sums.delivery) || null],
          [orderLabels.email, email],
          [orderLabels.total, joinAmounts(sums.total)],
        ]}
      />
    </section>
  );
}

const negative = ({ cents, currency }: Money): Money => ({ cents: -cents, currency });

function formatMoney({ cents, currency }: Money, euros = price): string {
  if (cents === 0) return gift;
  return currency === "eur" ? euros(cents) : money(cents, currency);
}

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
