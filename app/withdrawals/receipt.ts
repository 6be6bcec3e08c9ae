import { knownDetails, publisher, seller } from "~/content/publisher";
import { productLabels, withdrawalPage } from "~/content/withdrawal-page";
import type { Withdrawal, WithdrawalFields } from "~/db/schema";
import { frenchDate, parisTime } from "~/lib/time";

export interface DeclarationLine {
  label: string;
  values: readonly string[];
}

/** For the confirmation page. The contract comes first, since the sentence before it ends in « portant sur : ». */
export function declarationEntries(
  declared: WithdrawalFields,
): [DeclarationLine, ...DeclarationLine[]] {
  const { labels, receipt } = withdrawalPage;
  const { first_name, last_name, email, products, reference, message } = declared;
  const optional = (label: string, value: string | null): DeclarationLine[] =>
    value === null ? [] : [{ label: withoutNote(label), values: value.split("\n") }];
  return [
    { label: labels.product, values: products.map((product) => productLabels[product]) },
    { label: receipt.name, values: [`${first_name} ${last_name}`] },
    { label: labels.email, values: [email] },
    ...optional(labels.reference, reference),
    ...optional(labels.message, message),
  ];
}

/** For the receipt and the mails, with number, time and addressee after the contract. */
export function receiptEntries(withdrawal: Withdrawal): DeclarationLine[] {
  const { number, received, at, zone, addressee } = withdrawalPage.receipt;
  const { day, time } = parisTime(withdrawal.created_at);
  const [contract, ...declaration] = declarationEntries(withdrawal);
  return [
    contract,
    { label: number, values: [withdrawalNumber(withdrawal)] },
    { label: received, values: [`${frenchDate(day)} ${at} ${time} (${zone})`] },
    { label: addressee, values: knownDetails(seller, publisher.address) },
    ...declaration,
  ];
}

function withoutNote(label: string): string {
  return label.replace(" (facultatif)", "");
}

/** `R-20260619-1A2B3C4D`, the day in Paris. */
export function withdrawalNumber({ id, created_at }: Pick<Withdrawal, "id" | "created_at">) {
  return `R-${parisTime(created_at).day.replaceAll("-", "")}-${id.slice(0, 8).toUpperCase()}`;
}
