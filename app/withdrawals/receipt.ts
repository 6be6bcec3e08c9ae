import { publisher } from "~/content/publisher";
import { productLabels, withdrawalPage } from "~/content/withdrawal-page";
import type { Withdrawal, WithdrawalFields } from "~/db/schema";
import { frenchDate, parisTime } from "~/lib/time";

/** A line of a declaration. */
export interface Entry {
  label: string;
  values: readonly string[];
}

/** For the page to confirm, the receipt and the mails. */
export function declarationEntries(declared: WithdrawalFields): Entry[] {
  const { labels, receipt } = withdrawalPage;
  const { first_name, last_name, email, products, reference, message } = declared;
  const optional = (label: string, value: string | null): Entry[] =>
    value === null ? [] : [{ label: withoutNote(label), values: value.split("\n") }];
  return [
    { label: receipt.name, values: [`${first_name} ${last_name}`] },
    { label: labels.email, values: [email] },
    { label: labels.product, values: products.map((product) => productLabels[product]) },
    ...optional(labels.reference, reference),
    ...optional(labels.message, message),
  ];
}

/** Number, time and addressee, then the declaration. */
export function receiptEntries(withdrawal: Withdrawal): Entry[] {
  const { number, received, at, zone, addressee } = withdrawalPage.receipt;
  const { day, time } = parisTime(withdrawal.created_at);
  return [
    { label: number, values: [withdrawalNumber(withdrawal)] },
    { label: received, values: [`${frenchDate(day)} ${at} ${time} (${zone})`] },
    { label: addressee, values: [publisher.name, publisher.address] },
    ...declarationEntries(withdrawal),
  ];
}

function withoutNote(label: string): string {
  return label.replace(" (facultatif)", "");
}

/** `R-20260619-1A2B3C4D`, the day in Paris. */
export function withdrawalNumber({ id, created_at }: Pick<Withdrawal, "id" | "created_at">) {
  return `R-${parisTime(created_at).day.replaceAll("-", "")}-${id.slice(0, 8).toUpperCase()}`;
}
