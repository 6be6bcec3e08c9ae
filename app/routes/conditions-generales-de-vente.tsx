import type { MetaFunction } from "@remix-run/cloudflare";
import { terms } from "~/content/legal/terms";
import type { PageFacts } from "~/http/page-facts";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  modified: terms.revised ?? terms.updated,
} satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, terms.meta);

export default function Page() {
  return <LegalPage document={terms} />;
}
