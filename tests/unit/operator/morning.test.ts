import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { promptPack, training } from "~/content/offers";
import { invitationDay } from "~/content/products";
import { outboxEvents, pageCounts, parcels } from "~/db/schema";
import { addDays, frenchDate, unbroken } from "~/lib/time";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { webhookEvent } from "~/outbox/record";
import { changeContent } from "../../support/change-content";
import { notEmpty } from "../../support/counted";
import { loggedErrors } from "../../support/logged-errors";
import {
  createKnownSite,
  declare,
  morningAfter,
  mornings,
  on,
  order,
  type Site,
  seven,
  tuesday,
} from "../../support/morning";
import { entryOf, newOrder } from "../../support/payments";
import { busy, createVirtualCron, join, minute, paris } from "../../support/virtual-cron";

let logged: string[];
beforeEach(() => {
  logged = loggedErrors();
});

test("sends nothing on a quiet morning, and later news the next day", async () => {
  await using site = await createKnownSite();
  await site.run(seven());
  await declare(site.db, paris(tuesday, "08:00"));
  for (const time of ["08:30", "12:00", "16:59", "17:30"]) await site.run(paris(tuesday, time));
  expect(mornings(site)).toEqual([]);
  for (const late of [-minute, 0, minute]) await site.run(seven(1) + late);
  expect(mornings(site).map(({ at }) => at)).toEqual([seven(1)]);
});

test("sends a first mail that says how to turn it off", async () => {
  await using site = await createVirtualCron(on);
  for (const day of [0, 1, 2]) await site.run(seven(day));
  expect(mornings(site)).toHaveLength(1);
  expect(mornings(site)[0]?.text).toContain("OPERATOR_MAIL");
});

test("writes to the configured address, or to nobody", async () => {
  await using contact = await createVirtualCron({ ...on, OPERATOR_EMAIL: "malformed" });
  await contact.run(seven());
  expect(contact.sent.map(({ to }) => to)).toEqual(["operator@site.test"]);
  expect(logged.splice(0)).toEqual([expect.stringContaining("OPERATOR_EMAIL")]);
  await using off = await createVirtualCron({ ...on, OPERATOR_MAIL: "off" });
  await off.run(seven());
  expect(off.sent).toEqual([]);
});

test("lists parcels and late ones, without tests and refunded orders", async () => {
  const { subject, text } = await morningAfter(async ({ db }) => {
    await order(db, "NEW");
    await order(db, "TEST", { livemode: false });
    await order(db, "BACK", { refunded_cents: newOrder({}).amount_cents });
    await order(db, "SENT");
    await db.update(parcels).set({ created_at: "2027-05-20T10:00:00.000Z" });
    await order(db, "FRESH");
    await db.update(parcels).set({ sent_at: "x" }).where(eq(parcels.session_id, "SENT"));
  });
  expect(subject).toContain("2 colis à envoyer, dont 1 en retard");
  expect(text).toMatch(/C-20270601-NEW : en retard/);
  expect(text).toMatch(/C-20270601-FRESH : à livrer avant la fin du 16 juin 2027/);
  expect(text).not.toMatch(/TEST|BACK|SENT|Camille|rue du/);
});

test("lists stopped deliveries first and given-up ones once", async () => {
  await using site = await createKnownSite();
  await declare(site.db, paris(tuesday, "00:00"));
  await join(site.db, "a@example.com", null, 0);
  const created_at = new Date(paris(tuesday, "01:00")).toISOString();
  const lead = { table: "challenge_participants", id: "1", email: "a@example.com" } as const;
  const event = webhookEvent({ type: "challenge.joined", ...lead, created_at }, {});
  await site.db.insert(outboxEvents).values([
    { ...event, id: "gone", status: "gone" },
    { ...event, id: "failed", status: "failed", answer: "refused for good" },
  ]);
  await site.run(seven());
  await site.db.delete(outboxEvents).where(eq(outboxEvents.id, "gone"));
  await site.run(seven(1));
  const subjects = mornings(site).map(({ subject }) => subject.replace(/\s/g, " "));
  expect(subjects[0]).toBe("Ce matin : envois arrêtés, 1 rétractation, 1 envoi échoué");
  expect(subjects[1]).toBe("Ce matin : 1 rétractation");
});

