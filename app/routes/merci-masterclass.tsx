import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { trainingThanksPage as page, trainingThanksOn } from "~/content/product-thanks";
import { products } from "~/content/products";
import { trainingSold } from "~/content/training-sale";
import { isContentOpen } from "~/funnel/order";
import { lookUpOrder } from "~/handlers/funnel";
import type { PageConfig } from "~/shared/page-config";
import { ProductThanks } from "~/ui/funnel/product-thanks";
import { pageMeta } from "~/ui/page-meta";
import { useOffers } from "~/ui/root-data";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta = pageMeta(page.meta);

export function loader({ request, context }: LoaderFunctionArgs) {
  return lookUpOrder(request, context, "CONFIRMATION_WEBHOOK_URL", products.training.parameter);
}

export default function Page() {
  const offers = useOffers();
  return (
    <ProductThanks
      product="training"
      pageFor={(order) => trainingThanksOn(offers, isContentOpen("training", order))}
      priceOn={(paidOn) => trainingSold(offers, paidOn).cents}
      {...useLoaderData<typeof loader>()}
    />
  );
}
