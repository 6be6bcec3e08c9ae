/*
 * Countries and territories as the European Union's VAT knows them (directive 2006/112/EC, articles 5 to 8). A territory
 * is an ISO 3166 code of two letters or, for a part of a country that has none, the country with its postcode: `IT-23041`.
 */

/** The other member states of the European Union, and Northern Ireland, which counts as one for goods. */
const otherStates = new Set(
  "AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" "),
);

/** France and Monaco, which is one country with it for VAT. */
const home = new Set(["FR", "MC"]);

/** Beginnings of postcodes that belong to a territory, by country. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FR: {
    ...{ 971: "GP", 972: "MQ", 973: "GF", 974: "RE", 975: "PM", 976: "YT", 977: "BL", 978: "MF" },
    ...{ 984: "TF", 986: "WF", 987: "PF", 988: "NC" },
  },
  ES: { 35: "IC", 38: "IC", 51: "EA", 52: "EA" },
  FI: { 22: "AX" },
  GB: { BT: "XI", GY: "GG", JE: "JE", IM: "IM" },
  DE: { 27498: "DE-27498", 78266: "DE-78266" },
  IT: { 22061: "IT-22061", 23041: "IT-23041" },
  GR: { 63086: "GR-63086" },
};

const names: Readonly<Record<string, string>> = {
  XI: "Irlande du Nord",
  "DE-27498": "Helgoland",
  "DE-78266": "Büsingen",
  "IT-22061": "Campione d’Italia",
  "IT-23041": "Livigno",
  "GR-63086": "Mont Athos",
};

/** @param country two letters */
export function findTerritory(country: string, postcode: string): string {
  const code = postcode.toUpperCase().replace(/[^A-Z\d]/g, "");
  const found = Object.entries(parts[country] ?? {}).find(([start]) => code.startsWith(start));
  return found?.[1] ?? country;
}

/** In French. */
export function territoryName(territory: string): string {
  const own = names[territory];
  if (own || !/^[A-Z]{2}$/.test(territory)) return own ?? territory;
  return new Intl.DisplayNames("fr", { type: "region" }).of(territory) ?? territory;
}

/** Another member state, whose VAT may be due. */
export const isOtherState = (territory: string | null) => otherStates.has(territory ?? "");

/** Outside the area in which the European Union's VAT is due; an unknown place is not. */
export function isOutsideVatArea(territory: string | null): boolean {
  return territory !== null && !home.has(territory) && !otherStates.has(territory);
}
