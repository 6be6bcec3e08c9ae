import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { confirmationPage, thankYouPage } from "~/content/funnel";
import { afterThankYou } from "~/funnel/next-address";
import { isFinal } from "~/funnel/purchases";
import { orderAction } from "~/http/order-action";
import { lookUpOrder } from "~/http/order-lookup";
import type { PageFacts } from "~/http/page-facts";
import { AwaitOrder } from "~/ui/funnel/await-order";
import { Confirmation } from "~/ui/funnel/confirmation";
import { ThankYou } from "~/ui/funnel/thank-you";
import { pageMeta } from "~/ui/page-meta";
import { loader as loadConfirmation } from "./confirmation-commande";

export const handle = { sheet: "funnel", unlisted: true, personal: true } satisfies PageFacts;

/** One address, two readings: the thank-you page, or the final confirmation once an offer is answered. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  if (isFinal(new URL(request.url).searchParams)) {
    return { isFinal: true, ...(await loadConfirmation(args)) } as const;
  }
  return {
    isFinal: false,
    ...(await lookUpOrder(request, context.env, "ORDER_WEBHOOK_URL")),
  } as const;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.data?.isFinal ? confirmationPage : thankYouPage;
  return pageMeta(args, { ...page.meta });
};

export const action = orderAction(afterThankYou);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <AwaitOrder order={data.order}>
      {(order) =>
        data.isFinal ? <Confirmation {...data} order={order} /> : <ThankYou order={order} />
      }
    </AwaitOrder>
  );
}
