import type { MetaFunction } from "@remix-run/cloudflare";
import { notice } from "~/content/legal/notice";
import type { PageFacts } from "~/http/page-facts";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  modified: notice.revised ?? notice.updated,
} satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, notice.meta);

export default function Page() {
  return <LegalPage document={notice} />;
}