test("reports a near session without a room", async () => {
  const joined = async ({ db }: Site) => {
    await join(db, "a@example.com", addDays(tuesday, 5), 0);
    await join(db, "b@example.com", addDays(tuesday, 30), 0);
  };
  const { text } = await morningAfter(joined, { CHALLENGE_ROOM_URL: "" });
  expect(text).toContain("La session du 13 juin 2027 compte 1 inscription");
  expect(text).not.toContain("juillet");
  const room = { CHALLENGE_ROOM_URL: "https://room.test/" };
  expect(await morningAfter(joined, room)).toEqual({ subject: "", text: "" });
});

test("lists unanswered withdrawals, buyers' before invented and repeated ones, with the count", async () => {
  const repeated = { email: "else@example.com", reference: "C-20270601-BUYER" };
  const third = { email: "else@example.com", reference: "third@example.com" };
  const numbers: string[] = [];
  let answered = "";
  const { subject, text } = await morningAfter(async ({ db }) => {
    for (const id of ["BUYER", "OTHER", "THIRD"]) await order(db, id);
    answered = await declare(db, paris(tuesday, "00:00"), { answered_at: "2027-06-08" });
    for (let index = 0; index < 60; index += 1) {
      const reference = index % 2 === 0 ? null : "C-20270601-UNKNOWN";
      const invented = { email: `stranger${index}@example.com`, reference };
      await declare(db, paris(tuesday, "00:00"), invented);
    }
    const late = { email: "OTHER@example.com", reference: null };
    numbers.push(await declare(db, paris("2027-05-20", "12:00"), late));
    numbers.push(await declare(db, paris(tuesday, "00:30"), repeated));
    for (let times = 1; times < 60; times += 1)
      await declare(db, paris(tuesday, "00:31"), repeated);
    numbers.push(await declare(db, paris(tuesday, "01:00"), third));
  });
  expect(subject).toContain("122 rétractations");
  const shown = text.match(/(?<=R-\d{8})-[\dA-F]{8}(?= : (à rembourser|en retard))/g) ?? [];
  expect(shown.slice(0, 3)).toEqual(numbers);
  expect(shown).toHaveLength(50);
  expect(text).toContain("et 72 autres.");
  expect(text).toContain(`${numbers[0]} : en retard`);
  expect(text).not.toMatch(new RegExp(`${answered}|Un secret`));
});

test("counts parcels and disputes beyond those listed", async () => {
  const { subject, text } = await morningAfter(async ({ db }) => {
    const created_at = "2027-05-20T10:00:00.000Z";
    for (let number = 10; number < 90; number += 1) {
      const id = `N${number}`;
      await order(db, id);
      const opened = entryOf({ id, payment: id, kind: "dispute open", at: created_at });
      if (number < 65 && number % 2) await storeLedgerEntry({ db }, opened);
    }
    await db.update(parcels).set({ created_at });
  });
  expect(subject).toContain("27 paiements contestés, 53 colis à envoyer, dont 53 en retard");
  expect(text).toContain("et 3 autres.");
});

test.each([
  ["invitation", "buyers:training", invitationDay],
  ["update", "buyers:prompt-pack", () => promptPack.nextUpdate],
])("reminds of the promised %s in the week before its day", async (_, group, dayOf) => {
  changeContent(training, { launch: "2027-08-30" });
  changeContent(promptPack, { nextUpdate: "2027-06-22" });
  const last = dayOf() ?? "";
  const [early, first, end, late] = [-7, -6, 0, 1].map((day) => paris(addDays(last, day), "07:00"));
  await using site = await createKnownSite();
  for (const at of [early, first, end, late]) await site.run(at ?? 0);
  const told = mornings(site).filter(({ text }) => text.includes(group));
  expect(told.map(({ at }) => at)).toEqual([first, end]);
  expect(told[0]?.text).toContain(unbroken(frenchDate(last)));
});

