import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { acts } from "~/content/desk";
import { orderDesk, problems, refusals } from "~/content/desk-orders";
import { operatorActs, orders, outboxEvents, parcels } from "~/db/schema";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { orderPath } from "~/orders/view";
import { counted } from "../../support/counted";
import { sharedDesk } from "../../support/desk";
import { attributes, hrefs } from "../../support/html";
import { entryOf } from "../../support/payments";

const site = await sharedDesk();
const path = (reference: string) => `/bureau/commandes/${reference}`;
const tracking = "https://carrier.example/8R42";

const parcel = async (number = 1) =>
  (
    await site.db
      .select()
      .from(parcels)
      .where(eq(parcels.session_id, `cs_${number}`))
  )[0];
const written = async () => (await site.db.select().from(operatorActs)).map(({ act }) => act);

/** The references that a list shows. */
async function listed(query: string) {
  const { html, status } = await site.open(`/bureau/commandes${query}`);
  expect(status).toBe(200);
  return hrefs(html, "main").flatMap((href) => /\/(C-[\dA-F-]+)$/.exec(href)?.[1] ?? []);
}

test("finds an order by number, address, name or payment", async () => {
  const hélène = await site.store(
    1,
    { email: "h.roux@example.com" },
    { name: "Hélène Dupont-Roux" },
  );
  await site.store(2, { email: "autre@example.com" }, { name: "Jean de La Tour" });
  const queries = `${hélène} ${hélène.toLowerCase()} 20260501-00000001 H.ROUX helene HÉLÈNE dupont roux pi_1`;
  for (const query of counted(9, queries.split(" ")))
    expect(await listed(`?q=${encodeURIComponent(query)}`), query).toEqual([hélène]);
  expect(await listed("?q=de+la+tour")).toHaveLength(1);
  expect(await listed("?q=inconnue")).toEqual([]);
});

test("lists orders by what is to be done, 20 a page", async () => {
  const now = new Date().toISOString();
  const late = await site.store(1);
  const waiting = await site.store(2, { created_at: now });
  const disputed = await site.store(3, { dispute: "open" });
  const refunded = await site.store(4, { refunded_cents: 100_000 });
  const tried = await site.store(5, { livemode: false });
  const byState = (state: string) => listed(`?etat=${state}`);
  expect(await byState("a-envoyer")).toEqual([waiting, late]);
  expect(await byState("en-retard")).toEqual([late]);
  expect(await byState("litige")).toEqual([disputed]);
  expect(await byState("remboursees")).toEqual([refunded]);
  expect(await byState("test")).toEqual([tried]);
});

test("goes on to the next page, and back to the first", async () => {
  for (let number = 10; number < 35; number += 1)
    await site.store(number, { created_at: `2026-05-01T12:00:00.0${number}Z` }, null);
  const first = await site.open("/bureau/commandes");
  const [{ href = "" } = {}] = attributes(first.html, "a[rel=next]");
  expect(href).toBe("/bureau/commandes?avant=C-20260501-00000015");
  const second = await site.open(href);
  expect(hrefs(second.html, "main").filter((link) => link.includes("C-"))).toHaveLength(5);
  expect(hrefs(second.html, "main")).toContain("/bureau/commandes");
  expect(attributes(second.html, "a[rel=next]")).toEqual([]);
});

test("shows all about an order, and its buyer's page", async () => {
  const reference = await site.store(1, {}, { dedication: "À Jeanne" });
  await storeLedgerEntry({ db: site.db }, entryOf({ amount_cents: 500 }));
  const page = await site.open(path(reference.toLowerCase()));
  expect(page).toShow(reference, "Camille Roux", "12 rue des Lilas", "À Jeanne", "Remboursement");
  expect(hrefs(page.html, "main")).toContain(orderPath("1".padStart(32, "0")));
  expect((await site.open(path("C-20260501-FFFFFFFF"))).status).toBe(404);
});

test("sends a parcel once, whatever is tapped twice", async () => {
  const reference = await site.store(1);
  const fields: [string, string][] = [
    ["version", "0"],
    ["tracking", tracking],
  ];
  const taps = await Promise.all(
    [1, 2].map(() => site.act(path(reference), "parcel.sent", fields)),
  );
  const notices = taps.map(({ location }) => location?.split("?")[1]).sort();
  expect(notices).toEqual(["deja=parcel.sent", "fait=parcel.sent"]);
  expect(taps.find(({ location }) => location?.includes("fait"))).toShow(
    acts["parcel.sent"].done(1),
    tracking,
  );
  expect(await parcel()).toMatchObject({ tracking_url: tracking });
  expect(await site.db.$count(outboxEvents, eq(outboxEvents.type, "order.sent"))).toBe(2);
  expect(await written()).toEqual(["parcel.sent"]);
});

