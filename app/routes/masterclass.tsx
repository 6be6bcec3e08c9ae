import type { MetaFunction } from "@remix-run/cloudflare";
import { masterclassPage as page } from "~/content/masterclass";
import type { PageFacts } from "~/http/page-facts";
import { MasterclassPage } from "~/ui/offers/masterclass-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "offer", light: "masterclass-light" } satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, { ...page.meta, picture: "formation" });

export default function Page() {
  return <MasterclassPage page={page} />;
}
