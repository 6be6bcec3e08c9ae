import { expect, test } from "vitest";
import { acts } from "~/content/desk";
import { contactPage, contactsPage } from "~/content/desk-contacts";
import {
  operatorActs,
  orders,
  outboxEvents,
  resourceSubscribers,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { counted } from "../../support/counted";
import { sharedDesk } from "../../support/desk";
import { hrefs } from "../../support/html";
import * as leads from "../../support/leads";
import { declared } from "../../support/withdrawals";

const site = await sharedDesk();
const { db } = site;
const email = "camille.roux@example.com";
const list = "/bureau/contacts";
const path = (key: string | null) => `${list}/${key}`;

async function storeChapter(form: Parameters<typeof leads.storeChapterRequest>[1] = {}) {
  const { leadId } = await leads.storeChapterRequest({ db, mailed: true }, { email, ...form });
  return leadId ?? "";
}

const shownKeys = async (query: string) => {
  const { html } = await site.open(list + query);
  const keys = hrefs(html, "main").flatMap((href) => /contacts\/([\w-]+)$/.exec(href)?.[1] ?? []);
  return keys.filter((key) => key !== "export");
};
const written = async () =>
  (await db.select().from(operatorActs)).map(({ act, reference }) => [act, reference]);

test("finds a person by address or name, in forms, orders and declarations", async () => {
  const chapter = await storeChapter({ prenom: "Hélène", nom: "Dupont-Roux" });
  const diagnostic = (
    await leads.storeDiagnostic({ db }, { name: "Jean de La Tour", email: "j@x.fr" })
  ).leadId;
  const order = await site.store(1, { email: "acheteuse@example.com" }, { name: "Ada Lovelace" });
  const found: [string, string | null][] = [
    ["CAMILLE.r", chapter],
    ["helene", chapter],
    ["dupont r", chapter],
    ["de la tour", diagnostic],
    ["TOUR", diagnostic],
    ["acheteuse@", order],
    ["lovelace", order],
  ];
  for (const [query, key] of counted(7, found))
    expect(await shownKeys(`?q=${encodeURIComponent(query)}`), query).toEqual([key]);
  expect((await site.open(`${list}?q=personne`)).text).toContain("personne");
});

test("lists one form, 20 a page", async () => {
  for (let number = 0; number < 25; number += 1)
    await leads.storeResourceUnlock({ db }, { email: `p${number}@example.com` });
  const chapter = await storeChapter();
  expect(await shownKeys("?formulaire=chapter")).toEqual([chapter]);
  const first = await site.open(`${list}?formulaire=resources`);
  const next = hrefs(first.html, "main").find((href) => href.includes("avant="));
  const keys = await shownKeys("?formulaire=resources");
  const others = await shownKeys(next?.slice(list.length) ?? "");
  expect([keys.length, others.length]).toEqual([20, 5]);
  expect(new Set([...keys, ...others]).size).toBe(25);
});

test("shows all that is known, under any of the person's keys", async () => {
  const chapter = await storeChapter();
  await leads.storeDiagnostic({ db }, { email });
  const order = await site.store(1, { email });
  await db.insert(withdrawals).values({
    ...declared({ email }),
    id: "1a2b3c4d-0000-4000-8000-000000000001",
    created_at: "2026-05-01T10:00:00.000Z",
    submission_key: "key",
    answered_at: null,
  });
  await site.act(path(chapter), "contact.unsubscribed");
  for (const key of counted(2, [chapter, order]))
    expect(await site.open(path(key)), key).toShow(
      "Camille Roux",
      order,
      "Chapitre gratuit",
      "Diagnostic",
      "Manque de temps, Syndrome de la page blanche",
      "R-20260501-1A2B3C4D",
      contactPage.unsubscribedOn,
    );
  expect(await site.open(path("1a2b3c4d-0000-4000-8000-000000000001"))).toShow(order);
  expect((await site.open(path("C-20260501-FFFFFFFF"))).status).toBe(404);
});

test("corrects an address, and asks before two people become one", async () => {
  const key = await storeChapter({ email: "camile@example.com" });
  await leads.storeDiagnostic({ db }, { email });
  const post = (fields: [string, string][]) => site.act(path(key), "contact.corrected", fields);
  const from: [string, string] = ["from", "camile@example.com"];
  expect(await post([from, ["email", "camille"]])).toMatchObject({ status: 400 });
  const asked = await post([from, ["email", ` ${email} `]]);
  expect(asked).toMatchObject({ status: 409 });
  expect(asked).toShow("1 formulaire", contactPage.merge);
  expect(await db.$count(operatorActs)).toBe(0);

  const merge: [string, string][] = [from, ["email", email], ["reunir", email]];
  expect(await post(merge)).toShow(acts["contact.corrected"].done());
  expect(await post(merge)).toShow(acts["contact.corrected"].already);
  expect(await post([from, ["email", "autre@example.com"]])).toShow(contactPage.problems.changed);
  expect(await written()).toEqual([["contact.corrected", key]]);
  expect((await db.select().from(resourceSubscribers)).map(({ email }) => email)).toEqual([email]);
});

test("sends a mail again once, however often the button is pressed", async () => {
  const key = await storeChapter();
  const delivered_at = "2026-05-01T10:00:00.000Z";
  await db.update(outboxEvents).set({ status: "delivered", delivered_at });
  const mail = (await db.select().from(outboxEvents)).find(
    ({ destination }) => destination === "mail",
  );
  const fields: [string, string][] = [
    ["message", mail?.id ?? ""],
    ["seen", delivered_at],
  ];
  const press = () => site.act(path(key), "contact.mailed", fields);
  expect(await press()).toShow(acts["contact.mailed"].done());
  expect(await press()).toShow(acts["contact.mailed"].already);
  // A page of an hour ago, after the mail has gone.
  await db
    .update(outboxEvents)
    .set({ status: "delivered", delivered_at: "2026-05-01T11:00:00.000Z" });
  expect(await press()).toShow(acts["contact.mailed"].already);
  expect(await written()).toEqual([["contact.mailed", key]]);
});

test("unsubscribes once", async () => {
  const key = await storeChapter();
  expect(await site.act(path(key), "contact.unsubscribed")).toShow(contactPage.unsubscribedOn);
  expect(await site.act(path(key), "contact.unsubscribed")).toShow(
    acts["contact.unsubscribed"].already,
  );
  expect(await db.$count(unsubscribedAddresses)).toBe(1);
  expect(await written()).toEqual([["contact.unsubscribed", key]]);
  expect(await site.open(list)).toShow(contactsPage.unsubscribed);
});

test("gives a copy of the data to download", async () => {
  const key = await storeChapter();
  const answer = await site.open(`${path(key)}/copie`);
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="donnees.json"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const copy = JSON.parse(answer.html);
  expect(copy).toMatchObject({ email, leads: [{ id: key }], orders: [], withdrawals: [] });
});

test("erases only after the address was typed, and says what stays", async () => {
  const key = await storeChapter();
  const order = await site.store(1, { email });
  const page = await site.open(path(key));
  expect(page).toShow(contactPage.stays([order]), contactPage.waiting([order]));
  const post = (typed: string) => site.act(path(key), "contact.erased", [["email", typed]]);
  expect(await post("camille@example.com")).toShow(contactPage.problems.notTyped);
  expect(await db.$count(resourceSubscribers)).toBe(1);
  expect(await post("Camille.Roux@example.com")).toShow(acts["contact.erased"].done());
  expect(await post(email)).toShow(acts["contact.erased"].already);
  expect(await db.$count(resourceSubscribers)).toBe(0);
  expect((await db.select().from(orders)).map(({ email, key }) => [email, key])).toEqual([
    [null, null],
  ]);
  expect(await written()).toEqual([["contact.erased", key]]);
  expect(JSON.stringify(await db.select().from(operatorActs))).not.toContain(email);
});

test("exports groups and forms as workbook and CSV", async () => {
  await storeChapter({ news_consent: true });
  await leads.storeChapterRequest({ db }, { email: "sans@example.com" });
  await leads.storeChallengeParticipant({ db });
  const get = (query: string) => site.open(`${list}/export?${query}`);
  const news = await get("liste=news&format=csv");
  expect(news.html.split("\r\n").map((line) => line.split(",")[0])).toEqual(["email", email, ""]);
  const form = await get("liste=chapter&format=csv");
  expect(form.html.split("\r\n")).toHaveLength(4);
  const workbook = await get("liste=buyers%3Abook&format=xlsx");
  expect(workbook.headers.get("Content-Disposition")).toBe(
    'attachment; filename="buyers-book.xlsx"',
  );
  expect(workbook.html.slice(0, 2)).toBe("PK");
  expect((await get("liste=personne&format=csv")).status).toBe(404);
  const { session = "" } = (await leads.rows.challenge) as { session?: string };
  expect(await site.open(list)).toShow(contactsPage.session(session));
});
