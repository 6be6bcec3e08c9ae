import type { MetaFunction } from "@remix-run/cloudflare";
import { terms } from "~/content/legal/terms";
import type { PageFacts } from "~/http/page-facts";
import { pageMeta } from "~/ui/page-meta";
import { LegalPage } from "~/ui/reference/legal-page";

export const handle = {
  sheet: "article",
  modified: terms.revised ?? terms.updated,
} satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, terms.meta);

export default function Page() {
  return <LegalPage document={terms} />;
}
