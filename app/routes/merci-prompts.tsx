import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { promptPack } from "~/content/offers";
import { promptPackThanksPage as page } from "~/content/product-thanks";
import { products } from "~/content/products";
import { lookUpOrder } from "~/handlers/funnel";
import type { PageConfig } from "~/shared/page-config";
import { ProductThanks } from "~/ui/funnel/product-thanks";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true, personal: true } satisfies PageConfig;
export const meta = pageMeta(page.meta);

export function loader({ request, context }: LoaderFunctionArgs) {
  return lookUpOrder(
    request,
    context,
    "CONFIRMATION_WEBHOOK_URL",
    products["prompt-pack"].parameter,
  );
}

export default function Page() {
  return (
    <ProductThanks
      product="prompt-pack"
      pageFor={() => page}
      priceOn={() => promptPack.cents}
      {...useLoaderData<typeof loader>()}
    />
  );
}
