import { desk } from "~/content/desk";
import { orderCardLabels } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { disputedText, refundedText } from "~/content/order-status";
import { products } from "~/content/products";
import { knownDetails, publisher, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { DigitalView, OrderProblem, OrderView, ParcelView, PurchaseView } from "~/orders/view";
import { MessagePage } from "~/ui/message-page";
import { DedicationForm, type DedicationFormProps, OrderProblems } from "~/ui/order-forms";
import { dayInWords, ReceiptLines } from "~/ui/receipt-lines";
import { useContact } from "~/ui/root-data";
import { LegalGuarantee } from "~/ui/sections/price";

interface OrderPageProps {
  order: OrderView & {
    filesUnavailable: boolean;
    /** The operator's page of the order; null to anybody else. */
    atDesk?: string | null;
  };
  problem?: OrderProblem | undefined;
}

/** The buyer's page: purchases, their content, and the buyer's rights. */
export function OrderPage({ order, problem }: OrderPageProps) {
  const { labels, contact: contactText } = orderPage;
  const { email } = useContact();
  const { reference, purchases } = order;
  const isUnpaid = purchases.every(({ isRefunded, isDisputed }) => isRefunded || isDisputed);
  return (
    <MessagePage
      title={
        <>
          {orderPage.title} <span className="unbroken">{reference}</span>
        </>
      }
      lead={isUnpaid ? orderPage.leadUnpaid : orderPage.lead}
    >
      {order.atDesk ? (
        <p>
          <a href={order.atDesk}>{desk.orderAtDesk}</a>
        </p>
      ) : null}
      <OrderProblems problem={problem} />
      {order.isTest ? <p className="notice">{orderPage.test}</p> : null}
      {purchases.map((purchase) => (
        <PurchaseSection
          key={purchase.reference}
          purchase={purchase}
          filesUnavailable={order.filesUnavailable}
          problem={problem?.reference === purchase.reference ? problem : undefined}
        />
      ))}
      <Rights order={order} />
      <section className="notice">
        <h2>{contactText.title}</h2>
        <p>
          {contactText.text} <a href={`mailto:${email}`}>{email}</a> ({labels.reference}
          {"\u00A0"}: <span className="unbroken">{reference}</span>)
        </p>
        <p className="on-paper">
          {orderCardLabels.seller} {knownDetails(seller, publisher.address).join(", ")}
        </p>
      </section>
    </MessagePage>
  );
}

function Rights({ order }: Pick<OrderPageProps, "order">) {
  const { rights, print } = orderPage;
  const { purchases, reference, boughtOn, receiptPath } = order;
  // Two orders of one product share a sentence.
  const sentences = [...new Set(purchases.flatMap(({ rights }) => rights ?? []))];
  return (
    <section>
      <h2>{rights.title}</h2>
      <ul className="dashes">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {purchases.some(({ parcel, isRefunded }) => parcel && !isRefunded) ? (
          <li>
            <LegalGuarantee />
          </li>
        ) : null}
        {sentences.length > 0 ? (
          <li>
            {rights.withdrawalProlonged}{" "}
            <a href={`/retractation?reference=${reference}`}>{rights.withdrawal}</a>
          </li>
        ) : null}
        <li>
          <a href={`/conditions-generales-de-vente?version=${boughtOn}`}>{rights.terms}</a>
        </li>
        <li className="on-screen">
          <a href={receiptPath}>{receiptPage.link}</a>
        </li>
        {sentences.length > 0 ? <li className="on-screen">{print}</li> : null}
      </ul>
    </section>
  );
}

interface PurchaseSectionProps {
  purchase: PurchaseView;
  filesUnavailable: boolean;
  problem: OrderProblem | undefined;
}

function PurchaseSection({ purchase, filesUnavailable, problem }: PurchaseSectionProps) {
  const { labels } = orderPage;
  const { reference, product, digital, parcel, sentOn, isRefunded } = purchase;
  const isUnpaid = isRefunded || purchase.isDisputed;
  const picture = product === "other" ? null : products[product].picture;
  return (
    <section className="purchase">
      {picture ? <img src={`/images/${picture}.svg`} width={72} height={90} alt="" /> : null}
      <h2>{purchase.name}</h2>
      <ReceiptLines
        lines={[
          [labels.reference, reference],
          [labels.paid, dayInWords(purchase.paidOn)],
          [labels.amount, purchase.amount],
          [labels.refunded, purchase.refunded],
          [labels.buyer, purchase.emailHint],
        ]}
      />
      {isUnpaid ? <UnpaidNotice {...purchase} /> : null}
      {digital && !isUnpaid ? (
        <DigitalContent {...digital} filesUnavailable={filesUnavailable} />
      ) : null}
      {parcel && !isRefunded && parcel.state !== "held" ? (
        <ParcelState
          {...parcel}
          sentOn={sentOn}
          reference={reference}
          problem={problem?.field === "dedication" ? problem : undefined}
        />
      ) : null}
    </section>
  );
}

/** What became of a payment that was disputed or refunded. */
function UnpaidNotice({ product, parcel, ...purchase }: PurchaseView) {
  const { email } = useContact();
  const { isRefunded, refunded, refundedOn, sentOn } = purchase;
  const isSent = parcel && sentOn !== null;
  if (isRefunded) {
    const day = refundedOn && dayInWords(refundedOn);
    return (
      <p className="notice">{refundedText({ product, sum: refunded ?? "", day, isSent }).text}</p>
    );
  }
  return (
    <p className="notice">
      {orderPage.disputed} {disputedText(isSent).text} {orderPage.write}{" "}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}

function DigitalContent({
  access,
  opening,
  files,
  links,
  later,
  filesUnavailable,
}: DigitalView & { filesUnavailable: boolean }) {
  const texts = orderPage.digital;
  return (
    <>
      <h3>{texts.title}</h3>
      {access === "waiting" ? <p>{texts.waiting(opening)}</p> : null}
      {files.length + links.length > 0 ? (
        <ul className="files">
          {files.map(({ name, format, path }) => (
            <li key={path}>
              <span>{name}</span>{" "}
              <a href={path} download>
                {texts.download} ({format})
              </a>
            </li>
          ))}
          {links.map(({ name, label, url }) => (
            <li key={url}>
              <span>{name}</span> <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {access === "open" && filesUnavailable ? <p>{texts.unavailable}</p> : null}
      {!filesUnavailable && later ? <p className="small-print">{later}</p> : null}
    </>
  );
}

interface ParcelStateProps extends ParcelView, Pick<DedicationFormProps, "reference" | "problem"> {
  sentOn: string | null;
}

function ParcelState({ state, sentOn, replacesSentOn, ...parcel }: ParcelStateProps) {
  const { copies, isNear, destination, dedication, trackingUrl, reference, problem } = parcel;
  const texts = orderPage.parcel;
  return (
    <>
      <h3>{texts.title(copies)}</h3>
      <p>
        {state === "toSend" ? texts.toSend(isNear) : null}
        {state === "noAddress" ? texts.noAddress : null}
        {state === "sent" && sentOn ? texts.sent(dayInWords(sentOn)) : null}
        {state === "sent" && trackingUrl ? (
          <>
            {" "}
            <a href={trackingUrl}>{texts.tracking}</a>
          </>
        ) : null}
      </p>
      {replacesSentOn ? <p>{texts.replaces(dayInWords(replacesSentOn))}</p> : null}
      {state === "toSend" && destination ? <p>{texts.goesTo(destination)}</p> : null}
      {dedication ? <p>{orderPage.dedication.current(dedication)}</p> : null}
      {state === "sent" ? null : (
        <DedicationForm
          reference={reference}
          copies={copies}
          dedication={dedication}
          problem={problem}
        />
      )}
    </>
  );
}
