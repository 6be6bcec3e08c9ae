import {
  type Bought as BoughtText,
  bookCard,
  confirmationPage,
  trainingNoticeOn,
} from "~/content/funnel";
import { type FunnelProduct, funnelOffers, products } from "~/content/products";
import { trainingSold } from "~/content/training";
import type { OrderLookup } from "~/funnel/order";
import type { Purchases } from "~/funnel/query";
import { amount } from "~/lib/money";
import { MessagePage } from "~/ui/message-page";
import { useOffers } from "~/ui/root-data";
import { ImmediateAccess } from "./immediate-access";
import { OrderCard, ReceiptOf, SupportContact } from "./order-card";

interface ConfirmationProps {
  purchases: Purchases;
  order: OrderLookup;
  communityUrl: string;
}

/** All purchases of the funnel, with their total. */
export function Confirmation({ purchases, order, communityUrl }: ConfirmationProps) {
  const { title, lead, recap, support } = confirmationPage;
  const offers = useOffers();
  const training = trainingSold(offers, order.paidOn);
  const isBought = (product: FunnelProduct) =>
    purchases.added.includes(product) || order.paid.some((paid) => paid.product === product);
  const items = [
    { product: "book" as const, cents: products.book.cents, label: <Bought {...recap.book} /> },
    ...funnelOffers
      .filter(({ product }) => isBought(product))
      .map(({ product }) => {
        const isTraining = product === "training";
        const tag = isTraining && !training.inPresale ? { tag: "" } : {};
        return {
          product,
          cents: isTraining ? training.cents : products[product].cents,
          label: <Bought {...recap.added[product]} {...tag} />,
        };
      }),
  ];
  const trainingNotice = trainingNoticeOn(offers);
  return (
    <MessagePage title={title} lead={lead}>
      <OrderCard text={bookCard} order={order}>
        <ReceiptOf title={recap.title} items={items} order={order} total={amount} />
      </OrderCard>
      <ImmediateAccess openable={order.openable} />
      {isBought("training") ? (
        <section className="notice">
          <h2>{trainingNotice.title}</h2>
          <p>{trainingNotice.text}</p>
        </section>
      ) : null}
      <NextSteps mailed={!purchases.lastDeclined} communityUrl={communityUrl} />
      <SupportContact {...support} />
    </MessagePage>
  );
}

interface NextStepsProps extends Pick<ConfirmationProps, "communityUrl"> {
  /** Whether an e-mail confirms the last purchase. */
  mailed: boolean;
}

function NextSteps({ mailed, communityUrl }: NextStepsProps) {
  const { title, confirmationEmail, community, hashtag } = confirmationPage.nextSteps;
  return (
    <section>
      <h2>{title}</h2>
      <ol className="timeline steps">
        {mailed ? (
          <li>
            <h3>{confirmationEmail.title}</h3>
            <p>{confirmationEmail.text}</p>
          </li>
        ) : null}
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
  );
}

function Bought({ name, detail, tag }: BoughtText) {
  return (
    <>
      {name} {tag ? <span className="tag">{tag}</span> : null} <small>{detail}</small>
    </>
  );
}
