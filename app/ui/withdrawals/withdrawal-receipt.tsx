import { withdrawalPage } from "~/content/withdrawal-page";
import type { Withdrawal } from "~/db/schema";
import { useContact } from "~/ui/use-contact";
import { receiptEntries } from "~/withdrawals/entries";
import { Entries } from "./entries";

interface WithdrawalReceiptProps {
  withdrawal: Withdrawal;
  /** Whether the same goes out by mail. */
  mailed: boolean;
}

/** The proof of a declaration, to print or to keep. */
export function WithdrawalReceipt({ withdrawal, mailed }: WithdrawalReceiptProps) {
  const { title, heading, lead, next, ...texts } = withdrawalPage.receipt;
  const contact = useContact();
  return (
    <article className="withdrawal">
      <header>
        <p className="kicker">{heading}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p>
          <strong>{mailed ? texts.mailed(withdrawal.email) : texts.notMailed}</strong>
        </p>
      </header>
      <p>{withdrawalPage.recap.statement}</p>
      <Entries entries={receiptEntries(withdrawal)} />
      <section>
        <h2>{next.title}</h2>
        <ul>
          {next.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>{" "}
          <a href={contact.phoneUrl}>{contact.phone}</a>
        </p>
      </section>
    </article>
  );
}
