import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderMeta, orderPage } from "~/content/order-page";
import { requireBuyer } from "~/handlers/buyer";
import { isDownload, sendFile } from "~/handlers/download";
import { privateHeaders } from "~/http/responses";
import { logError } from "~/lib/errors";
import type { Buyer } from "~/orders/buyer";
import { readOrder } from "~/orders/buyer-page";
import { findFile } from "~/orders/files";
import { countDownload } from "~/orders/order";
import type { PageConfig } from "~/shared/page-config";
import { OrderPage } from "~/ui/order-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "order", unlisted: true, personal: true } satisfies PageConfig;
export const headers = privateHeaders;
export const meta = pageMeta(orderMeta);

/** Sends a file that the key's owner bought. If it cannot, the order's page explains why. */
export async function loader(get: LoaderFunctionArgs) {
  const { request, params, context } = get;
  const buyer = await requireBuyer(get);
  const result = await download(buyer, params.file ?? "", request, context);
  if (result instanceof Response) {
    context.download = result;
    return null;
  }
  const { status, message = orderPage.errors[status] ?? "" } = result;
  return data({ order: await readOrder(buyer, context), problem: { message } }, status);
}

interface DownloadError {
  status: number;
  /** Set if the message differs from the status's usual one. */
  message?: string;
}

/** @returns the file, or why it is not available */
async function download(
  { purchases }: Buyer,
  name: string,
  request: Request,
  { env, db, waitUntil }: AppLoadContext,
): Promise<Response | DownloadError> {
  const found = findFile(purchases, name, Date.now());
  if (!found) return { status: 404 };
  if (found.access === "closed") return { status: 410 };
  if (found.access === "suspended") return { status: 403, message: orderPage.digital.suspended };
  if (found.access === "waiting") return { status: 403 };
  if (!env.FILES) return { status: 503 };
  try {
    const sent = await sendFile(env.FILES, found.file, request);
    if (!sent) return { status: 404 };
    if (isDownload(request, sent)) {
      // The file is sent even if the count fails.
      const counted = countDownload(db, found.order, Date.now()).catch((error) =>
        logError("Download not counted", error),
      );
      waitUntil(counted);
    }
    return sent;
  } catch (error) {
    logError("File not read", error);
    return { status: 503 };
  }
}

export default function Page() {
  const failure = useLoaderData<typeof loader>();
  return failure && <OrderPage {...failure} />;
}
