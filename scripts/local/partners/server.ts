/**
 * The stand-in partners: hosted checkouts, webhooks, the booking page, the group, the videos and a
 * mailbox. With them the whole site can be clicked through with no account. Never part of the Worker.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type TakeMail, taken } from "./mail-service";
import { openMailbox, type ReceivedMail } from "./mailbox";
import {
  type AnnouncedOrder,
  type Answer,
  checkoutPage,
  html,
  indexPage,
  notePage,
  paymentsPage,
} from "./pages";
import { addressFields, openPayments, type ParcelDetails } from "./payments";
import { products } from "./products";

/** Milliseconds of a look-up that was chosen to be slow: long enough to see the spinner. */
const slowLookup = 2_500;

interface PartnersOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where the checkouts send the buyer back to. */
  siteUrl: string;
  /** Signs the events of payments; without it none is sent. */
  paymentSecret?: string | undefined;
}

/** A webhook's received call, newest last. */
interface ReceivedCall {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Partners {
  url: string;
  calls: ReceivedCall[];
  /** Puts a mail into the mailbox. */
  takeMail: TakeMail;
  close: () => Promise<void>;
}

/** Starts the partners on this machine. Rejects with the system's error when the port is taken. */
export async function startPartners(options: PartnersOptions): Promise<Partners> {
  const state: State = {
    siteUrl: options.siteUrl,
    payments: openPayments(options),
    calls: [],
    mails: [],
    buyers: new Map(),
  };
  const server = createServer(async (request, response) => {
    const { status, type, body, location } = await answerTo(request, state).catch(
      ({ message }: Error): Answer => ({ status: 400, body: message }),
    );
    response.writeHead(status ?? (location ? 303 : 200), {
      "Content-Type": `${type ?? "text/plain"}; charset=utf-8`,
      ...(location && { Location: location }),
    });
    response.end(body);
  });
  await once(server.listen(options.port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: state.calls,
    takeMail: (mail) => {
      state.mails.push({ ...mail, at: new Date() });
      return taken(mail);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What the partners know of this run. */
interface State {
  siteUrl: string;
  payments: ReturnType<typeof openPayments>;
  calls: ReceivedCall[];
  mails: ReceivedMail[];
  /** E-mail address that paid in each checkout session. */
  buyers: Map<string, string>;
}

async function answerTo(request: IncomingMessage, state: State): Promise<Answer> {
  const { siteUrl, payments, calls, mails } = state;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://partners");
  const [, area = "", name = "", ...rest] = pathname.split("/");
  const body = request.method === "POST" ? await text(request) : null;
  switch (area) {
    case "":
      return html(indexPage());
    case "checkout":
      return answerCheckout(state, name, searchParams, body);
    case "webhooks":
      if (body === null) return json(calls.filter(({ path }) => path === pathname));
      calls.push({ path: pathname, headers: request.headers, body });
      return name === "leads" ? {} : answerLookup(state, body);
    case "payments":
      if (body === null) return html(paymentsPage(payments.all, announcedOrders(calls), siteUrl));
      await takeBack(payments, name, new URLSearchParams(body));
      return { location: "/payments" };
    case "mailbox": {
      const path = [name, ...rest];
      return openMailbox(mails, path) ?? html(notePage(area, path.join("/")), 404);
    }
    default:
      return html(notePage(area, name));
  }
}

async function takeBack(payments: State["payments"], session: string, form: URLSearchParams) {
  const step = form.get("step");
  if (step === "fail") return payments.failRefund(session);
  if (step === "open" || step === "won" || step === "lost") return payments.dispute(session, step);
  return payments.refund(session, centsOf(form.get("euros")));
}

/** @param body the posted form, or null for the page itself */
async function answerCheckout(
  { siteUrl, payments, buyers }: State,
  name: string,
  query: URLSearchParams,
  body: string | null,
): Promise<Answer> {
  const product = products[name];
  if (!product) return html(notePage("checkout", name), 404);
  if (body === null) return html(checkoutPage(product, query));

  const form = new URLSearchParams(body);
  const session = `cs_${form.get("lookup") ?? "quick"}_${randomUUID()}`;
  const email = form.get("email") ?? "";
  buyers.set(session, email);
  const purchase = {
    session,
    email,
    product,
    reference: query.get("client_reference_id"),
    parcel: product.isPosted ? parcelOf(form) : null,
    country: form.get("country") ?? "",
    delivery: product.isPosted ? centsOf(form.get("delivery")) : 0,
    test: form.has("test"),
  };
  await payments.take(purchase, form.get("event") ?? "before");
  return { location: siteUrl + product.returnPath.replace("SESSION", session) };
}

/** Behaves as the buyer chose at the checkout: the choice is part of the session's name. */
async function answerLookup({ buyers }: State, body: string): Promise<Answer> {
  const { session_id } = JSON.parse(body) as { session_id: string };
  if (session_id.startsWith("cs_broken")) return { status: 500 };
  if (session_id.startsWith("cs_slow")) await sleep(slowLookup);
  return json({ email: buyers.get(session_id) ?? "lectrice@example.com" });
}

const json = (value: unknown): Answer => ({
  type: "application/json",
  body: JSON.stringify(value),
});

/** A sum as it is typed: `4,90`; nothing is none. */
const centsOf = (euros: string | null) =>
  Math.max(0, Math.round(Number((euros ?? "").replace(",", ".")) * 100)) || 0;

/** What a buyer typed into the fields of `checkoutPage`. */
function parcelOf(form: URLSearchParams): ParcelDetails {
  const field = (name: string) => form.get(name) ?? "";
  const lines = addressFields.map((name) => [name, field(name)]);
  return {
    name: field("name"),
    address: Object.fromEntries(lines) as ParcelDetails["address"],
    dedication: field("dedication"),
  };
}

/** What the site announced of each order, by its checkout session. */
function announcedOrders(calls: readonly ReceivedCall[]): Map<string, AnnouncedOrder> {
  const orders = new Map<string, AnnouncedOrder>();
  for (const { path, body } of calls) {
    if (path !== "/webhooks/leads") continue;
    const { type, data } = JSON.parse(body) as { type: string; data: AnnouncedOrder };
    if (type.startsWith("order.")) {
      orders.set(data.session_id, { ...orders.get(data.session_id), ...data });
    }
  }
  return orders;
}
