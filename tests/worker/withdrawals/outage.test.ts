import { expect, test, vi } from "vitest";
import { withdrawals } from "~/db/schema";
import type { Env } from "~/env";
import { deliverDueEvents, deliverEvents } from "~/outbox/deliver";
import { withdrawalMakers } from "~/withdrawals/mails";
import { storeWithdrawal } from "~/withdrawals/store";
import { createDatabase } from "../../support/database";
import { hour, webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";
import { setting } from "../../support/settings";

/** `WITHDRAWALS=500` shows it on the scale of a bad day; that takes minutes. */
const people = Number(process.env.WITHDRAWALS ?? 40);
const contact = setting("CONTACT_EMAIL");
const env = { SITE_URL: "https://site.test", CONTACT_EMAIL: contact } as Env;

test("declarations in an outage of webhook and mail: each is stored, each receipt delivered once", {
  timeout: 300_000,
}, async () => {
  await using database = await createDatabase();
  const { db } = database;
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const receiver = createReceiver(() => new Response(null, { status: 503 }));
  let clock = Date.UTC(2026, 5, 19, 12);
  let down = true;
  const sent: { to: string; subject: string }[] = [];
  const context = {
    db,
    webhook,
    fetch: receiver.fetch,
    now: () => clock,
    mail: {
      service: {
        send: async (mail: unknown) => {
          if (down) throw new Error("E_INTERNAL_SERVER_ERROR");
          sent.push(mail as { to: string; subject: string });
          return { messageId: "" };
        },
      },
      from: { name: "", email: "bonjour@site.test" },
      replyTo: contact,
      makers: withdrawalMakers(db, env),
    },
  };

  const addresses = Array.from({ length: people }, (_, index) => `personne${index}@example.com`);
  const declare = async (email: string) => {
    const { events } = await storeWithdrawal(
      { db, mailed: true, now: context.now },
      {
        token: crypto.randomUUID(),
        fields: {
          first_name: "Camille",
          last_name: "Roux",
          email,
          products: ["book"],
          reference: null,
          message: null,
        },
      },
    );
    await deliverEvents(context, events);
  };
  for (let i = 0; i < people; i += 50) {
    await Promise.all(addresses.slice(i, i + 50).map(declare));
  }
  expect(await db.$count(withdrawals)).toBe(people);
  expect(sent).toEqual([]);

  down = false;
  receiver.answer = () => new Response(null, { status: 204 });
  receiver.received.length = 0;
  clock += hour;
  await Promise.all(
    [1, 2].map(() => deliverDueEvents(context, { limit: 3 * people, concurrency: 16 })),
  );
  clock += 48 * hour;
  await deliverDueEvents(context, { limit: 3 * people });

  const receipts = sent.filter(({ to }) => to !== contact);
  expect(receipts.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  expect(sent.filter(({ to }) => to === contact)).toHaveLength(people);
  expect(new Set(sent.map(({ subject, to }) => `${to} ${subject}`)).size).toBe(2 * people);
  expect(receiver.received).toHaveLength(people);
  expect(logged.mock.calls.join("\n")).not.toMatch(/personne\d+@|Camille/);
  logged.mockRestore();
});
