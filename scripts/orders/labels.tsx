/** Labels and packing slips as one HTML file to print: A4 sheets of 2 × 7, then a page per parcel. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { book } from "~/content/offers";
import { publisher } from "~/content/publisher";
import { siteName } from "~/content/site";
import { frenchDate, parisDay } from "~/lib/time";
import { envelopeLines } from "~/orders/envelope";
import { timesOf } from "~/orders/view";

export interface LabelledParcel {
  reference: string;
  created_at: string;
  /** Copies in the parcel. */
  quantity: number;
  name: string | null;
  /** Lines separated by line feeds. */
  address: string;
  dedication: string | null;
}

const labelsPerSheet = 14;
const styles = readFileSync(new URL("./labels.css", import.meta.url), "utf8");

/** The page loads nothing, and every value is escaped. */
export function labelsPage(parcels: readonly LabelledParcel[]): string {
  const sheets = Array.from({ length: Math.ceil(parcels.length / labelsPerSheet) }, (_, sheet) =>
    parcels.slice(sheet * labelsPerSheet, (sheet + 1) * labelsPerSheet),
  );
  const body = renderToStaticMarkup(
    <>
      {sheets.map((sheet) => (
        <Sheet key={sheet[0]?.reference} parcels={sheet} />
      ))}
      {parcels.map((parcel) => (
        <Slip key={parcel.reference} parcel={parcel} />
      ))}
    </>,
  );
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Étiquettes et bordereaux</title>
<style>${styles}</style>
</head>
<body>${body}</body>
</html>
`;
}

function Sheet({ parcels }: { parcels: readonly LabelledParcel[] }) {
  return (
    <div className="sheet">
      {parcels.map((parcel) => (
        <div className="label" key={parcel.reference}>
          <Address name={parcel.name} address={parcel.address} />
          <p className="reference">
            {parcel.reference}
            {parcel.quantity > 1 ? `, ${parcel.quantity}\u00a0exemplaires` : null}
          </p>
        </div>
      ))}
    </div>
  );
}

function Address({ name, address }: Pick<LabelledParcel, "name" | "address">) {
  return <address>{envelopeLines(name, address).join("\n")}</address>;
}

function Slip({ parcel }: { parcel: LabelledParcel }) {
  const { reference, created_at, quantity, name, address, dedication } = parcel;
  return (
    <section className="slip">
      <p>
        {siteName}
        {publisher.address ? `, ${publisher.address}` : null}
      </p>
      <h1>Bordereau de livraison</h1>
      <table>
        <tbody>
          <tr>
            <th scope="row">Commande</th>
            <td>
              {reference}, du {frenchDate(parisDay(created_at))}
            </td>
          </tr>
          <tr>
            <th scope="row">Contenu</th>
            <td>
              {timesOf(quantity)}
              {book.title}, livre broché, exemplaire dédicacé
            </td>
          </tr>
          <tr>
            <th scope="row">Dédicace</th>
            <td>{dedication ?? "signature seule"}</td>
          </tr>
          <tr>
            <th scope="row">Destinataire</th>
            <td>
              <Address name={name} address={address} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
