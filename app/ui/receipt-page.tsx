import { knownDetails, publisher, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { BillTo, ReceiptView } from "~/orders/receipt-view";
import { MessagePage } from "~/ui/message-page";
import { dayInWords, type Line, ReceiptLines } from "~/ui/receipt-lines";
import { useContact } from "~/ui/root-data";

interface ReceiptPageProps {
  receipt: ReceiptView;
  billTo: BillTo | undefined;
}

/** What was paid, with its VAT, on one sheet. */
export function ReceiptPage({ receipt, billTo }: ReceiptPageProps) {
  const { labels } = receiptPage;
  const { email } = useContact();
  const totals = receipt.totals.flatMap(({ taxes, paid, kept }): Line[] => [
    [labels.totalNet, taxes?.net],
    [labels.totalVat, taxes?.vat],
    [labels.total, paid],
    [labels.kept, kept],
  ]);
  return (
    <MessagePage
      title={
        <>
          {receiptPage.title} <span className="unbroken">{receipt.reference}</span>
        </>
      }
      lead={receiptPage.lead}
    >
      {receipt.isTest ? <p className="notice">{receiptPage.test}</p> : null}
      <section>
        <ReceiptLines lines={parties(email, billTo)} />
      </section>
      {receipt.purchases.map((purchase) => (
        <section className="purchase" key={purchase.reference}>
          <h2>{purchase.name}</h2>
          <ReceiptLines lines={linesOf(purchase)} />
          {purchase.isUntaxed ? <p className="small-print">{receiptPage.noRate}</p> : null}
        </section>
      ))}
      <section>
        <ReceiptLines lines={totals} summed />
        {receipt.isExempt ? <p>{receiptPage.exempt}</p> : null}
        <p className="small-print">
          {receiptPage.invoice} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
      <BillToForm billTo={billTo} />
      <p className="actions">
        <a href={receipt.orderPath}>{receiptPage.back}</a>
      </p>
    </MessagePage>
  );
}

/** The seller, and the buyer's details as far as they were typed. */
function parties(email: string, billTo: BillTo | undefined): Line[] {
  const { labels } = receiptPage;
  const { legalForm, address, registration } = publisher;
  const vat = publisher.vat && `${labels.vatNumber} ${publisher.vat.number}`;
  const buyer = billTo ? [billTo.name, billTo.business, ...billTo.address] : [];
  return [
    [labels.seller, knownDetails(seller, legalForm, address, registration, vat, email).join(", ")],
    [labels.buyer, buyer.filter(Boolean).join("\n") || null],
  ];
}

function linesOf(purchase: ReceiptView["purchases"][number]): Line[] {
  const { labels } = receiptPage;
  const { reference, paidOn, price, discount, taxes, gross, delivery, reversals } = purchase;
  return [
    [labels.reference, reference ?? ""],
    [labels.paid, dayInWords(paidOn)],
    [labels.price, price],
    [labels.discount, discount],
    [labels.delivery, price && delivery],
    [labels.net, taxes?.net],
    [taxes && labels.vat(taxes.rate), taxes?.vat],
    [labels.gross, gross],
    [labels.deliveryIncluded, price ? null : delivery],
    ...reversals.map(
      ({ label, gross, taxes }): Line => [
        label,
        <>
          {gross}
          {taxes ? <small>{labels.reversedParts(taxes.net, taxes.vat)}</small> : null}
        </>,
      ],
    ),
  ];
}

const lines = [
  { name: "name", autoComplete: "name" },
  { name: "business", autoComplete: "organization" },
] as const;

function BillToForm({ billTo }: Pick<ReceiptPageProps, "billTo">) {
  const { form } = receiptPage;
  return (
    <form method="post">
      <h2>{form.title}</h2>
      <p className="small-print">{form.hint}</p>
      {lines.map(({ name, autoComplete }) => (
        <div key={name} className="field">
          <label htmlFor={name}>{form[name]}</label>
          <input
            type="text"
            name={name}
            id={name}
            autoComplete={autoComplete}
            defaultValue={billTo?.[name]}
          />
        </div>
      ))}
      <div className="field">
        <label htmlFor="address">{form.address}</label>
        <textarea
          name="address"
          id="address"
          rows={3}
          autoComplete="street-address"
          defaultValue={billTo?.address.join("\n")}
        />
      </div>
      <button type="submit" className="button quiet">
        {form.button}
      </button>
    </form>
  );
}
