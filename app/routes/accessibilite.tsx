import { accessibility } from "~/content/legal/accessibility";
import type { PageConfig } from "~/shared/page-config";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "legal",
  modified: accessibility.updated,
} satisfies PageConfig;
export const meta = pageMeta(accessibility.meta);

export default function Page() {
  return <LegalPage document={accessibility} />;
}
