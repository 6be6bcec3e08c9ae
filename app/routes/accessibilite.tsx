import type { MetaFunction } from "@remix-run/cloudflare";
import { accessibility } from "~/content/legal/accessibility";
import type { PageConfig } from "~/shared/page-config";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  modified: accessibility.updated,
} satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, accessibility.meta);

export default function Page() {
  return <LegalPage document={accessibility} />;
}
