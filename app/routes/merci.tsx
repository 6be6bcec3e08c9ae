import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { confirmationPage, thankYouPage } from "~/content/funnel";
import { findCustomer } from "~/funnel/customer";
import { loadFinalConfirmation } from "~/funnel/final-confirmation";
import { afterThankYou } from "~/funnel/next-address";
import { isFinal } from "~/funnel/order";
import { orderAction } from "~/http/order-action";
import { visitOf } from "~/http/visit";
import type { PageConfig } from "~/shared/page-config";
import { Confirmation } from "~/ui/funnel/confirmation";
import { ThankYou } from "~/ui/funnel/thank-you";
import { WithBuyer } from "~/ui/funnel/with-buyer";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;

/** One address, two readings: the thank-you page, or the final confirmation once an offer is answered. */
export async function loader({ request, context: { env } }: LoaderFunctionArgs) {
  const visit = visitOf(request);
  if (isFinal(visit.query)) {
    return { final: true, ...(await loadFinalConfirmation(visit, env)) } as const;
  }
  return { final: false, buyer: await findCustomer(visit, env, "ORDER_WEBHOOK_URL") } as const;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.data?.final ? confirmationPage : thankYouPage;
  return pageMeta(args, { ...page.meta });
};

export const action = orderAction(afterThankYou);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <WithBuyer buyer={data.buyer}>
      {(found) => (data.final ? <Confirmation {...data} {...found} /> : <ThankYou {...found} />)}
    </WithBuyer>
  );
}
