import { checkoutPage, orderLabels } from "~/content/funnel";
import { book } from "~/content/offers";
import { amount } from "~/lib/money";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage } from "~/ui/message-page";
import { Struck } from "~/ui/sections/price";
import { Receipt } from "./parts";

/** One line item and the way on. */
export function CheckoutSummary() {
  const { title, lead, cartTitle, item, note, order, continueLabel } = checkoutPage;
  return (
    <MessagePage title={title} lead={lead}>
      <Receipt
        title={cartTitle}
        lines={[
          {
            label: (
              <>
                {item.name} <small>{item.format}</small>
              </>
            ),
            value: (
              <>
                <Struck price={item.listPrice} /> <span className="tag">{item.discount}</span>{" "}
                {item.price}
              </>
            ),
          },
          { label: orderLabels.total, value: amount(book.cents), total: true },
        ]}
      />
      <Ticks items={item.details} />
      <p className="actions">
        <a className="button" href="/offre-speciale">
          {continueLabel}
        </a>
      </p>
      <p className="note">
        {note} <a href={order.to}>{order.label}</a>
      </p>
    </MessagePage>
  );
}
