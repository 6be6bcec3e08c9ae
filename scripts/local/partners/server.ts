/**
 * The stand-in partners: hosted checkouts, webhooks, the booking page, the group, the videos and a mailbox. They make
 * the whole site usable without any account, and are never part of the Worker.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { deskPath } from "../../../app/shared/desk";
import { sessionPlaceholder } from "../../kit/payment-links";
import { type Operator, openAccess } from "./access";
import { readBrevoMail } from "./brevo";
import { acceptMail, type TakeMail } from "./mail-service";
import { openMailbox, type ReceivedMail } from "./mailbox";
import {
  type AnnouncedOrder,
  checkoutPage,
  checkouts,
  html,
  indexPage,
  notePage,
  type PartnerResponse,
  paymentsPage,
} from "./pages";
import { openPayments } from "./payments";

/** Milliseconds that a slow look-up takes: long enough to see the spinner. */
const slowLookup = 2_500;

interface PartnersOptions {
  /** 0 picks any free port. */
  port: number;
  /** Where the checkouts send buyers afterwards. */
  siteUrl: string;
  /** Signs payment events; without it none is sent. */
  paymentSecret?: string | undefined;
  /** Who may enter the desk. */
  operator: Operator;
}

interface ReceivedCall {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Starts the partners on this machine. Rejects with the system's error if the port is taken. */
export async function startPartners(options: PartnersOptions) {
  const state: State = {
    siteUrl: options.siteUrl,
    payments: openPayments(options),
    access: openAccess(options.operator, options.siteUrl + deskPath),
    calls: [],
    mails: [],
  };
  const server = createServer(async (request, response) => {
    const { status, type, body, location, cookie } = await respond(request, state).catch(
      ({ message }: Error): PartnerResponse => ({ status: 400, body: message }),
    );
    response.writeHead(status ?? (location ? 303 : 200), {
      "Content-Type": `${type ?? "text/plain"}; charset=utf-8`,
      ...(location && { Location: location }),
      ...(cookie && { "Set-Cookie": cookie }),
    });
    response.end(body);
  });
  await once(server.listen(options.port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeMail: ((mail) => {
      state.mails.push({ ...mail, at: new Date() });
      return acceptMail(mail);
    }) satisfies TakeMail,
    close: async () => {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
  };
}

interface State {
  siteUrl: string;
  payments: ReturnType<typeof openPayments>;
  access: ReturnType<typeof openAccess>;
  calls: ReceivedCall[];
  mails: ReceivedMail[];
}

async function respond(request: IncomingMessage, state: State): Promise<PartnerResponse> {
  const { siteUrl, payments, access, calls, mails } = state;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://partners");
  const [, area = "", name = "", ...rest] = pathname.split("/");
  const body = request.method === "POST" ? await text(request) : null;
  switch (area) {
    case "":
      return html(indexPage());
    case "checkout":
      return respondToCheckout(state, name, searchParams, body);
    case "webhooks":
      if (body === null) return json(calls.filter(({ path }) => path === pathname));
      calls.push({ path: pathname, headers: request.headers, body });
      return name === "leads" ? {} : respondToLookup(state, body);
    case "payments":
      if (body === null) return html(paymentsPage(payments.all, announcedOrders(calls), siteUrl));
      await payments.reverse(name, new URLSearchParams(body));
      return { location: "/payments" };
    case "brevo":
      if (body === null || !request.headers["api-key"]) return { status: 401 };
      mails.push({ ...readBrevoMail(body), at: new Date() });
      return { ...json({ messageId: "<stand-in@example>" }), status: 201 };
    case "access":
    case "cdn-cgi": {
      const team = `http://${request.headers.host}`;
      return access.respond(rest[0], team, body !== null);
    }
    case "mailbox": {
      const path = [name, ...rest];
      return openMailbox(mails, path) ?? html(notePage(area, path.join("/")), 404);
    }
    default:
      return html(notePage(area, name));
  }
}

/** @param body the posted form, or null for the page itself */
async function respondToCheckout(
  { siteUrl, payments }: State,
  name: string,
  query: URLSearchParams,
  body: string | null,
): Promise<PartnerResponse> {
  const link = checkouts.get(name);
  if (!link) return html(notePage("checkout", name), 404);
  if (body === null) return html(checkoutPage(link, query));

  const form = new URLSearchParams(body);
  const session = `cs_${form.get("lookup") ?? "quick"}_${randomUUID()}`;
  await payments.take(session, link, query.get("client_reference_id"), form);
  return { location: siteUrl + link.returnPath.replace(sessionPlaceholder, session) };
}

/** Answers as the buyer chose at the checkout: the session's name includes the choice. */
async function respondToLookup({ payments }: State, body: string): Promise<PartnerResponse> {
  const { session_id } = JSON.parse(body) as { session_id: string };
  if (session_id.startsWith("cs_broken")) return { status: 500 };
  if (session_id.startsWith("cs_slow")) await sleep(slowLookup);
  const paid = payments.all.find(({ session }) => session === session_id);
  return json({ email: paid?.email ?? "lectrice@example.com" });
}

const json = (value: unknown): PartnerResponse => ({
  type: "application/json",
  body: JSON.stringify(value),
});

/** What the site announced about each order, by checkout session. */
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
