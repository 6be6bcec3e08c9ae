import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { nowhere } from "~/orders/address";
import { newParcel } from "~/orders/payment";
import { setUpCli, written } from "../../support/cli";
import { orderRow, shippingTo } from "../../support/payments";

const copyCents = 1990;

const cli = await setUpCli();
const { db } = cli.database;

async function storeParcel(
  number: number,
  parcel: Partial<typeof parcels.$inferInsert> = {},
  changes: Parameters<typeof orderRow>[0] = {},
) {
  const session_id = `cs_${number}`;
  const reference = `C-20260501-0000000${number}`;
  const order = orderRow({
    session_id,
    payment_intent: `pi_${number}`,
    reference,
    key: null,
    ...changes,
  });
  await db.insert(orders).values(order);
  const label = shippingTo({ name: "Camille <Roux>", line1: "3 rue des Lilas" });
  await db.insert(parcels).values({ ...newParcel(order, label), ...parcel });
  return reference;
}

const storedParcels = () => db.select().from(parcels).orderBy(parcels.session_id);

test("sends the right ones of several parcels and names the wrong ones", async () => {
  const references = [await storeParcel(1), await storeParcel(2)];
  const [nobody, nothing] = ["C-20260501-0000000F", await storeParcel(3)];
  await db.delete(parcels).where(eq(parcels.session_id, "cs_3"));
  const all = cli.orders(
    "sent",
    ...references.slice(0, 1),
    nobody,
    nothing,
    ...references.slice(1),
  );
  await expect(all).rejects.toThrow(`${nobody}: no order has this reference\n${nothing}: has no`);
  expect((await storedParcels()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  const both = cli.orders("sent", ...references, "--tracking", "https://carrier.example/1");
  await expect(both).rejects.toThrow("--tracking takes one parcel");
});

test("undoes a sending, and makes a second parcel", async () => {
  const reference = await storeParcel(1);
  await cli.orders("sent", reference);
  await cli.orders("undo-sent", reference);
  expect(await cli.orders("undo-sent", reference)).toContain("déjà");
  expect(await db.select().from(outboxEvents)).toEqual([]);
  await expect(cli.orders("send-again", reference)).rejects.toThrow("not sent yet");
  await cli.orders("sent", reference);
  expect(await cli.orders("send-again", reference)).toContain("a second parcel waits");
  expect(await cli.orders("send-again", reference)).toContain("déjà");
  expect(await cli.orders("list", "--to-send")).toContain("to send, again");
});

test("changes the fields of an address until the parcel is sent", async () => {
  const reference = await storeParcel(1, { line2: "Bâtiment B", country: "BE" });
  const place = ["--postcode", "1000", "--city", "Bruxelles"];
  const printed = await cli.orders("address", reference, "--line1", "Rue Haute 3", ...place);
  const lines = ["Camille <Roux>", "Rue Haute 3", "1000 Bruxelles", "BELGIQUE"];
  expect(printed).toBe(`${reference} goes to:\n${lines.join("\n")}\n`);
  await expect(cli.orders("address", reference)).rejects.toThrow("--name or fields");
  await cli.orders("sent", reference);
  const late = cli.orders("address", reference, "--name", "Zoé");
  await expect(late).rejects.toThrow("no parcel to send");
});

const refusedAddresses = [
  [["--address", "7"], "is not a whole address. Type --line1"],
  [["--address", "75011-Paris"], "is not a whole address. Type --line1"],
  [["--line1", "7"], 'has a wrong street: --line1 "8 quai Sud"'],
  [["--postcode", "75011-Paris"], "has a wrong postcode: --postcode 69002"],
  [["--city", "75011-Paris"], "has a wrong town: --city Lyon"],
  [["--line1", ""], "lacks street"],
] as const;

test.each(refusedAddresses)("refuses the address %j in one line", async (options, message) => {
  const reference = await storeParcel(1);
  const refused = cli.orders("address", reference, ...options);
  await expect(refused).rejects.toThrow(message);
  expect(await storedParcels()).toMatchObject([{ line1: "3 rue des Lilas", version: 0 }]);
});

test("takes a whole French address in one line", async () => {
  const reference = await storeParcel(1);
  await cli.orders("address", reference, "--address", "8 quai Sud; 69002 Lyon");
  const fields = { line1: "8 quai Sud", postal_code: "69002", city: "Lyon", country: "FR" };
  expect(await storedParcels()).toMatchObject([fields]);
});

test("gives once more after the latest gift", async () => {
  await cli.orders("give", "zoe@example.com", "book");
  const first = /C-\S+(?=:)/.exec(cli.printed)?.[0] ?? "";
  await cli.orders("give", "zoe@example.com", "book");
  expect(cli.noted).toContain(`To give it once more: --after ${first}`);
  for (let time = 0; time < 2; time += 1)
    await cli.orders("give", "zoe@example.com", "book", "--after", first);
  expect(await db.select().from(orders)).toHaveLength(2);
});

test("prints labels and packing slips of the parcels that have an address", async () => {
  await storeParcel(1, { dedication: "Zoé & Ada", company: "Éditions du Lac" });
  const without = await storeParcel(2, { ...nowhere });
  const page = await written(cli.orders, "labels");
  expect(page.match(/class="label"/g)).toHaveLength(1);
  expect(page.match(/class="slip"/g)).toHaveLength(1);
  const lines = "Éditions du Lac\nCamille &lt;Roux&gt;\n3 rue des Lilas\n75011 Paris";
  expect(page).toContain(`${lines}</address>`);
  expect(page).toContain("Zoé &amp; Ada");
  expect(cli.noted).toContain(`No address: ${without}`);
  await expect(cli.orders("labels")).rejects.toThrow("--output etiquettes.html");
});

test("gives a carrier a column for each field of an address", async () => {
  const place = { city: "Valletta", postal_code: "VLT 1117", state: "Malta", country: "MT" };
  await storeParcel(1, { ...place, company: "Éditions du Lac", line2: "Flat 2" });
  const [titles, row] = (await written(cli.orders, "labels", "--csv")).split("\r\n");
  expect(titles).toMatch(
    /,name,company,line1,line2,postcode,town,state,country,dedication,address$/,
  );
  expect(row).toContain(
    ",1,Camille <Roux>,Éditions du Lac,3 rue des Lilas,Flat 2,VLT 1117,Valletta,Malta,MT,",
  );
});

test("sends one of two copies when the other was refunded", async () => {
  const paid = { quantity: 2, amount_cents: 2 * copyCents, refunded_cents: copyCents };
  const reference = await storeParcel(1, {}, { ...paid, shipping_cents: 0 });
  const page = (await written(cli.orders, "labels")).replaceAll("\u00a0", " ");
  expect(page).toContain(`${reference}, 1 exemplaire, 2 achetés, 1 remboursé<`);
  expect(page).toContain("exemplaire dédicacé, 2 achetés, 1 remboursé<");
  const list = await written(cli.orders, "labels", "--csv");
  expect(list).toContain("Z,1,Camille <Roux>,,3 rue des Lilas,,75011,Paris,,FR,");
});
