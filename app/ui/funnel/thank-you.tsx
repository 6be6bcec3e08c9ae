import { bookCard, thankYouPage } from "~/content/funnel";
import { book } from "~/content/offers";
import type { OrderLookup } from "~/funnel/lookup";
import { amount } from "~/lib/money";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { Struck } from "~/ui/sections/struck";
import { Ticks } from "~/ui/sections/ticks";
import { OrderCard } from "./order-card";
import { ProductReceipt } from "./receipt";

/** The order is paid: its details, and the training that one box adds. */
export function ThankYou({ order }: { order: OrderLookup }) {
  const { title, lead, details, offer, nextSteps, continueLabel } = thankYouPage;
  return (
    <MessagePage title={title} lead={lead}>
      <OrderCard text={bookCard} order={order}>
        <ProductReceipt {...details} total={amount(book.cents)} email={order.email} />
      </OrderCard>
      <NextSteps {...nextSteps} />
      <form method="post">
        {order.email ? <input type="hidden" name="prefilled_email" value={order.email} /> : null}
        <section className="choice" aria-labelledby="offer-title">
          <p>
            <span className="tag">{offer.tag}</span>
          </p>
          <h2 id="offer-title">{offer.title}</h2>
          <p>{offer.text}</p>
          <p className="price">
            <strong>{offer.price}</strong> <Struck price={offer.listPrice} />{" "}
            <span className="tag">{offer.summary.launch}</span>
          </p>
          <Ticks items={offer.summary.inclusions} />
          <label className="check">
            <input type="checkbox" name="presale_course" value="true" /> {offer.checkboxLabel}
          </label>
          <p className="note">{offer.note}</p>
        </section>
        <p className="when-ticked">{offer.ticked}</p>
        <button type="submit" className="button">
          {continueLabel}
        </button>
      </form>
    </MessagePage>
  );
}
