import { expect, test } from "vitest";
import { nowhere } from "~/orders/address";
import { cleanDedication, isDedication } from "~/orders/dedication";
import { readShipping, readTerritory } from "~/orders/stripe/session";
import { sessionObject } from "../../support/payments";

const town = { postal_code: "1012 AB", city: "Amsterdam", state: "", country: "NL" };
const address = { line1: "1 rue\nBât. B", line2: "", ...town };
const details = { name: "ليلى\u202E <b>R</b>", address };
const collected = { collected_information: { shipping_details: details } };
const field = (value: unknown, key = "dedicace") => ({ key, text: { value } });
const nothing = { ...nowhere, dedication: null };
const one = { ...nothing, name: "A" };
const told = { ...nothing, ...town, line1: "1 rue\nBât. B", state: null };
const label = { ...told, name: "ليلى <b>R</b>" };
const older = { name: "Camille", address: { line1: "x".repeat(5_000) } };
const cut = { ...nothing, name: "Camille", line1: "x".repeat(200) };
const company = { business_name: "Éditions du Lac" };
/** As a version before 2025 sends it. */
const sent = (name: unknown, given: unknown) => ({ shipping_details: { name, address: given } });
const zoe = [field("7", "taille"), field(""), field("À Zoé"), field("À Léa")];
const odd = {
  collected_information: 7,
  shipping_details: ["x"],
  custom_fields: [null, field(7), { key: "dedicace" }],
};

test.each<[string, Record<string, unknown>, object]>([
  ["nothing", {}, nothing],
  ["an address", collected, label],
  ["a dedication", { custom_fields: [field("À Léa\u0007")] }, { ...nothing, dedication: "À Léa" }],
  ["an older version's address", { shipping_details: older }, cut],
  ["an address from before 2022-08-01", { shipping: older }, cut],
  ["a name that is no text", sent(7, address), told],
  ["a line of no text", sent("A", { city: "Paris", line1: 7 }), { ...one, city: "Paris" }],
  ["an address that is a text", sent("A", "1 rue"), one],
  ["another shape", odd, nothing],
  ["a dedication among other fields", { custom_fields: zoe }, { ...nothing, dedication: "À Zoé" }],
  ["two addresses", { ...collected, shipping_details: older }, label],
  ["a company", { collected_information: company }, { ...nothing, company: "Éditions du Lac" }],
  ["a billed company", { customer_details: company }, { ...nothing, company: "Éditions du Lac" }],
])("reads the parcel of a session with %s", (_, fields, shipping) => {
  expect(readShipping(sessionObject(fields))).toEqual(shipping);
});

const billed = (country: unknown) => ({ customer_details: { address: { country } } });
const overseas = { address: { postal_code: "97400", country: "FR" } };

test("takes the country of goods from where they go", () => {
  expect(readTerritory({ ...billed("BE"), ...collected }, true)).toBe("NL");
  expect(readTerritory({ ...billed("FR"), ...sent("A", { country: "BE" }) }, true)).toBe("BE");
  expect(readTerritory(billed("BE"), true)).toBe("BE");
  expect(readTerritory({ ...billed("FR"), shipping: overseas }, true)).toBe("RE");
});

test("takes the country of what is digital from its buyer", () => {
  expect(readTerritory({ ...billed("BE"), ...collected }, false)).toBe("BE");
  for (const none of [null, "", "be", "BEL", 7])
    expect(readTerritory({ ...billed(none), ...collected }, false)).toBe("NL");
  for (const session of [undefined, "cs_1", { customer_details: "x" }, billed("Belgique")])
    expect(readTerritory(session, false)).toBeNull();
});

test("counts Northern Ireland in the VAT area for goods alone", () => {
  const belfast = { shipping: { address: { country: "GB", postal_code: "BT1 5GS" } } };
  expect(readTerritory(belfast, true)).toBe("XI");
  expect(readTerritory(belfast, false)).toBe("GB");
});

test("limits the length of name, address and dedication", () => {
  const lines = Array.from({ length: 20 }, (_, i) => `line ${i}`);
  const shipping_details = { name: "é".repeat(300), address: { line1: lines.join("\r") } };
  const custom_fields = [field("👧".repeat(70))];
  const short = { name: "é".repeat(200), line1: lines.slice(0, 5).join("\n") };
  const shipping = { ...nowhere, ...short, dedication: "👧".repeat(60) };
  expect(readShipping({ shipping_details, custom_fields })).toEqual(shipping);
});

test("accepts a dedication of up to 60 characters", () => {
  for (const text of ["", "é".repeat(60), "👧".repeat(60)]) expect(isDedication(text)).toBe(true);
  for (const text of ["é".repeat(61), "👩👩👧👦".repeat(16), "e".padEnd(61, "\u0301")])
    expect(isDedication(text)).toBe(false);
});

test("reduces a dedication to what a label can print", () => {
  expect(cleanDedication(" \n \u200B\u2060")).toBeNull();
  expect(cleanDedication("👩\u200d👧\u202E Le\u0301a\uE000")).toBe("👩👧 Léa");
  expect(cleanDedication(" À  Léa ")).toBe("À Léa");
});
