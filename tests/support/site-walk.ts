/** Everything that a site says: its pages, what its forms and payments lead to, and the mails of two weeks. */

import { drizzle } from "drizzle-orm/d1";
import { diagnosticResponses, orders } from "~/db/schema";
import { dayInMs, hourInMs, parisDay } from "~/lib/time";
import { sendParcel } from "~/orders/order";
import type { EditedSite } from "./edited-site";
import { type Fields, fieldsOf } from "./fields";
import { answers, type LeadForm, leadForms } from "./lead-forms";
import { allPaths } from "./pages";
import { paymentEvent, refundObject, sessionObject } from "./payments";
import { carried, declaration, path as withdrawalPath } from "./withdrawals";

/** The HTML of each page. */
export type Pages = Map<string, string>;

const moreStates = [
  "/rien-ici",
  "/merci?prompt_pack=false",
  "/merci?presale_course=true&prompt_pack=true",
  "/chapitre-gratuit?envoi=reussi",
  "/challenge?envoi=reussi",
  "/livre-augmente-fl-d?revenus=8000",
  `/diagnostic?step=6&${new URLSearchParams(fieldsOf({ ...answers, main_obstacles: "Manque de temps" }))}`,
];

/** Every page as a stranger sees it. */
export async function walkPages(site: EditedSite): Promise<Pages> {
  const pages: Pages = new Map();
  for (const path of [...allPaths, ...moreStates]) pages.set(path, await site.text(path));
  return pages;
}

const shipping = {
  name: "Camille Roux",
  address: { line1: "12 rue des Lilas", postal_code: "75011", city: "Paris", country: "FR" },
};

/** The form with the box of news ticked. */
const filled = ({ valid, fields }: LeadForm) =>
  fieldsOf({ ...valid, ...("news_consent" in fields && { news_consent: "on" }) });

/**
 * Sends each form, buys every product, sends the parcel, refunds the last purchase, withdraws, and lets two weeks pass.
 *
 * @returns the pages on the way; the site has its mails
 */
export async function walkFunnel(site: EditedSite): Promise<Pages> {
  const pages: Pages = new Map();
  const db = drizzle(site.d1);
  const now = Date.now();
  const visit = async (path: string) => pages.set(path, await site.text(path));

  for (const form of leadForms) {
    const answer = await site.submit(form.address ?? form.path, filled(form));
    if (answer.status === 200) pages.set(`${form.path}, sent`, await answer.text());
  }
  const [diagnostic] = await db.select().from(diagnosticResponses);
  await visit(`/diagnostic/resultat/${diagnostic?.id}`);
  await visit(`/diagnostic/merci?resultat=${diagnostic?.id}`);
  await visit(`/desinscription/${diagnostic?.unsubscribe_key}`);

  const created = Math.floor(now / 1000);
  for (const [index, product] of ["book", "training", "prompt-pack"].entries()) {
    const chain = index > 0 ? { client_reference_id: `merci______cs_0` } : {};
    const session = sessionObject({
      id: `cs_${index}`,
      payment_intent: `pi_${index}`,
      created,
      metadata: { product },
      ...(product === "book" && { collected_information: { shipping_details: shipping } }),
      ...chain,
    });
    await site.pay(paymentEvent("checkout.session.completed", session, { created }));
  }
  const [book] = await db.select().from(orders);
  const bought = [
    "/merci?session_id=cs_0",
    "/offre-speciale?session_id=cs_0&presale_course=true",
    "/merci?session_id=cs_0&presale_course=true&prompt_pack=true",
    "/merci-masterclass?session_id=cs_1",
    "/merci-prompts?session_id=cs_2",
    "/confirmation-commande?session_id=cs_0",
    `/ma-commande/${book?.key}`,
    `/ma-commande/${book?.key}/recu`,
  ];
  for (const path of bought) await visit(path);
  const context = { db, mailed: true, now: () => now };
  await sendParcel(context, { reference: book?.reference ?? "", tracking: "https://suivi.test/1" });

  const confirm = await (await site.submit(withdrawalPath, declarationFields)).text();
  pages.set("/retractation, to confirm", confirm);
  await site.submit(withdrawalPath, carried(confirm));

  const refund = refundObject({ id: "re_1", payment_intent: "pi_2" });
  await site.pay(paymentEvent("refund.created", refund, { id: "evt_refund", created }));
  await visit(`/ma-commande/${book?.key}`);

  await site.cron(now + 2 * hourInMs);
  for (let day = 1; day <= 14; day++) {
    for (const hour of [6, 17]) await site.cron(atHour(now + day * dayInMs, hour));
  }
  return pages;
}

const declarationFields: Fields = fieldsOf(declaration);

/** An hour in UTC on the day of a moment. */
const atHour = (time: number, hour: number) =>
  Date.parse(`${parisDay(time)}T${String(hour).padStart(2, "0")}:30:00Z`);
