import { notice } from "~/content/legal/notice";
import type { PageConfig } from "~/shared/page-config";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "legal",
} satisfies PageConfig;
export const meta = pageMeta(notice.meta);

export default function Page() {
  return <LegalPage document={notice} />;
}
