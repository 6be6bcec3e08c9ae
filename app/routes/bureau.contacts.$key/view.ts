import { contactPage as words } from "~/content/desk-contacts";
import { orderDesk } from "~/content/desk-orders";
import { productLabels } from "~/content/withdrawal-page";
import type { OutboxEvent } from "~/db/schema";
import type { findRemains } from "~/leads/contacts/erase";
import type { Person } from "~/leads/contacts/person";
import { forms } from "~/leads/forms";
import { money } from "~/orders/money";
import { productName } from "~/orders/view";
import { withdrawalNumber } from "~/withdrawals/receipt";

/** Messages on the page. The copy has them all. */
const mostMessages = 20;

export type ContactView = ReturnType<typeof viewOf>;
type Lead = Person["leads"][number];
type Remains = Awaited<ReturnType<typeof findRemains>>;

/** What the page shows of a person. */
export function viewOf(key: string, person: Person, remains: Remains) {
  const { email, events, declarations, unsubscribed, orders, leads } = person;
  const messages = (events as unknown as OutboxEvent[]).map(messageOf);
  return {
    key,
    email,
    name: [...leads.map(nameOf), ...orders.map(({ name }) => name)].find(isText) ?? null,
    unsubscribedAt: unsubscribed?.created_at ?? null,
    leads: leads.map((lead) => ({
      id: String(lead.id),
      at: String(lead.created_at),
      form: formOf(lead),
      fields: fieldsOf(lead),
    })),
    orders: (orders as Record<string, unknown>[]).map((order) => ({
      reference: String(order.reference ?? ""),
      at: String(order.created_at),
      what: `${productName(order.product as Parameters<typeof productName>[0])}, ${money(Number(order.amount_cents), String(order.currency))}`,
    })),
    withdrawals: declarations.map((declared) => ({
      number: withdrawalNumber(declared),
      at: declared.created_at,
      what: declared.products.map((product) => productLabels[product]).join(", "),
      answeredAt: declared.answered_at,
    })),
    messages: messages.slice(0, mostMessages),
    hiddenMessages: Math.max(0, messages.length - mostMessages),
    remains,
  };
}

const isText = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";

function nameOf({ name, first_name, last_name, metadata }: Lead): string {
  const { prenom = "", nom = "" } = (metadata ?? {}) as Record<string, string>;
  return [name ?? first_name ?? prenom, last_name ?? nom].filter(isText).join(" ");
}

/** The form that a lead filled in: two of them share a table. */
function formOf({ table, metadata }: Lead): string {
  const listed = forms.filter(({ definition }) => definition.table === table);
  const hasName = metadata !== null && metadata !== undefined;
  const form = listed.find(({ rows }) => !rows || rows.includes("NOT NULL") === hasName);
  return form?.label ?? table;
}

/** The answers, under their French names. */
function fieldsOf(lead: Lead) {
  const { table: _, id: _id, created_at: _at, email: _email, metadata, ...answers } = lead;
  const fields = { ...answers, metadata: metadata ? nameOf(lead) : null };
  const shown = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const [, question] = /^q(\d+)_score$/.exec(name) ?? [];
    const label = question ? words.question(question) : (words.fields[name] ?? name);
    const text = textOf(value);
    return text ? [[label, text]] : [];
  });
  return Object.fromEntries(shown);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return Object.values(value).join(", ");
  return String(value).replace(/^(\d+)\.(\d+)$/, "$1,$2");
}

function messageOf(event: OutboxEvent) {
  const { id, type, destination, status, created_at, delivered_at, next_attempt_at } = event;
  const moments = { delivered: delivered_at, pending: next_attempt_at } as const;
  return {
    id,
    what:
      words.messageTypes[type] ??
      orderDesk.messageTypes[type] ??
      (type.startsWith("letter.") ? words.letter : type),
    where: destination === "mail" ? words.address : orderDesk.destinations.webhook,
    at: created_at,
    state: orderDesk.messageStates[status],
    stateAt: status === "delivered" || status === "pending" ? moments[status] : null,
    error: status === "delivered" ? null : event.last_error,
    canResend: destination === "mail" && status !== "pending",
    seen: delivered_at ?? "",
  };
}
