import { todayPage as words } from "~/content/desk-today";
import type { Today } from "~/operator/today";
import { deskPath, exportPath, orderDeskPath } from "~/shared/desk";

/** Something that waits for the operator. */
export interface Matter {
  title: string;
  text?: string;
  /** The day by which it is to be done, YYYY-MM-DD in Paris; null if there is none. */
  due: string | null;
  /** Where it is done. */
  action?: { label: string; to: string };
}

const answer = { label: words.answer, to: `${deskPath}/retractations` };
const resend = { label: words.resend, to: `${deskPath}/envois` };
const seeOrder = (reference: string) => ({
  label: words.seeOrder,
  to: orderDeskPath(reference),
});
const see = { label: words.see, to: `${deskPath}/envois` };

/** What waits, by its deadline. What has none comes where it presses: what stops the site first, notes last. */
export function listTasks(today: Today): Matter[] {
  const dated = [...withdrawals(today), ...disputes(today), ...parcels(today), ...promises(today)];
  return [
    ...broken(today),
    ...dated.toSorted((a, b) => ((a.due ?? "~") < (b.due ?? "~") ? -1 : 1)),
    ...notes(today),
  ];
}

function broken({ missesPayments, delivery, database }: Today): Matter[] {
  const isStopped = delivery.gone + delivery.failed + delivery.waiting > 0;
  return [
    ...(missesPayments
      ? [{ title: words.missesPayments, text: words.missesPaymentsText, due: null }]
      : []),
    ...(database?.isAlarming
      ? [{ title: words.almostFull, text: words.almostFullText(database), due: null }]
      : []),
    ...(isStopped
      ? [{ title: words.stopped, text: words.stoppedText(delivery), due: null, action: resend }]
      : []),
  ];
}

const withdrawals = ({ withdrawals: { lines } }: Today): Matter[] =>
  lines.map(({ number, reference, due }) => ({
    title: words.withdrawal(number),
    text: words.withdrawalText(reference),
    due,
    action: answer,
  }));

const disputes = ({ disputes: { lines } }: Today): Matter[] =>
  lines.map(({ reference, sum, due }) => ({
    title: words.dispute(reference),
    text: words.disputeText(sum),
    due,
    action: seeOrder(reference),
  }));

function parcels({ parcels: { total, late, due } }: Today): Matter[] {
  if (total === 0) return [];
  const action = { label: words.prepare, to: `${deskPath}/colis` };
  return [{ title: words.parcels(total), text: words.lateParcels(late), due, action }];
}

const promises = ({ sessions, letters }: Today): Matter[] => [
  ...sessions.map(({ session }) => ({
    title: words.room(session),
    text: words.roomText,
    due: session,
  })),
  ...letters.map(({ letter, product, day }) => ({
    title: words.letter[letter],
    due: day,
    action: { label: words.addresses, to: exportPath(`buyers:${product}`) },
  })),
];

const notes = ({ failedRefunds, others, alone, held }: Today): Matter[] => [
  ...failedRefunds.lines.map(({ reference, sum }) => ({
    title: words.failedRefund(reference),
    text: words.failedRefundText(sum),
    due: null,
    action: seeOrder(reference),
  })),
  ...others.lines.map(({ reference, sum }) => ({
    title: words.other(reference),
    text: words.otherText(sum),
    due: null,
    action: seeOrder(reference),
  })),
  ...(
    [
      [held.receipts, words.receipts, words.receiptsText],
      [held.promised, words.promised, words.promisedText],
      [alone, words.alone, words.aloneText],
    ] as const
  ).flatMap(([count, title, text]) =>
    count > 0 ? [{ title: title(count), text, due: null, action: see }] : [],
  ),
];
