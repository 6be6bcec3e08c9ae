import type { MetaFunction } from "@remix-run/cloudflare";
import { terms } from "~/content/legal/terms";
import { pageMeta } from "~/ui/page-meta";
import { LegalPage } from "~/ui/reference/legal-page";

export const handle = { sheet: "article" };
export const meta: MetaFunction = (args) => pageMeta(args, terms.meta);

export default function Page() {
  return <LegalPage document={terms} />;
}
