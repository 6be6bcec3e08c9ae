import {
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderMeta, orderPage } from "~/content/order-page";
import { readOrder, requireBuyer } from "~/http/buyer";
import { sendFile } from "~/http/file-response";
import { privateHeaders } from "~/http/responses";
import { formatError } from "~/lib/errors";
import type { Buyer } from "~/orders/buyer";
import { findFile } from "~/orders/files";
import type { PageConfig } from "~/shared/page-config";
import { OrderPage } from "~/ui/order-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "order",
  unlisted: true,
  personal: true,
  each: [],
} satisfies PageConfig;
export const headers = privateHeaders;
export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  data ? pageMeta(args, orderMeta) : [];

/** A file that the key's owner bought, in place of the page. The page explains a refusal: it is the order's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const buyer = await requireBuyer(request, params.key, context);
  const answer = await download(buyer, params.file ?? "", request, context);
  if (typeof answer !== "number") {
    context.download = answer;
    return null;
  }
  return data({ ...(await readOrder(buyer, context)), status: answer }, answer);
}

/** @returns the file, or the status of a refusal */
async function download(
  { purchases }: Buyer,
  name: string,
  request: Request,
  { files }: AppLoadContext,
): Promise<Response | number> {
  const found = findFile(purchases, name, Date.now());
  if (!found) return 404;
  if (found.access === "closed") return 410;
  if (found.access === "waiting") return 403;
  if (!files) return 503;
  try {
    return (await sendFile(files, found.file, request)) ?? 404;
  } catch (error) {
    console.error(formatError("File not read", error));
    return 503;
  }
}

export default function Page() {
  const refused = useLoaderData<typeof loader>();
  if (!refused) return null;
  const { status, ...order } = refused;
  return <OrderPage order={order} problem={{ message: orderPage.refusals[status] ?? "" }} />;
}