test("shows a wrong tracking link again and sends nothing", async () => {
  const reference = await site.store(1);
  const fields: [string, string][] = [
    ["version", "0"],
    ["tracking", "8R42"],
  ];
  const page = await site.act(path(reference), "parcel.sent", fields);
  expect(page.status).toBe(400);
  expect(page).toShow(problems.tracking);
  expect(attributes(page.html, "#tracking")[0]).toMatchObject({
    value: "8R42",
    "aria-invalid": "true",
  });
  expect((await parcel())?.sent_at).toBeNull();
});

test("undoes a sending, corrects a link and sends again", async () => {
  const reference = await site.store(1);
  const act = (name: string, version: number, more: [string, string][] = []) =>
    site.act(path(reference), name, [["version", String(version)], ...more]);
  await act("parcel.sent", 0);
  expect(await act("parcel.tracking", 1, [["tracking", tracking]])).toShow(tracking);
  expect(await act("parcel.undone", 2)).toShow(acts["parcel.undone"].done());
  expect(await act("parcel.undone", 3)).toShow(acts["parcel.undone"].already);
  await act("parcel.sent", 3);
  expect(await act("parcel.again", 4)).toShow(acts["parcel.again"].done());
  expect(await act("parcel.again", 4)).toShow(acts["parcel.again"].already);
  expect(await written()).toHaveLength(5);
});

test("overwrites nothing that changed since the page was opened", async () => {
  const reference = await site.store(1);
  const fields = (city: string): [string, string][] => [
    ["version", "0"],
    ["name", "Camille Roux"],
    ["line1", "8 quai Sud"],
    ["postal_code", "69002"],
    ["city", city],
    ["country", "FR"],
  ];
  expect(await site.act(path(reference), "parcel.address", fields("Lyon"))).toShow("69002 Lyon");
  const late = await site.act(path(reference), "parcel.address", fields("Villeurbanne"));
  expect(late.status).toBe(409);
  expect(late).toShow(problems.changed, "69002 Lyon", acts["parcel.address"].label);
  expect(await parcel()).toMatchObject({ city: "Lyon", version: 1 });
});

test("names the wrong field of an address and keeps what was typed", async () => {
  const reference = await site.store(1);
  const fields: [string, string][] = [
    ["version", "0"],
    ["line1", "8 quai Sud"],
    ["city", "Lyon"],
  ];
  const page = await site.act(path(reference), "parcel.address", fields);
  expect(page.status).toBe(400);
  expect(page).toShow(problems.missing("Code postal"));
  expect(attributes(page.html, "#line1")[0]).toMatchObject({ value: "8 quai Sud" });
});

test("says why a parcel cannot go", async () => {
  const reference = await site.store(1);
  await site.db.update(orders).set({ refunded_cents: 100_000 });
  const page = await site.act(path(reference), "parcel.sent", [["version", "0"]]);
  expect(page.status).toBe(409);
  expect(page).toShow(refusals.refunded);
  expect(page).toHide(orderDesk.send);
});

test("confirms an order once for each page that was opened", async () => {
  const reference = await site.store(1);
  const again = () => site.act(path(reference), "order.confirmed", [["seen", "0"]]);
  expect(await again()).toShow(acts["order.confirmed"].done());
  expect(await again()).toShow(acts["order.confirmed"].already);
  expect(await site.db.$count(outboxEvents, eq(outboxEvents.destination, "mail"))).toBe(1);
});

test("gives a product once, and once more when asked", async () => {
  const reference = await site.store(1);
  const give = (after: string, email = "amie@example.com") =>
    site.act(path(reference), "order.given", [
      ["email", email],
      ["product", "prompt-pack"],
      ["after", after],
    ]);
  const first = await give("");
  expect(first).toShow(acts["order.given"].done(), orderDesk.gift);
  const repeated = await give("");
  expect(repeated).toShow(acts["order.given"].already);
  const given = repeated.location?.match(/C-[\dA-F-]+/)?.[0] ?? "";
  expect(first.location).toContain(given);
  expect(attributes(repeated.html, "[name=after]")[0]).toMatchObject({ value: given });
  expect(await give(given)).toShow(acts["order.given"].done());
  expect((await give("", "amie")).status).toBe(400);
  expect(await site.db.$count(orders)).toBe(3);
});

test("prints the evidence of a sale with the terms of its day", async () => {
  const reference = await site.store(1);
  const page = await site.open(`${path(reference)}/preuves`);
  expect(page).toShow(reference, "camille.roux@example.com", "12 rue des Lilas", "ARTICLE 1.");
});
