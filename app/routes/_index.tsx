import type { MetaFunction } from "@remix-run/cloudflare";
import { home } from "~/content/home";
import type { PageFacts } from "~/http/page-facts";
import { HomePage } from "~/ui/home-page";
import { pageMeta } from "~/ui/page-meta";
import { homeData } from "~/ui/structured-data";

export const handle = { sheet: "home" } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...home.meta, structuredData: homeData });

export default function Page() {
  return <HomePage home={home} />;
}
