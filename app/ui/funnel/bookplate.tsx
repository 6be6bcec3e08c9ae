import type { ReactNode } from "react";
import { type Plate, plateLabels } from "~/content/funnel";
import { book } from "~/content/offers";
import { publisher } from "~/content/publisher";
import type { Payment } from "~/funnel/customer";
import { frenchDate, unbroken } from "~/lib/time";
import { useContact } from "~/ui/use-contact";

interface BookplateProps extends Plate {
  payment: Payment | null;
  /** What was bought. */
  children: ReactNode;
}

/** An order set as the plate that says whose book it is; on paper it names the seller, too. */
export function Bookplate({ cover, dedication, arrival, payment, children }: BookplateProps) {
  const contact = useContact();
  return (
    <div className="plate">
      {cover ? (
        <img
          src="/images/cover.svg"
          width={600}
          height={900}
          alt={`Couverture du livre ${book.title}`}
        />
      ) : (
        <img src="/images/monogram.svg" width={320} height={400} alt="" />
      )}
      <p className="dedication">{dedication}</p>
      {children}
      <ul>
        {payment ? (
          <>
            <li>
              {plateLabels.paid} {unbroken(frenchDate(payment.day))}
            </li>
            <li>
              {plateLabels.reference} <span className="reference">{payment.reference}</span>
            </li>
          </>
        ) : null}
        <li>{arrival}</li>
        <li className="on-paper">
          {plateLabels.seller} {publisher.name}, {publisher.address}, {contact.email}
        </li>
      </ul>
    </div>
  );
}
