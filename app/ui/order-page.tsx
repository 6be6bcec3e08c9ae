import { orderCardLabels } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { products } from "~/content/products";
import { knownDetails, publisher, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { DigitalView, OrderProblem, OrderView, ParcelView, PurchaseView } from "~/orders/view";
import { MessagePage } from "~/ui/message-page";
import {
  DedicationForm,
  type DedicationFormProps,
  OrderProblems,
  type PurchaseFormProps,
  SupplyForm,
} from "~/ui/order-forms";
import { dayInWords, ReceiptLines } from "~/ui/receipt-lines";
import { useContact } from "~/ui/root-data";
import { LegalGuarantee } from "~/ui/sections/price";

interface OrderPageProps {
  order: OrderView & { filesUnavailable: boolean };
  problem?: OrderProblem | undefined;
}

/** The buyer's page: purchases, their content, and the buyer's rights. */
export function OrderPage({ order, problem }: OrderPageProps) {
  const { labels, contact: contactText } = orderPage;
  const { email } = useContact();
  const { reference } = order;
  return (
    <MessagePage
      title={
        <>
          {orderPage.title} <span className="unbroken">{reference}</span>
        </>
      }
      lead={orderPage.lead}
    >
      <OrderProblems problem={problem} />
      {order.isTest ? <p className="notice">{orderPage.test}</p> : null}
      {order.purchases.map((purchase, index) => (
        <PurchaseSection
          key={purchase.reference}
          purchase={purchase}
          quiet={index > 0}
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
  // Two orders of one product share a guarantee.
  const guarantees = [...new Set(purchases.flatMap(({ guarantee }) => guarantee ?? []))];
  const withdrawals = [...new Set(purchases.flatMap(({ withdrawal }) => withdrawal ?? []))];
  return (
    <section>
      <h2>{rights.title}</h2>
      <ul className="dashes">
        {guarantees.map((guarantee) => (
          <li key={guarantee}>{guarantee}</li>
        ))}
        {purchases.some(({ parcel }) => parcel) ? (
          <li>
            <LegalGuarantee />
          </li>
        ) : null}
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal}>{withdrawal}</li>
        ))}
        {withdrawals.length > 0 ? (
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
        <li className="on-screen">{print}</li>
      </ul>
    </section>
  );
}

interface PurchaseSectionProps {
  purchase: PurchaseView;
  /** Set if an earlier purchase has the page's primary button. */
  quiet: boolean;
  filesUnavailable: boolean;
  problem: OrderProblem | undefined;
}

function PurchaseSection({ purchase, quiet, filesUnavailable, problem }: PurchaseSectionProps) {
  const { labels } = orderPage;
  const { email } = useContact();
  const { reference, product, digital, parcel, sentOn } = purchase;
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
          [labels.sent, parcel ? null : sentOn && dayInWords(sentOn)],
        ]}
      />
      {purchase.isDisputed ? (
        <p className="notice">
          {orderPage.disputed} <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
      {digital ? (
        <DigitalContent
          {...digital}
          name={purchase.name}
          quiet={quiet}
          reference={reference}
          filesUnavailable={filesUnavailable}
          problem={problem?.field === "immediateSupply" ? problem : undefined}
        />
      ) : null}
      {parcel ? (
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

function DigitalContent({
  name,
  quiet,
  reference,
  filesUnavailable,
  problem,
  ...digital
}: DigitalView & PurchaseFormProps & { name: string; quiet: boolean; filesUnavailable: boolean }) {
  const texts = orderPage.digital;
  const { access, canOpen, hasFixedDay, openedOn, files, links, later } = digital;
  const opensOn = dayInWords(digital.opensOn);
  const isClosed = access === "closed" || access === "suspended";
  /** The buyer could open the content, but none exists yet. */
  const isIncomplete = access === "waiting" && !hasFixedDay && !canOpen;
  return (
    <>
      <h3>{texts.title}</h3>
      {isClosed ? <p>{texts[access]}</p> : null}
      {access === "open" && openedOn ? <p>{texts.opened(dayInWords(openedOn))}</p> : null}
      {access === "waiting" && canOpen ? (
        <>
          <p>
            {texts.waiting(opensOn)} <span className="on-screen">{texts.ask}</span>
          </p>
          <SupplyForm product={name} quiet={quiet} reference={reference} problem={problem} />
        </>
      ) : null}
      {isIncomplete && !filesUnavailable ? <p>{texts.nothingYet(opensOn)}</p> : null}
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
      {!isClosed && filesUnavailable ? <p>{texts.unavailable}</p> : null}
      {!isClosed && !filesUnavailable && later ? <p className="small-print">{later}</p> : null}
    </>
  );
}

function ParcelState({
  state,
  copies,
  replacesSentOn,
  trackingUrl,
  destination,
  sentOn,
  ...form
}: ParcelView & DedicationFormProps & { sentOn: string | null }) {
  const texts = orderPage.parcel;
  return (
    <>
      <h3>{texts.title(copies)}</h3>
      <p>
        {state === "sent" ? sentOn && texts.sent(dayInWords(sentOn)) : texts[state]}
        {state === "sent" && trackingUrl ? (
          <>
            {" "}
            <a href={trackingUrl}>{texts.tracking}</a>
          </>
        ) : null}
      </p>
      {replacesSentOn ? <p>{texts.replaces(dayInWords(replacesSentOn))}</p> : null}
      {state === "toSend" && destination ? <p>{texts.goesTo(destination)}</p> : null}
      {form.dedication ? <p>{orderPage.dedication.current(form.dedication)}</p> : null}
      {state === "sent" || state === "cancelled" ? null : <DedicationForm {...form} />}
    </>
  );
}
