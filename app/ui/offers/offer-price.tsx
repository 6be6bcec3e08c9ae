import type { ReactNode } from "react";
import { price } from "~/lib/money";

interface OfferPriceProps {
  cents: number;
  listCents: number;
  /** What follows the two amounts on their line. */
  children?: ReactNode;
}

/** What an offer costs, and the list price it is measured against. */
export function OfferPrice({ cents, listCents, children }: OfferPriceProps) {
  return (
    <p className="price">
      <strong>{price(cents)}</strong>{" "}
      <span className="instead">
        au lieu de <s>{price(listCents)}</s>
      </span>{" "}
      {children}
    </p>
  );
}
