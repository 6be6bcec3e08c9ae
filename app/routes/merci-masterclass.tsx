import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { trainingThanksPage as page } from "~/content/funnel";
import { findBuyer } from "~/funnel/buyer-lookup";
import { ProductThanks } from "~/ui/funnel/product-thanks";
import { WithBuyer } from "~/ui/funnel/with-buyer";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel" };
export const meta: MetaFunction = (args) => pageMeta(args, { ...page.meta, noindex: true });

export async function loader({ request, context: { env } }: LoaderFunctionArgs) {
  return {
    buyer: await findBuyer(request, env.CONFIRMATION_WEBHOOK_URL, "presale_course"),
    contactEmail: env.CONTACT_EMAIL,
  };
}

export default function Page() {
  const { buyer, contactEmail } = useLoaderData<typeof loader>();
  return (
    <WithBuyer buyer={buyer}>
      {(email) => <ProductThanks page={page} email={email} contactEmail={contactEmail} />}
    </WithBuyer>
  );
}
