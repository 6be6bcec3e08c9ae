import type { ReactNode } from "react";
import { publisher, said, seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import { frenchDate, unbroken } from "~/lib/time";
import type { MadeOut, ReceiptView } from "~/orders/receipt-view";
import { MessagePage } from "~/ui/message-page";
import { useContact } from "~/ui/root-data";

interface ReceiptPageProps {
  receipt: ReceiptView;
  madeOut: MadeOut | undefined;
}

type Line = [label: string, value: ReactNode];

/** What was paid, with its VAT, on one sheet. */
export function ReceiptPage({ receipt, madeOut }: ReceiptPageProps) {
  const { labels } = receiptPage;
  const { email } = useContact();
  const totals = receipt.totals.flatMap(({ paid, kept }): Line[] => [
    [labels.total, paid],
    ...(kept === null ? [] : [[labels.kept, kept] satisfies Line]),
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
        <Lines lines={parties(email, madeOut)} />
      </section>
      {receipt.purchases.map((purchase) => (
        <section className="purchase" key={purchase.reference}>
          <h2>{purchase.name}</h2>
          <Lines lines={linesOf(purchase)} />
          {purchase.isUntaxed ? <p className="small-print">{receiptPage.noRate}</p> : null}
        </section>
      ))}
      <section>
        <Lines lines={totals} />
        {publisher.vatNumber === null ? <p>{receiptPage.exempt}</p> : null}
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

/** Who sold, and who bought as far as it was typed. */
function parties(email: string, madeOut: MadeOut | undefined): Line[] {
  const { labels } = receiptPage;
  const { legalForm, address, registration, vatNumber } = publisher;
  const vat = vatNumber && `${labels.vatNumber} ${vatNumber}`;
  const buyer = madeOut ? [madeOut.name, madeOut.business, ...madeOut.address] : [];
  return [
    [labels.seller, said(seller, legalForm, address, registration, vat, email).join(", ")],
    ...(buyer.some(Boolean)
      ? [[labels.buyer, buyer.filter(Boolean).join("\n")] satisfies Line]
      : []),
  ];
}

function linesOf(purchase: ReceiptView["purchases"][number]): Line[] {
  const { labels } = receiptPage;
  const { reference, paidOn, taxes, gross, delivery, reversals } = purchase;
  return [
    [labels.reference, reference],
    [labels.paid, day(paidOn)],
    ...(taxes
      ? [[labels.net, taxes.net] satisfies Line, [labels.vat(taxes.rate), taxes.vat] satisfies Line]
      : []),
    [labels.gross, gross],
    ...(delivery === null ? [] : [[labels.delivery, delivery] satisfies Line]),
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

function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className="receipt">
      {lines.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's lines never move
        <div key={index}>
          <dt>{label}</dt>
          <dd className="address">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MadeOutForm({ madeOut }: Pick<ReceiptPageProps, "madeOut">) {
  const { form } = receiptPage;
  return (
    <form method="post">
      <h2>{form.title}</h2>
      <p className="small-print">{form.hint}</p>
      <Field name="name" label={form.name} value={madeOut?.name} complete="name" />
      <Field
        name="business"
        label={form.business}
        value={madeOut?.business}
        complete="organization"
      />
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

interface FieldProps {
  name: string;
  label: string;
  value: string | undefined;
  complete: string;
}

function Field({ name, label, value, complete }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input type="text" name={name} id={name} autoComplete={complete} defaultValue={value} />
    </div>
  );
}

function day(iso: string): string {
  return unbroken(frenchDate(iso));
}
