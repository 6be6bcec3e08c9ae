import { publisher, said, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { MadeOut, ReceiptView } from "~/orders/receipt-view";
import { MessagePage } from "~/ui/message-page";
import { dayInWords, type Line, ReceiptLines } from "~/ui/receipt-lines";
import { useContact } from "~/ui/root-data";

interface ReceiptPageProps {
  receipt: ReceiptView;
  madeOut: MadeOut | undefined;
}

/** What was paid, with its VAT, on one sheet. */
export function ReceiptPage({ receipt, madeOut }: ReceiptPageProps) {
  const { labels } = receiptPage;
  const { email } = useContact();
  const totals = receipt.totals.flatMap(({ paid, kept }): Line[] => [
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
        <ReceiptLines lines={parties(email, madeOut)} />
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
      <MadeOutForm madeOut={madeOut} />
      <p className="actions">
        <a href={receipt.orderPath}>{receiptPage.back}</a>
      </p>
    </MessagePage>
  );
}

/** The seller, and the buyer's details as far as they were typed. */
function parties(email: string, madeOut: MadeOut | undefined): Line[] {
  const { labels } = receiptPage;
  const { legalForm, address, registration } = publisher;
  const vat = publisher.vat && `${labels.vatNumber} ${publisher.vat.number}`;
  const buyer = madeOut ? [madeOut.name, madeOut.business, ...madeOut.address] : [];
  return [
    [labels.seller, said(seller, legalForm, address, registration, vat, email).join(", ")],
    [labels.buyer, buyer.filter(Boolean).join("\n") || null],
  ];
}

function linesOf(purchase: ReceiptView["purchases"][number]): Line[] {
  const { labels } = receiptPage;
  const { reference, paidOn, taxes, gross, delivery, reversals } = purchase;
  return [
    [labels.reference, reference ?? ""],
    [labels.paid, dayInWords(paidOn)],
    [labels.net, taxes?.net],
    [taxes && labels.vat(taxes.rate), taxes?.vat],
    [labels.gross, gross],
    [labels.delivery, delivery],
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

function MadeOutForm({ madeOut }: Pick<ReceiptPageProps, "madeOut">) {
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
            defaultValue={madeOut?.[name]}
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
          defaultValue={madeOut?.address.join("\n")}
        />
      </div>
      <button type="submit" className="button quiet">
        {form.button}
      </button>
    </form>
  );
}
