import type { MetaFunction } from "@remix-run/cloudflare";
import { notice } from "~/content/legal/notice";
import { pageMeta } from "~/ui/page-meta";
import { LegalPage } from "~/ui/reference/legal-page";

export const handle = { sheet: "article" };
export const meta: MetaFunction = (args) => pageMeta(args, notice.meta);

export default function Page() {
  return <LegalPage document={notice} />;
}
