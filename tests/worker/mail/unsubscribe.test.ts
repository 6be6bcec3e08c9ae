import { describe, expect, test } from "vitest";
import { unsubscribePage } from "~/content/unsubscribe-page";
import { unsubscribedAddresses } from "~/db/schema";
import { unsubscribePath } from "~/leads/unsubscribe";
import { refused, taken } from "../../../scripts/local/partners/mail-service";
import { fieldsOf } from "../../support/fields";
import { attributes } from "../../support/html";
import { chapter, leadForms } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite({ mail: true });
const oneClick: [string, string][] = [["List-Unsubscribe", "One-Click"]];
const { ask, done, unsubscribed, resubscribed } = unsubscribePage;

async function storedLead(email = "Camille.Roux@example.com") {
  await site.submit(chapter.path, fieldsOf(chapter.valid, { email }));
  const events = await site.settled();
  return events.find((event) => event.email === email)?.subject_id ?? "";
}

const addresses = () => site.db.select().from(unsubscribedAddresses);

async function unsubscribedEvents() {
  const events = await site.settled();
  return events.filter(({ type }) => type === "lead.unsubscribed");
}

test("a page with one button, for nobody to keep or to list", async () => {
  const path = unsubscribePath(await storedLead());
  const page = await site.page(path);
  expect(page.status).toBe(200);
  expect(page).toShow(ask.title, ask.button);
  expect(page.html.match(/<button/g)).toHaveLength(1);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(page.html).not.toContain("<script src");
  expect(await addresses()).toEqual([]);
});

test("the button: stored in lower case, announced once, then its success page", async () => {
  const path = unsubscribePath(await storedLead());
  for (let click = 0; click < 2; click += 1) {
    const answer = await site.submit(path, []);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`${path}?envoi=reussi`);
  }
  const success = await site.page(`${path}?envoi=reussi`);
  expect(success).toShow(done.title, done.button);
  expect(await site.page("/desinscription/nobody?envoi=reussi")).toShow(done.title);
  expect(success.headers.get("Cache-Control")).toBe("no-store");

  expect(await addresses()).toMatchObject([{ address: "camille.roux@example.com" }]);
  const [event, ...others] = await unsubscribedEvents();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ status: "delivered", destination: "webhook" });
  expect(JSON.parse(event?.payload ?? "")).toMatchObject({
    type: "lead.unsubscribed",
    data: { email: "camille.roux@example.com" },
  });
});

describe("one click in a mail program", () => {
  test("from a foreign origin: 200, no redirect", async () => {
    const path = unsubscribePath(await storedLead());
    const foreign = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    for (let click = 0; click < 2; click += 1) {
      const answer = await site.submit(path, oneClick, foreign);
      expect(answer.status).toBe(200);
      expect(answer).toShow(done.title);
    }
    expect(await addresses()).toHaveLength(1);
    expect(await unsubscribedEvents()).toHaveLength(1);
  });

  test("as multipart", async () => {
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const encoded = new Response(body);
    const answer = await site.fetch(unsubscribePath(await storedLead()), {
      method: "POST",
      body: await encoded.text(),
      headers: { "Content-Type": encoded.headers.get("Content-Type") ?? "" },
    });
    expect(answer.status).toBe(200);
    await answer.text();
    expect(await addresses()).toHaveLength(1);
  });

  test("with another body: the success page, as for the button", async () => {
    const answer = await site.submit(unsubscribePath(await storedLead()), [["a", "b"]], {
      Origin: "https://mail.example",
    });
    expect(answer.status).toBe(303);
    expect(await addresses()).toHaveLength(1);
  });
});

test("an id of nobody gets the same pages, and nothing is stored", async () => {
  const id = await storedLead();
  const strangers = [crypto.randomUUID(), id.toUpperCase(), "x", "%00", "a%20b", "é", `${id}x`];
  for (const stranger of strangers) {
    const path = unsubscribePath(stranger);
    expect((await site.page(path)).status, stranger).toBeLessThan(500);
    const pressed = await site.submit(path, []);
    expect([303, 404], stranger).toContain(pressed.status);
    const clicked = await site.submit(path, oneClick);
    expect([200, 404], stranger).toContain(clicked.status);
  }
  expect(await site.submit(unsubscribePath(id.toUpperCase()), oneClick)).toShow(done.title);
  expect(await addresses()).toEqual([]);
});

test("the id of a lead of any form will do", async () => {
  for (const [index, form] of leadForms.entries()) {
    const email = `lecteur${index}@example.com`;
    await site.submit(form.path, fieldsOf(form.valid, { email }));
    const event = (await site.settled()).find((one) => one.email === email);
    await site.submit(unsubscribePath(event?.subject_id ?? ""), oneClick);
  }
  expect(await addresses()).toHaveLength(leadForms.length);
});

test("a stranger with the address gets it one promised mail, and lifts nothing", async () => {
  site.mailService(() => refused("E_RATE_LIMIT_EXCEEDED"));
  const path = unsubscribePath(await storedLead());
  await site.submit(path, oneClick);
  await site.settled();
  site.mails.length = 0;
  await site.passDelays();
  await site.cron("* * * * *");
  expect(site.mails).toEqual([]);

  site.mailService(taken);
  await site.submit(
    chapter.path,
    fieldsOf(chapter.valid, { email: "camille.roux@example.com", nom: "Roux-Bel" }),
  );
  await site.settled();
  expect(site.mails).toHaveLength(1);
  expect(await addresses()).toHaveLength(1);
  site.errors.length = 0;
});

test("the link of a mail says that the address is unsubscribed, and its button ends that", async () => {
  const id = await storedLead();
  const path = unsubscribePath(id);
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

test("without a database the page still has its button", async () => {
  const path = unsubscribePath(await storedLead());
  await site.d1.prepare("ALTER TABLE unsubscribed_addresses RENAME TO away").run();
  expect(await site.page(path)).toShow(ask.button);
  await site.d1.prepare("ALTER TABLE away RENAME TO unsubscribed_addresses").run();
  expect(await site.logged()).toEqual([
    expect.stringMatching(/^Subscription not read: .*no such table/),
  ]);
});

test("ids stay out of the log when the database is down", async () => {
  const id = await storedLead();
  await site.d1.prepare("ALTER TABLE challenge_participants RENAME TO away").run();
  const answer = await site.submit(unsubscribePath(id), oneClick);
  await site.d1.prepare("ALTER TABLE away RENAME TO challenge_participants").run();
  expect(answer.status).toBe(500);
  const lines = await site.logged();
  expect(lines.join("\n")).toContain("POST /desinscription/:leadId");
  expect(lines.join("\n")).not.toContain(id);
});
