import { orderLabels, checkoutPage as page } from "~/content/funnel";
import { offSale } from "~/content/off-sale";
import { book, isOnSale } from "~/content/offers";
import { amount, price } from "~/lib/money";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";
import { ReceiptLines } from "~/ui/receipt-lines";
import { Cover } from "~/ui/sections/book";
import { Reduction, WayOn } from "~/ui/sections/price";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
const { title, text, link } = offSale.book;
export const meta = pageMeta(isOnSale(book) ? page.meta : { title, description: text });

export default function Page() {
  const { item, back } = page;
  const label = (
    <>
      {item.name} <small>{item.format}</small>
    </>
  );
  const value = (
    <>
      <Reduction prices={book} /> {price(book.cents)}
    </>
  );
  const totalLabel = (
    <>
      {orderLabels.total} <small>{page.totalNote}</small>
    </>
  );
  if (!isOnSale(book)) {
    return (
      <MessagePage title={title} lead={text}>
        <WayOn {...link} />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={page.title} lead={page.lead} layout="cart-message">
      <div className="order-slip">
        <Cover />
        <section>
          <h2>{page.cartTitle}</h2>
          <ReceiptLines
            summed
            lines={[
              [label, value],
              [totalLabel, amount(book.cents)],
            ]}
          />
        </section>
        <Ticks items={item.details} />
      </div>
      <p className="actions">
        <a className="button" href="/offre-speciale">
          {page.continueLabel}
        </a>{" "}
        <a className="back" href={back.to}>
          {back.label}
        </a>
      </p>
    </MessagePage>
  );
}
