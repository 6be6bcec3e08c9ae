import type { ReactNode } from "react";
import { orderLabels } from "~/content/funnel";

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
