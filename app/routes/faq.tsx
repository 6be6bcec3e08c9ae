import type { MetaFunction } from "@remix-run/cloudflare";
import { faq } from "~/content/faq";
import type { PageFacts } from "~/http/page-facts";
import { pageMeta } from "~/ui/page-meta";
import { FaqPage } from "~/ui/reference/faq-page";
import { faqData } from "~/ui/structured-data";

export const handle = { sheet: "reference", fetchesAhead: true } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...faq.meta, structuredData: faqData(faq) });

export default function Page() {
  return <FaqPage page={faq} />;
}
