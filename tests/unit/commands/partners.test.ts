import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Partners, startPartners } from "../../../scripts/local/partners/server";
import { paymentSecret } from "../../support/payments";

/** Bodies of the events that the site got. */
const told: string[] = [];
const site = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  told.push(Buffer.concat(chunks).toString());
  response.end();
});
let siteUrl = "";
let partners: Partners;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  partners = await startPartners({ port: 0, siteUrl, paymentSecret });
});
afterAll(async () => {
  await partners.close();
  site.closeAllConnections();
  site.close();
});

/** Pays, and gives the session that the site was told of. */
async function pay(product: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ email: "camille.roux@example.com", ...fields });
  await fetch(`${partners.url}/checkout/${product}`, { method: "POST", body, redirect: "manual" });
  return JSON.parse(told.at(-1) ?? "").data.object;
}

const payments = async () => (await fetch(`${partners.url}/payments`)).text();

test("a book's payment says where it goes and for whom it is signed, as a payment link's does", async () => {
  const fields = { name: "Camille Roux", line1: "12 rue des Lilas", postal_code: "75011" };
  const session = await pay("book", { ...fields, dedication: "À Zoé", test: "on" });
  expect(session).toMatchObject({
    livemode: false,
    collected_information: {
      shipping_details: {
        name: "Camille Roux",
        address: { line1: "12 rue des Lilas", postal_code: "75011" },
      },
    },
    custom_fields: [{ key: "dedicace", text: { value: "À Zoé" } }],
  });
  expect(await payments()).toMatch(/à envoyer : Camille Roux, 12 rue des Lilas, 75011<br>/);
});

test("what is not posted asks for no address", async () => {
  const session = await pay("training", { name: "Camille Roux" });
  expect(session).toMatchObject({ livemode: true });
  expect(session).not.toHaveProperty("collected_information");
  const page = await (await fetch(`${partners.url}/checkout/training`)).text();
  expect(page).not.toContain("dedication");
});

test("payments link to the buyer's page and show the parcel's state, once the site has told of them", async () => {
  const { id } = await pay("book", { name: "<b>Zoé</b>" });
  const tell = (type: string, data: object) =>
    fetch(`${partners.url}/webhooks/leads`, {
      method: "POST",
      body: JSON.stringify({ type, data: { session_id: id, ...data } }),
    });
  expect(await payments()).not.toContain("/ma-commande/");

  await tell("order.paid", { key: "0a1b", reference: "C-20260501-1A2B3C4D" });
  const page = await payments();
  expect(page).toContain(`<a href="${siteUrl}/ma-commande/0a1b">C-20260501-1A2B3C4D</a>`);
  expect(page).toContain("à envoyer : &#60;b&#62;Zoé");

  await tell("order.sent", { sent_at: "2026-05-02T08:00:00.000Z" });
  expect(await payments()).toContain("Colis envoyé : ");
});
