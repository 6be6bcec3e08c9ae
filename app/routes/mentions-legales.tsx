import type { MetaFunction } from "@remix-run/cloudflare";
import { notice } from "~/content/legal/notice";
import type { PageConfig } from "~/shared/page-config";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  modified: notice.revised ?? notice.updated,
} satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, notice.meta);

export default function Page() {
  return <LegalPage document={notice} />;
}
