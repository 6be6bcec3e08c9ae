import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderDesk, parcelStates, parcelsPage } from "~/content/desk-orders";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { parisDay } from "~/lib/time";
import { undoMs } from "~/orders/acts/act";
import { isAddressed } from "~/orders/address";
import { parcelLabel } from "~/orders/parcel-label";
import { promisedDeliveryDay, selectSentSince, selectWaiting } from "~/orders/parcels";
import { actField, type DeskProblem, deskPath, orderDeskPath } from "~/shared/desk";
import { ActForm, DeskField } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Moment } from "~/ui/desk/moment";
import { Row, Rows } from "~/ui/desk/rows";
import { sendTicked, undoOne } from "./acts";
import { tickName, trackingName, versionName } from "./fields";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(parcelsPage.title);

/** Parcels on one page, at most: those after them follow when these are sent. */
const most = 50;

export async function loader(get: LoaderFunctionArgs) {
  const { db } = requireOperator(get).context;
  const now = Date.now();
  const [waiting, sent] = await Promise.all([
    selectWaiting(db, most + 1),
    selectSentSince(db, new Date(now - undoMs).toISOString()),
  ]);
  const today = parisDay(now);
  const parcels = waiting.slice(0, most).map(({ order, parcel }) => {
    const { reference, lines, dedication, quantity, copies } = parcelLabel(order, parcel);
    const due = promisedDeliveryDay(parcel);
    const isLate = due < today;
    return {
      reference,
      address: isAddressed(parcel) ? lines.join(", ") : null,
      dedication,
      copies: quantity > 1 ? parcelsPage.copies(copies) : null,
      due: isLate ? parcelStates.late(due) : parcelStates.toSend(due),
      isLate,
      isAgain: parcel.replaces_sent_at !== null,
      version: String(parcel.version),
    };
  });
  return { parcels, hasMore: waiting.length > most, sent };
}

export const action = (post: ActionFunctionArgs) =>
  answerAct(post, { "parcel.sent": sendTicked, "parcel.undone": undoOne });

type Waiting = Awaited<ReturnType<typeof loader>>["parcels"][number];

export default function ParcelsPage() {
  const { parcels, hasMore, sent } = useLoaderData<typeof loader>();
  const problem = useActionData<DeskProblem>();
  return (
    <DeskPage
      title={parcelsPage.title}
      lead={parcels.length > 0 ? parcelsPage.lead : parcelsPage.none}
      problem={problem}
    >
      {parcels.length > 0 ? (
        <form method="post" className="act">
          <Rows>
            {parcels.map((parcel) => (
              <WaitingRow key={parcel.reference} parcel={parcel} problem={problem} />
            ))}
          </Rows>
          {hasMore ? <p>{parcelsPage.more(parcels.length)}</p> : null}
          <p className="actions">
            <button type="submit" className="button" name={actField} value="parcel.sent">
              {parcelsPage.send}
            </button>
            <button
              type="submit"
              className="button quiet"
              formMethod="get"
              formAction={`${deskPath}/colis/etiquettes`}
              formNoValidate
            >
              {parcelsPage.print}
            </button>
          </p>
        </form>
      ) : null}
      {sent.length > 0 ? (
        <section>
          <h2>{parcelsPage.recent}</h2>
          <Rows>
            {sent.map(({ reference, sent_at, version }) => (
              <Row
                key={reference}
                title={<a href={orderDeskPath(reference ?? "")}>{reference}</a>}
                due={<Moment at={sent_at ?? ""} />}
                action={
                  <ActForm
                    act="parcel.undone"
                    label={orderDesk.undo}
                    hidden={{ reference, version: String(version) }}
                    quiet
                  />
                }
              />
            ))}
          </Rows>
        </section>
      ) : null}
    </DeskPage>
  );
}

interface WaitingRowProps {
  parcel: Waiting;
  problem: DeskProblem | undefined;
}

function WaitingRow({ parcel, problem }: WaitingRowProps) {
  const { reference, address, dedication, copies, due, isLate, isAgain, version } = parcel;
  const link = <a href={orderDeskPath(reference)}>{reference}</a>;
  return (
    <Row
      title={
        address === null ? (
          link
        ) : (
          <>
            <label>
              <input
                type="checkbox"
                name={tickName}
                value={reference}
                defaultChecked
                aria-label={parcelsPage.tick(reference)}
              />
            </label>{" "}
            {link}
            <input type="hidden" name={versionName(reference)} value={version} />
          </>
        )
      }
      due={[due, ...(isAgain ? [parcelStates.again] : []), ...(copies ? [copies] : [])].join(", ")}
      late={isLate}
      action={
        address === null ? (
          <a className="button quiet" href={orderDeskPath(reference)}>
            {orderDesk.changeAddress}
          </a>
        ) : (
          <DeskField
            name={trackingName(reference)}
            type="url"
            label={orderDesk.trackingField}
            problem={problem?.act === "parcel.sent" ? problem : undefined}
          />
        )
      }
    >
      <p>{address ?? orderDesk.noAddress}</p>
      {dedication ? <p>{parcelsPage.dedication(dedication)}</p> : null}
    </Row>
  );
}
