import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { confirmationPage } from "~/content/funnel";
import { loadFinalConfirmation } from "~/funnel/final-confirmation";
import { visitOf } from "~/http/visit";
import type { PageConfig } from "~/shared/page-config";
import { Confirmation } from "~/ui/funnel/confirmation";
import { WithBuyer } from "~/ui/funnel/with-buyer";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, { ...confirmationPage.meta });

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadFinalConfirmation(visitOf(request), context.env);
}

export default function Page() {
  const { buyer, ...data } = useLoaderData<typeof loader>();
  return <WithBuyer buyer={buyer}>{(found) => <Confirmation {...data} {...found} />}</WithBuyer>;
}
