import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { receiptMeta } from "~/content/receipt-page";
import { requireBuyer } from "~/handlers/buyer";
import { privateHeaders, privatePage } from "~/http/responses";
import { readBillTo, readLedgerEntries, receiptView } from "~/orders/receipt-view";
import type { PageConfig } from "~/shared/page-config";
import { pageMeta } from "~/ui/page-meta";
import { ReceiptPage } from "~/ui/receipt-page";

export const handle = { sheet: "order", unlisted: true, personal: true } satisfies PageConfig;
export const headers = privateHeaders;
export const meta = pageMeta(receiptMeta);

export async function loader(get: LoaderFunctionArgs) {
  const buyer = await requireBuyer(get);
  return receiptView(buyer, await readLedgerEntries(get.context.db, buyer));
}

/** Renders the receipt with the typed details. A post, so that no URL, history or log contains them. */
export async function action(post: ActionFunctionArgs) {
  await requireBuyer(post);
  return data(readBillTo(await post.request.formData()), { headers: privatePage });
}

export default function Page() {
  return <ReceiptPage receipt={useLoaderData<typeof loader>()} billTo={useActionData()} />;
}
