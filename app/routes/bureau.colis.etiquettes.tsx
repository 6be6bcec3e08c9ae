import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { labelsPage } from "~/content/desk-orders";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { isAddressed } from "~/orders/address";
import { parcelLabel } from "~/orders/parcel-label";
import { selectWaiting } from "~/orders/parcels";
import { deskPath } from "~/shared/desk";
import type { PageConfig } from "~/shared/page-config";
import { ParcelLabels } from "~/ui/parcel-labels";
import { tickName } from "./bureau.colis._index/fields";

export const handle: PageConfig = { ...deskHandle, sheet: "desk-labels" };
export const headers = privateHeaders;
export const meta = deskMeta(labelsPage.title);

/** Parcels on one print, at most. */
const most = 200;

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const ticked = query.getAll(tickName);
  const waiting = await selectWaiting(context.db, most);
  return waiting
    .filter(({ parcel }) => isAddressed(parcel))
    .filter(({ order }) => ticked.length === 0 || ticked.includes(order.reference ?? ""))
    .map(({ order, parcel }) => parcelLabel(order, parcel));
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function LabelsPage() {
  const parcels = useLoaderData<typeof loader>();
  return (
    <>
      <div className="desk on-screen">
        <h1>{labelsPage.title}</h1>
        <p>{parcels.length > 0 ? labelsPage.print : labelsPage.none}</p>
        <p>
          <a href={`${deskPath}/colis`}>{labelsPage.back}</a>
        </p>
      </div>
      <ParcelLabels parcels={parcels} cover="/images/cover.svg" />
    </>
  );
}
