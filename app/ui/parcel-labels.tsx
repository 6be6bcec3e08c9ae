import { labelsPage } from "~/content/desk-orders";
import { packingSlip } from "~/content/packing-slip";
import { publisher } from "~/content/publisher";
import { siteName } from "~/content/site";
import { frenchDate, parisDay } from "~/lib/time";
import type { ParcelLabel } from "~/orders/parcel-label";
import { timesOf } from "~/orders/view";
import { Scrolls } from "~/ui/scrolls";

const labelsPerSheet = 14;

interface ParcelLabelsProps {
  parcels: readonly ParcelLabel[];
  /** The address of the cover's drawing. */
  cover: string;
}

/** Labels and packing slips to print: A4 sheets of 2 × 7 labels, then a page per parcel. */
export function ParcelLabels({ parcels, cover }: ParcelLabelsProps) {
  const sheets = Array.from({ length: Math.ceil(parcels.length / labelsPerSheet) }, (_, sheet) =>
    parcels.slice(sheet * labelsPerSheet, (sheet + 1) * labelsPerSheet),
  );
  return (
    <Scrolls className="sheets" label={labelsPage.title}>
      {sheets.map((sheet) => (
        <Sheet key={sheet[0]?.reference} parcels={sheet} />
      ))}
      {parcels.map((parcel) => (
        <Slip key={parcel.reference} parcel={parcel} cover={cover} />
      ))}
    </Scrolls>
  );
}

function Sheet({ parcels }: { parcels: readonly ParcelLabel[] }) {
  return (
    <div className="sheet">
      {parcels.map((parcel) => (
        <div className="label" key={parcel.reference}>
          <Address lines={parcel.lines} />
          <p className="reference">{[parcel.reference, ...contentOf(parcel)].join(", ")}</p>
        </div>
      ))}
    </div>
  );
}

/** `2 exemplaires`, or `1 exemplaire, 2 achetés, 1 remboursé`; nothing for an order of one. */
function contentOf({ quantity, copies }: ParcelLabel): string[] {
  const refunded = quantity - copies;
  if (quantity === 1) return [];
  return [
    `${copies}\u00a0${copies > 1 ? "exemplaires" : "exemplaire"}`,
    ...(refunded > 0
      ? [
          `${quantity}\u00a0achetés`,
          `${refunded}\u00a0${refunded > 1 ? "remboursés" : "remboursé"}`,
        ]
      : []),
  ];
}

function Address({ lines }: Pick<ParcelLabel, "lines">) {
  return <address>{lines.join("\n")}</address>;
}

function Slip({ parcel, cover }: { parcel: ParcelLabel; cover: string }) {
  const { reference, paid_at, title, copies, lines, dedication } = parcel;
  return (
    <section className="slip">
      <header>
        <img src={cover} width={600} height={900} alt="" />
        <p>
          {siteName}
          {publisher.address ? `, ${publisher.address}` : null}
        </p>
        <h1>{packingSlip.title}</h1>
        <p>{packingSlip.thanks(copies)}</p>
      </header>
      <h2>{packingSlip.content}</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">Commande</th>
            <td>
              {reference}, du {frenchDate(parisDay(paid_at))}
            </td>
          </tr>
          <tr>
            <th scope="row">Contenu</th>
            <td>
              {timesOf(copies)}
              {[`${title}, livre broché, exemplaire dédicacé`, ...contentOf(parcel).slice(1)].join(
                ", ",
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">Dédicace</th>
            <td>{dedication ?? "signature seule"}</td>
          </tr>
          <tr>
            <th scope="row">Destinataire</th>
            <td>
              <Address lines={lines} />
            </td>
          </tr>
        </tbody>
      </table>
      <h2>{packingSlip.next.title}</h2>
      <ol>
        {packingSlip.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
