/** The evidence of a sale that a buyer's bank asks for in a dispute. */
import { sql } from "drizzle-orm";
import { plainText } from "~/content/legal/plain-text";
import { termsOn } from "~/content/legal/versions";
import type { Contact } from "~/content/types";
import type { Database } from "~/db/client";
import type { OutboxEvent } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { envelopeLines } from "./address";
import { type Sale, selectSales } from "./list";
import { money } from "./money";

/** How a site describes itself in its terms. */
export interface Shop extends Pick<Contact, "email" | "phone"> {
  siteUrl: string;
}

type Mail = Pick<OutboxEvent, "type" | "status" | "created_at" | "delivered_at">;

export type Evidence = ReturnType<typeof evidenceOf>;

/** @returns undefined if no order has the reference */
export async function findEvidence(
  db: Database,
  reference: string,
  shop: Shop,
): Promise<Evidence | undefined> {
  const [[sale], mails] = await Promise.all([
    db.all<Sale>(selectSales(sql`orders.reference = ${reference}`)),
    // Erasing an order's address also empties it in the order's mails, so they still match.
    db.all<Mail>(sql`SELECT events.type, events.status, events.created_at, events.delivered_at
      FROM orders JOIN outbox_events AS events
        ON lower(events.email) = lower(coalesce(orders.email, '')) AND events.lead_id = orders.session_id
      WHERE orders.reference = ${reference} AND events.destination = 'mail'
      ORDER BY events.created_at, events.id`),
  ]);
  return sale && evidenceOf(sale, mails, shop);
}

function evidenceOf(sale: Sale, mails: readonly Mail[], { siteUrl, ...contact }: Shop) {
  const { reference, product, amount_cents, refunded_cents, currency, country } = sale;
  const { dedication, sent_at, tracking_url, replaces_sent_at } = sale;
  const lines = envelopeLines({ ...sale, name: null, country: sale.parcel_country });
  const day = parisDay(sale.created_at);
  return {
    sale: {
      reference,
      product,
      amount: money(amount_cents, currency),
      refunded: money(refunded_cents, currency),
      paid_at: sale.created_at,
      payment: sale.payment_intent,
      email: sale.email,
      country,
    },
    dispute: sale.dispute && { state: sale.dispute, answer_due_on: sale.dispute_due_on },
    downloads: {
      times: sale.downloads,
      first_at: sale.first_download_at,
      last_at: sale.last_download_at,
    },
    parcel: sale.parcel && {
      name: sale.name,
      address: lines.join("\n") || null,
      dedication,
      sent_at,
      tracking_url,
      replaces_sent_at,
    },
    mails,
    terms: {
      day,
      address: `${siteUrl}/conditions-generales-de-vente?version=${day}`,
      text: plainText(termsOn(day), contact),
    },
  };
}
