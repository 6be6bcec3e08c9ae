import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { confirmationPage } from "~/content/funnel";
import { latestProduct, readOfferAnswers } from "~/funnel/query";
import { lookUpOrder } from "~/handlers/funnel";
import type { PageConfig } from "~/shared/page-config";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { Confirmation } from "~/ui/funnel/confirmation";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta = pageMeta(confirmationPage.meta);

/** The data of the final confirmation, here and at `/merci`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answers = readOfferAnswers(new URL(request.url).searchParams);
  const product = latestProduct(answers);
  const lookup = await lookUpOrder(request, context, "CONFIRMATION_WEBHOOK_URL", product);
  return { ...lookup, answers, communityUrl: context.env.COMMUNITY_URL };
}

export default function Page() {
  const { order, ...data } = useLoaderData<typeof loader>();
  return (
    <AwaitOrder order={order}>{(found) => <Confirmation {...data} order={found} />}</AwaitOrder>
  );
}
