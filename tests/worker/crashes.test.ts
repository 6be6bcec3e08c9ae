import { expect, test } from "vitest";
import { withdrawalPage } from "~/content/withdrawal-page";
import { leadTables, movements, orders, outboxEvents, parcels, withdrawals } from "~/db/schema";
import { findBuyer } from "~/orders/buyer";
import { readLedger } from "~/orders/ledger";
import { stepField, tokenField } from "~/withdrawals/form";
import { acceptMail, rejectMail } from "../../scripts/local/partners/mail-service";
import { counted } from "../support/counted";
import { fieldsOf } from "../support/fields";
import { chapter, leadForms } from "../support/lead-forms";
import { type LeadSite, openLeadSite, received } from "../support/lead-site";
import { signedPost } from "../support/payments";
import { manyPayments } from "../support/provider";
import { randomNumbers } from "../support/random";
import { unavailable } from "../support/site";
import { temporaryFolder } from "../support/temporary-folder";
import { setting } from "../support/variables";
import { declaration, path as withdrawalPath } from "../support/withdrawals";
import { withKill } from "../support/workerd";

/** So many leads, payments and withdrawals; `POSTS=1000` is the scale of a bad day. */
const many = Number(process.env.POSTS ?? 40);
const numbers = Array.from({ length: many }, (_, number) => number);
const secret = setting("PAYMENT_WEBHOOK_SECRET");

interface Post {
  path: string;
  init: () => RequestInit;
  /** Whether the sender was told that it was received. */
  isTaken: (answer: Response, html: string) => boolean;
}

/** Each of a domain of its own, since one gets twenty mails a day. */
const emailOf = (number: number) => `lead@site${number}.example`;

const leads = numbers.map((number): Post => {
  const form = leadForms[number % leadForms.length] ?? chapter;
  const fields = fieldsOf(form.valid, { email: emailOf(number) });
  return {
    path: form.path,
    init: () => ({ method: "POST", body: new URLSearchParams(fields) }),
    isTaken: ({ status, headers }, html) =>
      form.success
        ? status === 303 && headers.get("Location")?.split("?resultat=")[0] === form.success
        : status === 200 && html.includes(form.thanks),
  };
});

const payments = manyPayments(many);
const paymentEvents = payments.flatMap(({ events }) =>
  [...events, ...events].map(
    (body): Post => ({
      path: "/webhooks/payment",
      init: () => signedPost(body, secret),
      isTaken: ({ status }) => status === 200,
    }),
  ),
);

const declarations = numbers.map((number): Post => {
  const confirmed = {
    email: `person${number}@example.com`,
    [stepField.name]: stepField.confirm,
    [tokenField]: crypto.randomUUID(),
  };
  return {
    path: withdrawalPath,
    init: () => ({ method: "POST", body: new URLSearchParams(fieldsOf(declaration, confirmed)) }),
    isTaken: ({ status }, html) => status === 200 && html.includes(withdrawalPage.receipt.title),
  };
});

/** Posts over eight connections until each was taken, or kills the site once so many were. @returns the rest */
async function send(site: LeadSite, posts: Post[], killAfter: number, kill: () => unknown) {
  const left = [...posts];
  let taken = 0;
  let killed = false;
  const lane = async () => {
    while (!killed) {
      const post = left.shift();
      if (!post) return;
      const init = { redirect: "manual", ...post.init() } as const;
      const answer = await fetch(new URL(post.path, site.address), init).catch(() => null);
      const html = await answer?.text().catch(() => null);
      if (answer && typeof html === "string" && post.isTaken(answer, html)) taken += 1;
      else left.push(post);
      if (taken === killAfter && !killed) {
        killed = true;
        await kill();
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return left;
}

/** Rows of each kind are there once; a payment's to the cent, with a key and a parcel of its own. */
async function expectComplete({ db }: LeadSite) {
  const stored = await Promise.all(leadTables.map((table) => db.select().from(table)));
  const emails = stored.flat().map(({ email }) => email);
  expect(emails.sort()).toEqual(numbers.map(emailOf).sort());
  expect(await db.$count(withdrawals)).toBe(many);

  const rows = await db.select().from(orders);
  const moved = await db.select().from(movements);
  const held = rows.map((order) => {
    const known = moved.filter(({ payment }) => payment === order.payment_intent);
    const { lines } = readLedger(order, known);
    return [order.session_id, lines.reduce((sum, { cents }) => sum + cents, 0)];
  });
  expect(held.sort()).toEqual(payments.map(({ session, holds }) => [session, holds]).sort());
  for (const { key, reference } of counted(40, rows))
    expect((await findBuyer(db, key ?? ""))?.current.order.reference).toBe(reference);
  expect(await db.$count(parcels)).toBe(many);
}

test(`loses none of ${many} leads, payments and withdrawals when killed twice`, {
  timeout: 300_000 + many * 2_000,
}, async () => {
  const persistTo = await temporaryFolder();
  const vars = { CRON_QUERIES: "1000" };
  let left = randomNumbers(11).shuffle([...leads, ...paymentEvents, ...declarations]);
  const third = Math.floor(left.length / 3);
  for (const [round, killAfter] of counted(3, [third, third, Number.POSITIVE_INFINITY].entries())) {
    const { opened, kill } = await withKill(() =>
      openLeadSite({ vars, persistTo, migrated: round === 0, mail: true, rateLimit: 100_000 }),
    );
    await using site = opened;
    site.partner(unavailable);
    site.mailService(() => rejectMail("E_INTERNAL_SERVER_ERROR"));
    left = await send(site, left, killAfter, kill);
    expect(left.length > 0).toBe(round < 2);
    expect((await site.logged()).join()).not.toMatch(/\w@\w|Roux/);
  }

  await using site = await openLeadSite({ vars, persistTo, migrated: false, mail: true });
  await expectComplete(site);
  site.partner(received);
  site.mailService(acceptMail);
  await site.deliverAll();

  const events = await site.db.select().from(outboxEvents);
  const announced = events.filter(({ destination }) => destination === "webhook");
  const told = site.announced().map(({ id }) => id);
  expect(told.sort()).toEqual(announced.map(({ id }) => id).sort());
  const mailed = events.filter(({ destination }) => destination === "mail");
  expect(site.mails).toHaveLength(mailed.length);
  // Each part of a refund has a mail of its own.
  const mails = site.mails.filter(({ subject }) => !subject.startsWith("Remboursement"));
  expect(new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(mails.length);
  const tally = (type: string) => announced.filter((event) => event.type === type).length;
  expect([tally("order.paid"), tally("withdrawal.submitted")]).toEqual([many, many]);
});
