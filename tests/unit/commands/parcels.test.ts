import { expect, test, vi } from "vitest";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { envelopeLines, envelopeOf } from "~/orders/envelope";
import { setUpCli, written } from "../../support/cli";
import { orderRow } from "../../support/payments";

const cli = await setUpCli();
const { db } = cli.database;

async function storeParcel(number: number, parcel: Partial<typeof parcels.$inferInsert> = {}) {
  const session_id = `cs_${number}`;
  const reference = `C-20260501-0000000${number}`;
  const order = orderRow({ session_id, payment_intent: `pi_${number}`, reference, key: null });
  await db.insert(orders).values(order);
  const label = { name: "Camille <Roux>", address: "3 rue des Lilas\n75011 Paris\nFR" };
  const { created_at } = order;
  await db.insert(parcels).values({ session_id, created_at, ...label, ...parcel });
  return reference;
}

const storedParcels = () => db.select().from(parcels).orderBy(parcels.session_id);

test("marks several parcels as sent", async () => {
  const references = [await storeParcel(1), await storeParcel(2)];
  await cli.orders("sent", ...references);
  expect((await storedParcels()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  const both = cli.orders("sent", ...references, "--tracking", "https://carrier.example/1");
  await expect(both).rejects.toThrow("--tracking takes one parcel");
});

test("changes the address of a parcel until it is sent", async () => {
  const reference = await storeParcel(1);
  await cli.orders("address", reference, "--address", "8 quai Sud; 69002 Lyon; FR");
  expect(cli.printed).toBe(`${reference} goes to:\nCamille <Roux>\n8 quai Sud\n69002 Lyon\nFR\n`);
  await expect(cli.orders("address", reference)).rejects.toThrow("--name or --address");
  await cli.orders("sent", reference);
  const late = cli.orders("address", reference, "--name", "Zoé");
  await expect(late).rejects.toThrow("no parcel to send");
});

test("corrects a tracking address and tells the buyer once", async () => {
  const reference = await storeParcel(1);
  const right = "https://carrier.example/right";
  await expect(cli.orders("correct-tracking", reference, right)).rejects.toThrow("not sent yet");
  await cli.orders("sent", reference, "--tracking", "https://carrier.example/wrong");
  await cli.orders("correct-tracking", reference, right);
  await cli.orders("correct-tracking", reference, right);
  expect(cli.printed).toContain(`${reference}: déjà, ${right}`);
  expect(await storedParcels()).toMatchObject([{ tracking_url: right }]);
  const events = await db.select().from(outboxEvents);
  const told = events.filter(({ destination }) => destination === "webhook");
  expect(told.map(({ payload }) => JSON.parse(payload).data.tracking_url)).toEqual([
    "https://carrier.example/wrong",
    right,
  ]);
});

test("prints labels and packing slips of the parcels that have an address", async () => {
  await storeParcel(1, { dedication: "Zoé & Ada" });
  const without = await storeParcel(2, { address: null });
  const warned = vi.spyOn(console, "error");
  const page = await written(cli.orders, "labels");
  expect(warned).not.toHaveBeenCalled();
  expect(page.match(/class="label"/g)).toHaveLength(1);
  expect(page.match(/class="slip"/g)).toHaveLength(1);
  expect(page).toContain("Camille &lt;Roux&gt;\n3 rue des Lilas\n75011 Paris</address>");
  expect(page).toContain("Zoé &amp; Ada");
  expect(cli.noted).toContain(`No address: ${without}`);
  await expect(cli.orders("labels")).rejects.toThrow("--output etiquettes.html");
});

test.each([
  ["12 Main St\nApt 4\nH2X 1Y4 Montréal\nQC\nCA", ["12 Main St", "Apt 4", "QC"], "H2X 1Y4", "CA"],
  ["Rue Haute 3\n1000 Bruxelles\nBE", ["Rue Haute 3"], "1000", "BE"],
  ["Poste restante", ["Poste restante"], "", ""],
])("reads the address %j", (address, street, postcode, country) => {
  expect(envelopeOf(address)).toMatchObject({ street, postcode, country });
});

test("names the country of a parcel that leaves France", () => {
  const lines = envelopeLines("Ada", "Rue Haute 3\n1000 Bruxelles\nBE");
  expect(lines).toEqual(["Ada", "Rue Haute 3", "1000 Bruxelles", "BELGIQUE"]);
});
