/** Writes the labels and packing slips of the parcels to send, or their list for a carrier. */
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Row } from "~/db/rows";
import { formatCount } from "~/lib/count";
import { isAddressed } from "~/orders/address";
import { type ParcelLabel, parcelLabel } from "~/orders/parcel-label";
import { selectWaiting } from "~/orders/parcels";
import { ParcelLabels } from "~/ui/parcel-labels";
import { UsageError } from "../kit/errors";
import { type FileFormat, writeRows, writeText } from "../kit/file";
import type { Session } from "../kit/session";

const read = (path: string, encoding: "utf8" | "base64") =>
  readFileSync(new URL(`../../${path}`, import.meta.url), encoding);
const styles = read("app/styles/labels.css", "utf8");
const cover = `data:image/svg+xml;base64,${read("public/images/cover.svg", "base64")}`;

/** The page loads nothing, and every value is escaped. */
const pageOf = (parcels: readonly ParcelLabel[]) => `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width">
<title>Étiquettes et bordereaux</title>
<style>${styles}</style>
</head>
<body>${renderToStaticMarkup(createElement(ParcelLabels, { parcels, cover }))}</body>
</html>
`;

const columns =
  "reference created_at quantity name company line1 line2 postcode town state country dedication address".split(
    " ",
  );

/** A carrier imports a column for each field; `address` has the lines of the label. */
function rowOf({ reference, paid_at, copies, destination, dedication, lines }: ParcelLabel): Row {
  const { name, company, line1, line2, postal_code: postcode, city: town } = destination;
  const { state, country } = destination;
  const [first, second] = [line1, line2].map((line) => line?.replaceAll("\n", ", "));
  const street = { line1: first, line2: second };
  const fields = { name, company, ...street, postcode, town, state, country, dedication };
  const address = lines.join("\n");
  return { reference, created_at: paid_at, quantity: copies, ...fields, address };
}

export async function labels(
  { db, terminal }: Session,
  format: FileFormat | "html",
  output: string | null,
): Promise<void> {
  const waiting = await selectWaiting(db);
  const addressed = waiting.filter(({ parcel }) => isAddressed(parcel));
  const all = waiting.map(({ order, parcel }) => parcelLabel(order, parcel));
  if (format === "html") {
    if (output === null)
      throw new UsageError("labels are printed from a file: add --output etiquettes.html");
    await writeText(
      output,
      pageOf(addressed.map(({ order, parcel }) => parcelLabel(order, parcel))),
    );
  } else await writeRows({ format, columns, output }, all.map(rowOf));
  terminal.note(`${formatCount(waiting.length, "parcel")} to send`);
  const unaddressed = waiting.filter((one) => !addressed.includes(one));
  if (unaddressed.length > 0)
    terminal.note(`No address: ${unaddressed.map(({ order }) => order.reference).join(", ")}`);
}
