import type { MetaFunction } from "@remix-run/cloudflare";
import { terms } from "~/content/legal/terms";
import type { PageConfig } from "~/shared/page-config";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  modified: terms.revised ?? terms.updated,
} satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, terms.meta);

export default function Page() {
  return <LegalPage document={terms} />;
}
