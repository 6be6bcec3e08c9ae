import { expect, test } from "vitest";
import { unsubscribePage } from "~/content/unsubscribe-page";
import { resourceSubscribers, unsubscribedAddresses } from "~/db/schema";
import { unsubscribePath } from "~/leads/unsubscribe";
import { fieldsOf } from "../../support/fields";
import { attributes } from "../../support/html";
import { chapter } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/variables";

const site = await sharedLeadSite({ mail: true });
const oneClick: [string, string][] = [["List-Unsubscribe", "One-Click"]];
const { ask, done, incomplete, unsubscribed, resubscribed } = unsubscribePage;

const email = "Camille.Roux@example.com";

async function storedLead() {
  await site.submit(chapter.path, fieldsOf(chapter.valid, { email }));
  await site.settled();
  const [lead] = await site.db.select().from(resourceSubscribers);
  if (!lead) throw new Error("the form stored no lead");
  return lead;
}

const addresses = () => site.db.select().from(unsubscribedAddresses);

async function unsubscribedEvents() {
  const events = await site.settled();
  return events.filter(({ type }) => type === "lead.unsubscribed");
}

test("unsubscribes once when a link's button is pressed twice", async () => {
  const path = unsubscribePath(await storedLead());
  const page = await site.page(path);
  expect(page.status).toBe(200);
  expect(page).toShow(ask.title, ask.button);
  expect(page.html.match(/<button/g)).toHaveLength(1);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
  });
  expect(page.html).not.toContain("<script src");
  expect(await addresses()).toEqual([]);

  for (let click = 0; click < 2; click += 1) {
    const answer = await site.submit(path, []);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`${path}?envoi=reussi`);
  }
  expect(await site.page(`${path}?envoi=reussi`)).toShow(done.title, done.button);
  const unknown = unsubscribePath({ id: "", unsubscribe_key: "0".repeat(32) });
  expect(await site.page(`${unknown}?envoi=reussi`)).toShow(done.title, done.button);
  expect(await addresses()).toMatchObject([{ address: "camille.roux@example.com" }]);
  expect(await unsubscribedEvents()).toMatchObject([
    { status: "delivered", destination: "webhook", email: "camille.roux@example.com" },
  ]);
});

test("accepts one-click unsubscribing of any origin, encoding and body", async () => {
  const path = unsubscribePath(await storedLead());
  const foreign = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await site.submit(path, oneClick, foreign);
  expect(answer.status).toBe(200);
  expect(answer).toShow(done.title);
  const body =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect((await site.page(path, { method: "POST", body, headers })).status).toBe(200);
  expect((await site.submit(path, [["a", "b"]], foreign)).status).toBe(303);
  expect(await addresses()).toHaveLength(1);
  expect(await unsubscribedEvents()).toHaveLength(1);
});

test("resubscribes by the link of a mail", async () => {
  const path = unsubscribePath(await storedLead());
  await site.submit(path, oneClick);
  const page = await site.page(path);
  expect(page).toShow(unsubscribed.title, unsubscribed.button);
  const [button] = attributes(page.html, "main button");
  const fields: [string, string][] = [[button?.name ?? "", button?.value ?? ""]];

  expect(await site.submit(path, [...fields, ...oneClick])).toMatchObject({ status: 200 });
  expect(await addresses()).toHaveLength(1);

  const answer = await site.submit(path, fields);
  expect(answer.status).toBe(303);
  expect(await site.page(answer.headers.get("Location") ?? "")).toShow(resubscribed.title);
  expect(await addresses()).toEqual([]);
  expect((await site.settled()).map(({ type }) => type)).toContain("lead.resubscribed");
  expect(await site.page(path)).toShow(ask.title);
});

const resubscribe: [string, string][] = [["intent", "resubscribe"]];

test("unsubscribes by the id in an old mail without showing the address", async () => {
  // As an earlier version of the site stored a lead.
  const lead = { ...(await storedLead()), unsubscribe_key: null };
  await site.db.update(resourceSubscribers).set(lead);
  const path = unsubscribePath(lead);
  expect(path).toContain(lead.id);
  const before = await site.page(path);
  expect((await site.submit(path, [])).status).toBe(303);
  expect(await addresses()).toHaveLength(1);
  expect((await site.page(path)).html).toBe(before.html);
  const success = await site.page(`${path}?envoi=reussi`);
  expect(success).toShow(done.title);
  expect(success.html).not.toContain(done.button);
  expect((await site.submit(path, resubscribe)).status).toBe(303);
  expect(await addresses()).toHaveLength(1);
});

const cutOff = ["nobody", "0123456789abcdef0123456789abcde", "5f0c2a34-6d1f-4f0e-8a53"];

test.each(cutOff)("names a contact for a link cut off to %s", async (rest) => {
  const path = `/desinscription/${rest}`;
  for (const answer of [await site.page(path), await site.submit(path, oneClick)]) {
    expect(answer.status).toBe(404);
    expect(answer).toShow(incomplete.title, setting("CONTACT_EMAIL"));
  }
  expect(await addresses()).toEqual([]);
});

test("shows the page but fails to unsubscribe while tables are missing", async () => {
  const lead = await storedLead();
  const path = unsubscribePath(lead);
  await site.d1.exec("ALTER TABLE unsubscribed_addresses RENAME TO away");
  expect(await site.page(path)).toShow(ask.button);
  expect((await site.submit(path, oneClick)).status).toBe(500);
  await site.d1.exec("ALTER TABLE away RENAME TO unsubscribed_addresses");
  const lines = (await site.logged()).join("\n");
  expect(lines).toMatch(/Subscription not read: .*no such table/);
  expect(lines).toContain("POST /desinscription/:key");
  expect(lines).not.toContain(lead.unsubscribe_key);
});
