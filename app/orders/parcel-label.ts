import type { Order, Parcel } from "~/db/schema";
import { type Destination, destinationFields, envelopeLines } from "./address";
import { copiesToSend } from "./copies";
import { boughtName } from "./view";

/** What is printed for a parcel, and what a carrier imports. */
export interface ParcelLabel {
  reference: string;
  paid_at: string;
  /** The book's title on the day of the payment. */
  title: string;
  /** Copies that were bought, and those that go into the parcel. */
  quantity: number;
  copies: number;
  /** Recipient and address, by the rule of the country. */
  lines: string[];
  destination: Destination;
  dedication: string | null;
}

export function parcelLabel(order: Order, parcel: Parcel): ParcelLabel {
  return {
    reference: order.reference ?? "",
    paid_at: order.created_at,
    title: boughtName(order),
    quantity: order.quantity,
    copies: copiesToSend(order),
    lines: envelopeLines(parcel),
    destination: destinationFields(parcel),
    dedication: parcel.dedication,
  };
}
