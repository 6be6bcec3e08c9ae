import { addressFields, orderDesk } from "~/content/desk-orders";
import type { DestinationField } from "~/orders/address";
import type { DeskProblem } from "~/shared/desk";
import { ActForm, DeskField } from "~/ui/desk/act-form";
import { Facts } from "~/ui/desk/facts";
import type { ParcelView } from "./view";

interface ParcelProps {
  parcel: ParcelView;
  problem: DeskProblem | undefined;
}

/** An order's parcel: where it goes, and what can be done to it now. */
export function ParcelSection({ parcel, problem }: ParcelProps) {
  const { lines, dedication, state, isSent, isHeld, trackingUrl, undoUntil, version } = parcel;
  const hidden = { version };
  const aboutTracking = problem?.field === "tracking" ? problem : undefined;
  return (
    <section>
      <h2>{orderDesk.parcel}</h2>
      <Facts
        facts={{
          [orderDesk.state]: state,
          [orderDesk.address]: lines.join("\n") || orderDesk.noAddress,
          [orderDesk.dedication]: dedication ?? orderDesk.noDedication,
          [orderDesk.tracking]: trackingUrl && <a href={trackingUrl}>{trackingUrl}</a>,
        }}
      />
      {isSent || isHeld ? null : (
        <ActForm act="parcel.sent" label={orderDesk.send} hidden={hidden}>
          <DeskField
            name="tracking"
            type="url"
            label={orderDesk.trackingField}
            hint={orderDesk.trackingHint}
            problem={aboutTracking}
          />
        </ActForm>
      )}
      {undoUntil ? (
        <ActForm act="parcel.undone" label={orderDesk.undo} hidden={hidden}>
          <p>{orderDesk.undoUntil(undoUntil)}</p>
        </ActForm>
      ) : null}
      {isSent ? (
        <details open={aboutTracking !== undefined}>
          <summary>{orderDesk.correct}</summary>
          <ActForm act="parcel.tracking" label={orderDesk.correct} hidden={hidden} quiet>
            <DeskField
              name="tracking"
              type="url"
              label={orderDesk.trackingField}
              value={trackingUrl}
              required
              problem={aboutTracking}
            />
          </ActForm>
        </details>
      ) : (
        <details open={problem?.act === "parcel.address" || lines.length === 0}>
          <summary>{orderDesk.changeAddress}</summary>
          <ActForm act="parcel.address" label={orderDesk.saveAddress} hidden={hidden} quiet>
            {(Object.keys(addressFields) as DestinationField[]).map((name) => (
              <DeskField
                key={name}
                name={name}
                label={addressFields[name]}
                value={parcel.fields[name]}
                maxLength={200}
                problem={problem?.act === "parcel.address" ? problem : undefined}
              />
            ))}
          </ActForm>
        </details>
      )}
      {isSent && !isHeld ? (
        <details>
          <summary>{orderDesk.again}</summary>
          <ActForm act="parcel.again" label={orderDesk.sendAgain} hidden={hidden} quiet>
            <p>{orderDesk.againText}</p>
          </ActForm>
        </details>
      ) : null}
    </section>
  );
}
