import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { vipPage as page } from "~/content/vip";
import type { PageFacts } from "~/http/page-facts";
import { VipPage } from "~/ui/offers/vip-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "offer", light: "vip-light" } satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, { ...page.meta, picture: "vip" });

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return { bookingUrl: env.VIP_BOOKING_URL };
}

export default function Page() {
  const { bookingUrl } = useLoaderData<typeof loader>();
  return <VipPage page={page} bookingUrl={bookingUrl} />;
}