test.each([
  ["2027-08-30", "2027-08-30"],
  [null, "2027-04-30"],
] as const)("invites in time for a launch stated as %s: %s", (launch, day) => {
  changeContent(training, { launch, lastDay: "2027-01-31", launchInMonths: 3 });
  expect(invitationDay()).toBe(addDays(day, -training.masterclassDaysBefore));
});

test("adds the week's figures on Mondays", async () => {
  await using site = await createKnownSite();
  await join(site.db, "a@example.com", null, paris(tuesday, "12:00"));
  const views = { day: tuesday, page: "challenge", source: "", views: 10, orders: 0 };
  await site.db.insert(pageCounts).values(views);
  for (let day = 0; day < 7; day += 1) await site.run(seven(day));
  const [mail, ...others] = mornings(site);
  expect([mail?.at, others]).toEqual([seven(6), []]);
  const text = mail?.text.replace(/\s+/g, " ");
  expect(text).toMatch(/Du 7 juin au 13 juin 2027/);
  expect(text).toMatch(/Challenge Visites : 10 Contacts : 1 · 10,0 % \(/);
  expect(text).toMatch(/Annonces .*remis : \d/);
  expect(mail?.html).not.toMatch(/<img|https?:\/\/(?!localhost|site\.test)[^"]*\.(png|svg)/);
});

test("warns every morning while the webhook's secret is missing", async () => {
  const { text } = await morningAfter(async () => {}, { PAYMENT_WEBHOOK_SECRET: "" });
  expect(text).toContain("Le site n’apprend aucun paiement");
  expect(text).toContain('npx wrangler secret put PAYMENT_WEBHOOK_SECRET --env=""');
});

test("drops a mail that was not sent on its day", async () => {
  await using site = await createKnownSite({ PAYMENT_WEBHOOK_SECRET: "" });
  const take = site.service.answer;
  site.service.answer = () => busy();
  await site.run(seven());
  site.service.answer = take;
  await site.run(seven(1));
  expect(mornings(site)).toHaveLength(1);
});

test("names the environment in each command of its mail", async () => {
  const site = await createKnownSite({
    ...{ PAYMENT_WEBHOOK_SECRET: "", ENVIRONMENT: "staging", ACCESS_TEAM: "" },
  });
  await order(site.db, "due");
  await site.run(seven());
  const lines = mornings(site)[0]?.text.match(/^np[mx] .*/gm) ?? [];
  expect(lines).toHaveLength(2);
  expect(notEmpty(lines).filter((line) => !line.endsWith(" --env staging"))).toEqual([]);
});

test("sends and stores no mail on a restored copy", async () => {
  const site = await createKnownSite({ OUTBOX: "off" });
  await order(site.db, "due");
  await site.run(seven());
  expect(site.sent).toEqual([]);
  expect(await site.db.$count(outboxEvents)).toBe(0);
});

test("links to the desk instead of naming commands where there is one", async () => {
  const night = async ({ db }: Site) => {
    await order(db, "NEW");
    await declare(db, paris(tuesday, "00:00"));
  };
  const access = { ACCESS_TEAM: "https://a.cloudflareaccess.com", ACCESS_AUD: "a".repeat(64) };
  const { text } = await morningAfter(night, access);
  const pages = ["colis", "retractations"];
  for (const page of notEmpty(pages)) expect(text).toContain(`/bureau/${page}`);
  expect(text).not.toContain("npm run");
  const { text: without } = await morningAfter(night, { ACCESS_TEAM: "" });
  expect(without).toContain("npm run orders -- list --to-send");
});
