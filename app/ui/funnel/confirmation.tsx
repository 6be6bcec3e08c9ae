import {
  type Bought as BoughtText,
  bookCard,
  confirmationPage,
  trainingNoticeOn,
} from "~/content/funnel";
import { type FunnelProduct, funnelOffers, type ProductId, products } from "~/content/products";
import { trainingSold } from "~/content/training-sale";
import type { OrderLookup, PurchaseStatus } from "~/funnel/order";
import type { OfferAnswers } from "~/funnel/query";
import { amount } from "~/lib/money";
import { productName } from "~/orders/view";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { useOffers } from "~/ui/root-data";
import { ImmediateAccess } from "./immediate-access";
import { OrderCard, PurchaseReceipt, SupportContact } from "./order-card";
import { StatusNotice, statusText, statusTextOf } from "./status-notice";

interface ConfirmationProps {
  answers: OfferAnswers;
  order: OrderLookup;
  communityUrl: string;
}

export function Confirmation({ answers, order, communityUrl }: ConfirmationProps) {
  const { title, lead, recap, nextSteps, support } = confirmationPage;
  const { confirmationEmail, community, hashtag } = nextSteps;
  const offers = useOffers();
  const training = trainingSold(offers, order.paidOn);
  const isBought = (product: FunnelProduct) =>
    answers.added.includes(product) || order.paid.some((paid) => paid.product === product);
  const added = funnelOffers.filter(({ product }) => isBought(product));
  const items = [
    { product: "book" as const, cents: products.book.cents, label: <Bought {...recap.book} /> },
    ...added.map(({ product }) => {
      if (product !== "training") {
        const { cents } = products[product];
        return { product, cents, label: <Bought {...recap.added[product]} /> };
      }
      const { cents, inPresale } = training;
      const { tag, ...text } = recap.added.training;
      return { product, cents, label: <Bought {...text} tag={inPresale ? tag : ""} /> };
    }),
  ];
  const paidTraining = order.paid.find(({ product }) => product === "training");
  const trainingNotice = trainingNoticeOn(offers, order.paidOn, paidTraining?.status);
  const steps = [
    ...(answers.lastDeclined ? [] : [confirmationEmail]),
    {
      title: community.title,
      text: (
        <>
          {community.text} <a href={communityUrl}>{community.linkLabel}</a>
        </>
      ),
    },
    {
      title: hashtag.title,
      text: (
        <>
          {hashtag.text} <strong>{hashtag.tag}</strong>
        </>
      ),
    },
  ];
  const listed = items.map(({ product }) => product);
  const { status, notices, arrival, isClosed } = statusOf(order, listed);
  return (
    <MessagePage title={title} lead={status?.lead ?? lead}>
      <OrderCard text={{ ...bookCard, arrival }} order={order}>
        <PurchaseReceipt title={recap.title} items={items} order={order} total={amount} />
      </OrderCard>
      <ImmediateAccess openable={order.openable} />
      {status ? <StatusNotice {...status} /> : null}
      {notices.map(({ product, text }) => (
        <StatusNotice key={product} product={product} {...text} />
      ))}
      {isBought("training") && !statusTextOf("training", order) ? (
        <StatusNotice {...trainingNotice} />
      ) : null}
      {status || isClosed ? null : <NextSteps title={nextSteps.title} steps={steps} />}
      <SupportContact {...support} />
    </MessagePage>
  );
}

/**
 * What the page says of its purchases' statuses: one text if all share it, or else a notice for each that has one.
 *
 * @param listed the products on the page, in the order in which they were bought
 */
function statusOf(order: OrderLookup, listed: readonly ProductId[]) {
  // A payment that is not confirmed is the latest purchase's.
  const latest: PurchaseStatus = { ...order, product: listed.at(-1) ?? null };
  const known = order.paid.length > 0 ? order.paid : [latest];
  const isShared = listed.every((product) =>
    known.some((purchase) => purchase.product === product && purchase.status === order.status),
  );
  const book = known.find(({ product }) => product === "book");
  const bookStatus = book ? statusText(book) : null;
  const notices = (isShared ? [] : known).flatMap((purchase) => {
    const text = statusText(purchase);
    return text && purchase.product ? [{ product: productName(purchase.product), text }] : [];
  });
  // A refunded purchase hides the others of its chain, so the page promises nothing of them.
  const isClosed = order.paid.length > 0 && notices.length === known.length;
  const arrival = bookStatus?.arrival ?? (isClosed ? "" : bookCard.arrival);
  return { status: isShared ? bookStatus : null, notices, arrival, isClosed };
}

function Bought({ name, detail, tag }: BoughtText) {
  return (
    <>
      {name} {tag ? <span className="tag">{tag}</span> : null} <small>{detail}</small>
    </>
  );
}
