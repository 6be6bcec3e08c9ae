import { expect, test } from "vitest";
import {
  type Destination,
  destinationFields,
  envelopeLines,
  maskedDestination,
  nowhere,
  readDestination,
  wrongField,
} from "~/orders/address";

const to = (fields: Partial<Destination>) => ({
  ...nowhere,
  name: "Anna Test",
  line1: "Rue 1",
  address: null,
  ...fields,
});
const before = (address: string) => ({ ...nowhere, name: "Anna Test", address });

/** Country, postcode, town, state, and the lines below the street. */
const rules = `
AT|1010|Wien||1010 Wien|AUTRICHE
AU|2000|Sydney|NSW|Sydney NSW 2000|AUSTRALIE
BE|1000|Bruxelles||1000 Bruxelles|BELGIQUE
BG|1000|Sofia||1000 Sofia|BULGARIE
BR|01310-100|São Paulo|SP|São Paulo-SP|01310-100|BRÉSIL
CA|H2X 1Y4|Montréal|QC|Montréal QC H2X 1Y4|CANADA
CH|1201|Genève||CH-1201 Genève|SUISSE
CZ|110 00|Praha 1||110 00 Praha 1|TCHÉQUIE
DE|10115|Berlin|Berlin|10115 Berlin|ALLEMAGNE
DK|1050|København||1050 København|DANEMARK
EE|10111|Tallinn||10111 Tallinn|ESTONIE
ES|28001|Madrid|Madrid|28001 Madrid Madrid|ESPAGNE
FI|FI-00100|Helsinki||FI-00100 Helsinki|FINLANDE
FR|75011|Paris|Île-de-France|75011 Paris
GB|SW1A 1AA|London||London|SW1A 1AA|ROYAUME-UNI
GR|105 57|Athina||105 57 Athina|GRÈCE
HR|10000|Zagreb||HR-10000 Zagreb|CROATIE
IE|D02 AF30|Dublin|Co. Dublin|Dublin|Co. Dublin|D02 AF30|IRLANDE
IT|00184|Roma|RM|00184 Roma RM|ITALIE
JP|150-0001|Shibuya-ku|Tokyo|Shibuya-ku|Tokyo|150-0001|JAPON
LU|L-1234|Luxembourg||L-1234 Luxembourg|LUXEMBOURG
LV|LV-1010|Rīga||Rīga, LV-1010|LETTONIE
MA|20000|Casablanca||20000 Casablanca|MAROC
MC|98000|Monaco||MC-98000 Monaco|MONACO
MT|VLT 1117|Valletta||Valletta VLT 1117|MALTE
NL|1012 AB|Amsterdam||1012 AB Amsterdam|PAYS-BAS
PL|00-001|Warszawa||00-001 Warszawa|POLOGNE
PT|1000-001|Lisboa||1000-001 Lisboa|PORTUGAL
RE|97400|Saint-Denis||97400 Saint-Denis|LA RÉUNION
SE|114 55|Stockholm||SE-114 55 Stockholm|SUÈDE
SG|049483|Singapore||SINGAPORE 049483|SINGAPOUR
US|94016|San Francisco|CA|San Francisco, CA 94016|ÉTATS-UNIS
XX|123|Nowhere||123|Nowhere|XX
`
  .trim()
  .split("\n")
  .map((rule) => rule.split("|"));

test("knows the rules of thirty-three countries", () => {
  expect(rules).toHaveLength(33);
});

test.each(rules)("prints an address in %s", (country, postal_code, city, state, ...lines) => {
  const empty = (text = "") => text || null;
  const place = {
    country,
    postal_code: empty(postal_code),
    city: empty(city),
    state: empty(state),
  };
  const parcel = to({ ...place, country: country ?? null });
  expect(envelopeLines(parcel)).toEqual(["Anna Test", "Rue 1", ...lines]);
});

test("prints the street where Hungary has it, below the town", () => {
  const parcel = to({ postal_code: "1051", city: "Budapest", country: "HU" });
  expect(envelopeLines(parcel)).toEqual(["Anna Test", "Budapest", "Rue 1", "1051", "HONGRIE"]);
});

test("prints company, both lines of the street, and each line once", () => {
  const fields = { company: "Éditions du Lac", line1: "Rue 1\nCour 2", line2: "3 étage" };
  const home = to({ ...fields, postal_code: "75011", city: "Paris" });
  const lines = ["Éditions du Lac", "Anna Test", "Rue 1", "Cour 2", "3 étage", "75011 Paris"];
  expect(envelopeLines(home)).toEqual(lines);
  expect(envelopeLines(to({}))).toEqual(["Anna Test", "Rue 1"]);
});

test.each<[Partial<Destination>, string]>([
  [{ city: "Paris", line2: "12 bâtiment B" }, "Anna Test, Paris"],
  [{ postal_code: "75011", city: "Paris", country: "FR" }, "Anna Test, 75011 Paris"],
  [{ postal_code: "VLT 1117", city: "Valletta", country: "MT" }, "Anna Test, VLT 1117 Valletta"],
  [{ postal_code: "D02 AF30", city: "Dublin", country: "IE" }, "Anna Test, Dublin"],
  [{ name: null, city: "Lyon" }, "Lyon"],
])("masks the street of %j", (fields, masked) => {
  expect(maskedDestination(to(fields))).toBe(masked);
});

test("prints an address of an earlier version as it stands", () => {
  const home = before("3 rue des Lilas\n75011 Paris\nFR");
  expect(envelopeLines(home)).toEqual(["Anna Test", "3 rue des Lilas", "75011 Paris"]);
  expect(maskedDestination(home)).toBe("Anna Test, 75011 Paris");
  const place = { line1: "3 rue des Lilas", postal_code: "75011", city: "Paris", country: "FR" };
  expect(destinationFields(home)).toMatchObject(place);

  const abroad = before("1 Test Street\nFlat 2\nD02 AF30 Dublin\nIE");
  const lines = ["Anna Test", "1 Test Street", "Flat 2", "D02 AF30 Dublin", "IRLANDE"];
  expect(envelopeLines(abroad)).toEqual(lines);
  expect(maskedDestination(abroad)).toBe("Anna Test");
  expect(destinationFields(abroad)).toMatchObject({ line1: "1 Test Street", country: "IE" });
});

const typed = { line1: "8 quai Sud", postal_code: "69002", city: "Lyon" };

test.each<[string, Record<string, string>, string | null]>([
  ["a whole address", {}, null],
  ["a lone number", { line1: "7" }, "line1 malformed"],
  ["no street", { line1: "" }, "line1 missing"],
  ["a postcode with the town", { postal_code: "75011-Paris" }, "postal_code malformed"],
  ["a town with the postcode", { city: "75011-Paris" }, "city malformed"],
  ["no town", { city: "" }, "city missing"],
  ["no postcode", { postal_code: "" }, "postal_code missing"],
  ["no such country", { country: "belgique" }, "country malformed"],
  ["a district of Prague", { city: "Praha 1", postal_code: "110 00", country: "cz" }, null],
  ["a country without postcodes", { postal_code: "", city: "Dubai", country: "ae" }, null],
  ["a postcode in words", { postal_code: "Bruxelles", country: "BE" }, "postal_code malformed"],
])("reads %s", (_, fields, wrong) => {
  const problem = wrongField({ ...nowhere, ...readDestination({ ...typed, ...fields }) });
  expect(problem && `${problem.field} ${problem.problem}`).toBe(wrong);
});
