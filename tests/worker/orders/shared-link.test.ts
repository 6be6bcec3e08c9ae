import { expect, test } from "vitest";
import { deliverables } from "~/content/products";
import { orders } from "~/db/schema";
import { noAd } from "~/lib/ad";
import { writeClientReference } from "~/orders/client-reference";
import { sharedLeadSite } from "../../support/lead-site";
import { paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";

const site = await sharedLeadSite();
const [pack] = deliverables["prompt-pack"].files;

const receive = async (body: string) => {
  const event = signedPost(body, setting("PAYMENT_WEBHOOK_SECRET"));
  expect((await site.fetch("/webhooks/payment", event)).status).toBe(200);
};

const pay = (id: string, email: string, product: string, after: string) =>
  receive(
    paymentEvent(
      "checkout.session.completed",
      sessionObject({
        id,
        created: Date.now() / 1000,
        payment_intent: `pi_${id}`,
        client_reference_id: writeClientReference("merci", noAd, after),
        customer_details: { email },
        metadata: { product },
      }),
      { created: Math.floor(Date.now() / 1000) },
    ),
  );

const orderOf = async (id: string) =>
  (await site.db.select().from(orders)).find(({ session_id }) => session_id === id);

test("keeps strangers who paid through a shared link apart", async () => {
  await site.files.put(pack?.key ?? "", new Uint8Array(9));
  const shared = "/merci?session_id=promo123";
  const { headers } = await site.submit(shared, [["presale_course", "true"]]);
  expect(headers.get("Location")).toContain("client_reference_id=merci______promo123");
  await pay("cs_victim", "victime@example.com", "prompt-pack", "promo123");
  await pay("cs_attacker", "attacker@example.org", "book", "promo123");
  // Once more after a session that is stored, which the victim shared.
  await pay("cs_attacker_2", "attacker@example.org", "book", "cs_victim");

  const victim = await orderOf("cs_victim");
  for (const id of ["cs_attacker", "cs_attacker_2"]) {
    const page = `/ma-commande/${(await orderOf(id))?.key}`;
    for (const path of [page, `${page}/recu`]) {
      const { status, text } = await site.page(path);
      expect(status).toBe(200);
      expect(text).not.toContain(victim?.reference);
      expect(text).not.toContain("v…@example.com");
    }
    const asked = { intent: "open", immediateSupply: "on", order: victim?.reference ?? "" };
    expect((await site.submit(page, Object.entries(asked))).status).toBe(400);
    expect((await site.fetch(`${page}/pack-de-prompts.pdf`)).status).toBe(404);
  }
  expect(await orderOf("cs_victim")).toMatchObject({ opened_at: null, downloads: 0 });
});
