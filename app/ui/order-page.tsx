import { orderCardLabels } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { publisher, said, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import { frenchDate, unbroken } from "~/lib/time";
import type { DigitalView, OrderProblem, OrderView, ParcelView, PurchaseView } from "~/orders/view";
import { Problems } from "~/ui/forms/form-parts";
import { LegalGuarantee } from "~/ui/legal-guarantee";
import { MessagePage } from "~/ui/message-page";
import { useContact } from "~/ui/root-data";
import {
  fieldId,
  formName,
  OrderFormFields,
  type OrderFormProps,
  SupplyForm,
} from "~/ui/supply-form";

interface OrderPageProps {
  order: OrderView & { filesAway: boolean };
  problem?: OrderProblem | undefined;
}

/** The buyer's page: purchases, their content, and the buyer's rights. */
export function OrderPage({ order, problem }: OrderPageProps) {
  const { labels, contact: contactText } = orderPage;
  const { email } = useContact();
  const { reference } = order;
  const errors = problem?.field
    ? [{ id: fieldId(problem.field, problem.reference), message: problem.message }]
    : [];
  return (
    <MessagePage
      title={
        <>
          {orderPage.title} <span className="unbroken">{reference}</span>
        </>
      }
      lead={orderPage.lead}
    >
      <Problems errors={errors} failure={problem?.field ? undefined : problem?.message} />
      {order.isTest ? <p className="notice">{orderPage.test}</p> : null}
      {order.purchases.map((purchase) => (
        <PurchaseSection
          key={purchase.reference}
          purchase={purchase}
          filesAway={order.filesAway}
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
          {orderCardLabels.seller} {said(seller, publisher.address).join(", ")}
        </p>
      </section>
    </MessagePage>
  );
}

function Rights({ order }: Pick<OrderPageProps, "order">) {
  const { rights, print } = orderPage;
  const { purchases, reference, boughtOn, receiptPath } = order;
  // Two orders of one product have the same one.
  const guarantees = [...new Set(purchases.flatMap(({ guarantee }) => guarantee ?? []))];
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
        <li>
          {rights.withdrawalText}{" "}
          <a href={`/retractation?reference=${reference}`}>{rights.withdrawal}</a>
        </li>
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
  filesAway: boolean;
  problem: OrderProblem | undefined;
}

function PurchaseSection({ purchase, filesAway, problem }: PurchaseSectionProps) {
  const { labels } = orderPage;
  const { email } = useContact();
  const { reference, digital, parcel } = purchase;
  const lines: [label: string, value: string | null][] = [
    [labels.reference, reference],
    [labels.paid, day(purchase.paidOn)],
    [labels.amount, purchase.amount],
    [labels.refunded, purchase.refunded],
    [labels.buyer, purchase.emailHint],
    [labels.sent, parcel ? null : purchase.sentOn && day(purchase.sentOn)],
  ];
  return (
    <section className="purchase">
      <h2>{purchase.name}</h2>
      <dl className="receipt">
        {lines.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="address">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {purchase.isDisputed ? (
        <p className="notice">
          {orderPage.disputed} <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
      {digital ? (
        <Digital
          digital={digital}
          reference={reference}
          filesAway={filesAway}
          problem={problem?.field === "immediateSupply" ? problem : undefined}
        />
      ) : null}
      {parcel ? (
        <ParcelState
          parcel={parcel}
          sentOn={purchase.sentOn}
          reference={reference}
          problem={problem?.field === "dedication" ? problem : undefined}
        />
      ) : null}
    </section>
  );
}

interface DigitalProps extends OrderFormProps {
  digital: DigitalView;
  filesAway: boolean;
}

function Digital({ digital, reference, filesAway, problem }: DigitalProps) {
  const texts = orderPage.digital;
  const { access, canOpen, hasOwnDay, openedOn, files, links, later } = digital;
  const opensOn = day(digital.opensOn);
  const isShut = access === "closed" || access === "resting";
  return (
    <>
      <h3>{texts.title}</h3>
      {isShut ? <p>{texts[access]}</p> : null}
      {access === "open" && openedOn ? <p>{texts.opened(day(openedOn))}</p> : null}
      {access === "waiting" && canOpen ? (
        <>
          <p>{texts.waiting(opensOn)}</p>
          <SupplyForm reference={reference} problem={problem} />
        </>
      ) : null}
      {access === "waiting" && !canOpen && !hasOwnDay && !filesAway ? (
        <p>{texts.nothingYet(opensOn)}</p>
      ) : null}
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
      {!isShut && filesAway ? <p>{texts.away}</p> : null}
      {!isShut && !filesAway && later ? <p className="small-print">{later}</p> : null}
    </>
  );
}

interface ParcelStateProps extends OrderFormProps {
  parcel: ParcelView;
  sentOn: string | null;
}

function ParcelState({ parcel, sentOn, reference, problem }: ParcelStateProps) {
  const texts = orderPage.parcel;
  const { state, trackingUrl, dedication } = parcel;
  const isChangeable = state !== "sent" && state !== "cancelled";
  return (
    <>
      <h3>{texts.title}</h3>
      <p>
        {state === "sent" ? sentOn && texts.sent(day(sentOn)) : texts[state]}
        {state === "sent" && trackingUrl ? (
          <>
            {" "}
            <a href={trackingUrl}>{texts.tracking}</a>
          </>
        ) : null}
      </p>
      {dedication ? <p>{orderPage.dedication.current(dedication)}</p> : null}
      {isChangeable ? (
        <DedicationForm dedication={dedication} reference={reference} problem={problem} />
      ) : null}
    </>
  );
}

interface DedicationFormProps extends OrderFormProps {
  dedication: string | null;
}

function DedicationForm({ dedication, reference, problem }: DedicationFormProps) {
  const { label, hint, save } = orderPage.dedication;
  const id = fieldId("dedication", reference);
  return (
    <form method="post" aria-label={formName(label, reference)}>
      <OrderFormFields intent="dedicate" reference={reference} />
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          type="text"
          name="dedication"
          id={id}
          defaultValue={problem?.value ?? dedication ?? ""}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
        />
        {problem ? (
          <p className="field-error" id={`${id}-error`}>
            {problem.message}
          </p>
        ) : (
          <p className="small-print" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <button type="submit" className="button quiet">
        {save}
      </button>
    </form>
  );
}

function day(iso: string): string {
  return unbroken(frenchDate(iso));
}
