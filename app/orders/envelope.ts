/** A postal address in the parts that labels and carriers need. */
interface Envelope {
  street: string[];
  postcode: string;
  town: string;
  /** Two letters; empty if the address has none. */
  country: string;
}

const countryLine = /^[A-Z]{2}$/;
/** `75011 Paris`, `1000 Bruxelles`, `H2X 1Y4 Montréal` */
const townLine = /^((?=\S*\d)\S+(?: (?=\S*\d)\S{3})?) (.+)$/;

/** Parses the lines that `readShipping` writes: street, then postcode and town, perhaps a state, then the country. */
export function envelopeOf(address: string): Envelope {
  const lines = address.split("\n");
  const country = countryLine.test(lines.at(-1) ?? "") ? (lines.pop() ?? "") : "";
  const place = lines.findLastIndex((line, index) => index > 0 && townLine.test(line));
  const [, postcode = "", town = ""] = townLine.exec(lines[place] ?? "") ?? [];
  return { street: lines.filter((_, index) => index !== place), postcode, town, country };
}

/** The lines to print on an envelope. It is posted in France, so only foreign countries are named. */
export function envelopeLines(name: string | null, address: string): string[] {
  const { street, postcode, town, country } = envelopeOf(address);
  const place = [postcode, town].filter(Boolean).join(" ");
  const names = new Intl.DisplayNames("fr", { type: "region" });
  const abroad = country && country !== "FR" ? (names.of(country) ?? country) : "";
  return [name ?? "", ...street, place, abroad.toUpperCase()].filter(Boolean);
}
