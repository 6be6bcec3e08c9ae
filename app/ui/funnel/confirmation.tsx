import {
  type Bought as BoughtText,
  bookCard,
  confirmationPage,
  orderLabels,
  trainingNoticeOn,
  unknownPayment,
} from "~/content/funnel";
import { products } from "~/content/products";
import { trainingSold } from "~/content/training";
import type { OrderLookup } from "~/funnel/lookup";
import type { Purchases } from "~/funnel/query";
import { amount, price } from "~/lib/money";
import { useOffers } from "~/ui/dated-offers";
import { MessagePage } from "~/ui/message-page";
import { emailLine, OrderCard, Receipt, SupportContact } from "./order-card";

interface ConfirmationProps {
  purchases: Purchases;
  order: OrderLookup;
  communityUrl: string;
}

/** All purchases of the funnel, with their total. */
export function Confirmation({ purchases, order, communityUrl }: ConfirmationProps) {
  const { title, lead, recap, nextSteps, support } = confirmationPage;
  const offers = useOffers();
  const training = trainingSold(offers, order.paidOn);
  const added = purchases.added.map((product) =>
    product === "training"
      ? {
          ...recap.added.training,
          ...(training.inPresale ? {} : { tag: "" }),
          cents: training.cents,
        }
      : { ...recap.added[product], cents: products[product].cents },
  );
  const total = added.reduce<number>((sum, { cents }) => sum + cents, products.book.cents);
  const trainingNotice = trainingNoticeOn(offers);
  const { confirmationEmail, community, hashtag } = nextSteps;
  return (
    <MessagePage title={title} lead={order.paidOn ? lead : unknownPayment}>
      <OrderCard text={bookCard} order={order}>
        <Receipt
          title={recap.title}
          lines={[
            { label: <Bought {...recap.book} />, value: price(products.book.cents) },
            ...added.map(({ cents, ...text }) => ({
              label: <Bought {...text} />,
              value: price(cents),
            })),
            ...emailLine(order.email),
            { label: orderLabels.total, value: amount(total), total: true },
          ]}
        />
      </OrderCard>
      {purchases.added.includes("training") ? (
        <section className="notice">
          <h2>{trainingNotice.title}</h2>
          <p>{trainingNotice.text}</p>
        </section>
      ) : null}
      <section>
        <h2>{nextSteps.title}</h2>
        <ol className="timeline steps">
          {purchases.lastDeclined ? null : (
            <li>
              <h3>{confirmationEmail.title}</h3>
              <p>{confirmationEmail.text}</p>
            </li>
          )}
          <li>
            <h3>{community.title}</h3>
            <p>
              {community.text} <a href={communityUrl}>{community.linkLabel}</a>
            </p>
          </li>
          <li>
            <h3>{hashtag.title}</h3>
            <p>
              {hashtag.text} <strong>{hashtag.tag}</strong>
            </p>
          </li>
        </ol>
      </section>
      <SupportContact {...support} />
    </MessagePage>
  );
}

function Bought({ name, detail, tag }: BoughtText) {
  return (
    <>
      {name} {tag ? <span className="tag">{tag}</span> : null} <small>{detail}</small>
    </>
  );
}
