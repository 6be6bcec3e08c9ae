import type { ReactNode } from "react";
import { type OrderStatusText, statusSupport } from "~/content/order-status";
import { MessagePage } from "~/ui/message-page";
import { SupportContact } from "./order-card";
import { StatusNotice } from "./status-notice";

interface StatusPageProps {
  title: string;
  statuses: readonly { product?: string; text: OrderStatusText }[];
  /** What was ordered. */
  children: ReactNode;
}

/** The confirmation of an order that is not paid: what happened to it, and whom to ask. It offers nothing. */
export function StatusPage({ title, statuses, children }: StatusPageProps) {
  return (
    <MessagePage title={title} lead={statuses[0]?.text.lead ?? ""}>
      {statuses.map(({ product, text }) => (
        <StatusNotice key={product} product={product} {...text} />
      ))}
      {children}
      <SupportContact {...statusSupport} />
    </MessagePage>
  );
}
