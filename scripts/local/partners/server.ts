/**
 * The stand-in partners: hosted checkouts, webhooks, the booking page, the group, the videos and a
 * mailbox. With them the whole site can be clicked through with no account. Never part of the Worker.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type TakeMail, taken } from "./mail-service";
import { openMailbox, type ReceivedMail } from "./mailbox";
import { type AnnouncedOrder, checkoutPage, indexPage, notePage, paymentsPage } from "./pages";
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
  const { port, siteUrl } = options;
  const payments = openPayments(options);
  const calls: ReceivedCall[] = [];
  const mails: ReceivedMail[] = [];
  /** E-mail address that paid in each checkout session of this run. */
  const buyers = new Map<string, string>();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      response.writeHead(400, { "Content-Type": "text/plain" }).end(`${error.message}\n`);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://partners");
    const [, area, name = "", ...rest] = url.pathname.split("/");
    if (area === "checkout") {
      const body = request.method === "POST" ? await text(request) : null;
      return answerCheckout(response, { name, query: url.searchParams, body });
    }
    if (area === "webhooks" && request.method === "GET") {
      return sendJson(
        response,
        calls.filter(({ path }) => path === url.pathname),
      );
    }
    if (area === "webhooks") {
      const body = await text(request);
      calls.push({ path: url.pathname, headers: request.headers, body });
      return name === "leads" ? response.end() : answerLookup(response, body);
    }
    if (area === "payments") return answerPayments(request, response, name);
    if (area === "mailbox") return answerMailbox(response, [name, ...rest]);
    sendHtml(response, area ? notePage(area, name) : indexPage());
  }

  function answerMailbox(response: ServerResponse, path: string[]) {
    const answer = openMailbox(mails, path);
    if (!answer) return sendHtml(response, notePage("mailbox", path.join("/")), 404);
    response.writeHead(200, { "Content-Type": `${answer.type}; charset=utf-8` });
    response.end(answer.body);
  }

  async function answerPayments(request: IncomingMessage, response: ServerResponse, name: string) {
    if (request.method !== "POST") {
      return sendHtml(response, paymentsPage(payments.all, announcedOrders(calls), siteUrl));
    }
    const form = new URLSearchParams(await text(request));
    await payments.refund(name, centsOf(form.get("euros")));
    response.writeHead(303, { Location: "/payments" }).end();
  }

  async function answerCheckout(response: ServerResponse, visit: CheckoutVisit) {
    const product = products[visit.name];
    if (!product) return sendHtml(response, notePage("checkout", visit.name), 404);
    if (visit.body === null) return sendHtml(response, checkoutPage(product, visit.query));

    const form = new URLSearchParams(visit.body);
    const session = `cs_${form.get("lookup") ?? "quick"}_${randomUUID()}`;
    const email = form.get("email") ?? "";
    buyers.set(session, email);
    const reference = visit.query.get("client_reference_id");
    const parcel = product.isPosted ? parcelOf(form) : null;
    const test = form.has("test");
    const country = form.get("country") ?? "";
    const delivery = product.isPosted ? centsOf(form.get("delivery")) : 0;
    const purchase = { session, email, product, reference, parcel, country, delivery, test };
    await payments.take(purchase, form.get("event") ?? "before");
    response.writeHead(303, { Location: siteUrl + product.returnPath.replace("SESSION", session) });
    response.end();
  }

  /** Behaves as the buyer chose at the checkout: the choice is part of the session's name. */
  async function answerLookup(response: ServerResponse, body: string) {
    const { session_id } = JSON.parse(body) as { session_id: string };
    if (session_id.startsWith("cs_broken")) return response.writeHead(500).end();
    if (session_id.startsWith("cs_slow")) await sleep(slowLookup);
    sendJson(response, { email: buyers.get(session_id) ?? "lectrice@example.com" });
  }

  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    takeMail: (mail) => {
      mails.push({ ...mail, at: new Date() });
      return taken(mail);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface CheckoutVisit {
  name: string;
  query: URLSearchParams;
  /** The posted form, or null for the page itself. */
  body: string | null;
}

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
    if (!type.startsWith("order.")) continue;
    orders.set(data.session_id, { ...orders.get(data.session_id), ...data });
  }
  return orders;
}

function sendHtml(response: ServerResponse, html: string, status = 200) {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
  response.end(html);
}

function sendJson(response: ServerResponse, value: unknown) {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(value));
}
