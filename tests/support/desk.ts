/** A site whose desk the tests are let into. */
import { afterAll, beforeEach } from "vitest";
import { type Order, orders, parcels } from "~/db/schema";
import type { Shipping } from "~/orders/payment";
import { newParcel } from "~/orders/payment";
import { assertionOf, certs, makeKey } from "./access";
import { emptyTables } from "./database";
import { json } from "./fakes";
import { openLeadSite, received } from "./lead-site";
import { orderRow, shippingTo } from "./payments";
import { origin, type Partner, type Site, unavailable } from "./site";

const key = await makeKey("tests");

/** Publishes the key of these assertions beside whatever the other partners answer. */
export const publishKeys = (site: Site, others: Partner = unavailable) =>
  site.partner((request) =>
    new URL(request.url).pathname === "/cdn-cgi/access/certs"
      ? json(certs(key))(request)
      : others(request),
  );

/** The header of somebody whom Access has let through. */
export const entered = async (claims = {}) => ({
  "Cf-Access-Jwt-Assertion": await assertionOf(key, claims),
});

/** One desk for all tests of a file, at which the operator sits. */
export async function sharedDesk() {
  const site = await openLeadSite({ mail: true });
  const headers = await entered();
  beforeEach(async () => {
    // A sending's announcement waits for an hour, so nothing is under way that one could wait for.
    await emptyTables(site.db);
    publishKeys(site, received);
    site.errors.length = 0;
  });
  afterAll(() => site[Symbol.asyncDispose]());
  return Object.assign(site, {
    open: (path: string) => site.page(path, { headers }),
    /** Posts an act as a browser does, and follows the redirect to the page that says what was done. */
    act: async (path: string, act: string, fields: [string, string][] = []) => {
      const body = new URLSearchParams([["acte", act], ...fields]).toString();
      const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
      const init = { method: "POST", headers: { ...headers, ...type }, body };
      const answer = await site.page(path, init);
      const location = answer.headers.get("Location");
      if (answer.status !== 303 || !location) return { ...answer, location };
      const page = await site.page(location, { headers });
      return { ...page, location };
    },
    /** Stores the numbered order of a book with its parcel, and returns its reference. */
    store: async (
      number: number,
      order: Partial<Order> = {},
      shipping: Partial<Shipping> | null = {},
    ) => {
      const ids = { session_id: `cs_${number}`, payment_intent: `pi_${number}` };
      const key = String(number).padStart(32, "0");
      const reference = `C-20260501-${String(number).padStart(8, "0")}`;
      const row = orderRow({ ...ids, key, reference, ...order });
      await site.db.insert(orders).values(row);
      if (shipping) await site.db.insert(parcels).values(newParcel(row, shippingTo(shipping)));
      return reference;
    },
  });
}
