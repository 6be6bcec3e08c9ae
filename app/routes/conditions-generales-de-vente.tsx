import { useSearchParams } from "@remix-run/react";
import { terms } from "~/content/legal/terms";
import { termsOn } from "~/content/legal/versions";
import type { PageConfig } from "~/shared/page-config";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "legal",
} satisfies PageConfig;
export const meta = pageMeta(terms.meta);

/** The terms; if `version` gives a day, those in force on that day, to which buyers' mails and pages link. */
export default function Page() {
  const version = useSearchParams()[0].get("version");
  return <LegalPage document={version ? termsOn(version) : terms} />;
}
