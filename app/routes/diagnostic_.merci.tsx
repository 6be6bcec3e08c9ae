import type { MetaFunction } from "@remix-run/cloudflare";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import type { PageFacts } from "~/http/page-facts";
import { DiagnosticThanks } from "~/ui/diagnostic/thanks";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel", unlisted: true } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...diagnosticThanksPage.meta, picture: "diagnostic" });
export default DiagnosticThanks;
