import { bookPlate, thankYouPage } from "~/content/funnel";
import { book } from "~/content/offers";
import type { Found } from "~/funnel/customer";
import { amount } from "~/lib/money";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { Struck } from "~/ui/sections/price";
import { Bookplate } from "./bookplate";
import { ProductReceipt } from "./parts";

/** The order is paid: its details, and the training that one box adds. */
export function ThankYou({ email, payment }: Found) {
  const { title, lead, details, offer, nextSteps, continueLabel } = thankYouPage;
  return (
    <MessagePage title={title} lead={lead}>
      <Bookplate {...bookPlate} payment={payment}>
        <ProductReceipt {...details} total={amount(book.cents)} email={email} />
      </Bookplate>
      <NextSteps {...nextSteps} />
      <form method="post">
        {email ? <input type="hidden" name="prefilled_email" value={email} /> : null}
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
