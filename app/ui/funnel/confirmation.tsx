import { bookCard } from "~/content/book-order";
import { type Bought as BoughtText, confirmationPage, trainingNoticeOn } from "~/content/funnel";
import { type FunnelProduct, funnelOffers, type ProductId, products } from "~/content/products";
import { trainingSold } from "~/content/training-sale";
import {
  isContentOpen,
  type OrderLookup,
  type PurchaseStatus,
  readBookOrder,
} from "~/funnel/order";
import type { OfferAnswers } from "~/funnel/query";
import { amount } from "~/lib/money";
import { productName } from "~/orders/view";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { useOffers } from "~/ui/root-data";
import { OrderCard, PurchaseReceipt, readAction, SupportContact } from "./order-card";
import { StatusNotice, statusText } from "./status-notice";
import { StatusPage } from "./status-page";

interface ConfirmationProps {
  answers: OfferAnswers;
  order: OrderLookup;
  communityUrl: string;
}

export function Confirmation({ answers, order, communityUrl }: ConfirmationProps) {
  const { title, lead, recap, nextSteps, support } = confirmationPage;
  const { confirmationEmail, community, hashtag } = nextSteps;
  const offers = useOffers();
  const { cents, inPresale } = trainingSold(offers, order.paidOn);
  const isBought = (product: FunnelProduct) =>
    answers.added.includes(product) || order.paid.some((paid) => paid.product === product);
  const added = funnelOffers.map(({ product }) => product).filter(isBought);
  const listed: ProductId[] = ["book", ...added];
  const { tag, ...training } = recap.added.training;
  const texts: Record<ProductId, BoughtText> = {
    book: recap.book,
    ...recap.added,
    training: inPresale ? { ...training, tag } : training,
  };
  const itemOf = (product: ProductId) => ({
    product,
    cents: product === "training" ? cents : products[product].cents,
    label: <Bought {...texts[product]} />,
  });
  const { known, statuses } = statusesOf(order, listed);
  if (statuses.length === known.length) {
    return (
      <StatusPage title={title} statuses={statuses}>
        <OrderCard text={null} order={order}>
          <PurchaseReceipt
            title={recap.title}
            items={known.map(itemOf)}
            order={order}
            total={amount}
          />
        </OrderCard>
      </StatusPage>
    );
  }
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
  const isUsual = (wanted: ProductId) => !statuses.some(({ id }) => id === wanted);
  return (
    <MessagePage title={title} lead={lead}>
      <OrderCard
        text={isUsual("book") ? bookCard(readBookOrder(order)) : null}
        order={order}
        action={readAction("book", order)}
      >
        <PurchaseReceipt
          title={recap.title}
          items={listed.map(itemOf)}
          order={order}
          total={amount}
        />
      </OrderCard>
      {statuses.map(({ id, product, text }) => (
        <StatusNotice key={id} product={product} {...text} />
      ))}
      {isBought("training") && isUsual("training") ? (
        <StatusNotice {...trainingNoticeOn(offers, isContentOpen("training", order))} />
      ) : null}
      <NextSteps title={nextSteps.title} steps={steps} />
      <SupportContact {...support} />
    </MessagePage>
  );
}

/**
 * The purchases that the page knows, and a text for each that is not paid.
 *
 * @param listed the products on the page, in the order in which they were bought
 */
function statusesOf(order: OrderLookup, listed: readonly ProductId[]) {
  // A payment that is not confirmed is the latest purchase's.
  const latest = listed.at(-1) ?? "book";
  const purchases: readonly PurchaseStatus[] =
    order.paid.length > 0 ? order.paid : [{ ...order, product: latest }];
  const known = [...new Set(purchases.map(({ product }) => product))].flatMap((product) =>
    product === null || product === "other" ? [] : [product],
  );
  const statuses = known.flatMap((id) => {
    const purchase = purchases.find(({ product }) => product === id);
    const text = purchase && statusText(purchase, id);
    return text ? [{ id, ...(listed.length > 1 && { product: productName(id) }), text }] : [];
  });
  return { known, statuses };
}

function Bought({ name, detail, tag }: BoughtText) {
  return (
    <>
      {name} {tag ? <span className="tag">{tag}</span> : null} <small>{detail}</small>
    </>
  );
}
