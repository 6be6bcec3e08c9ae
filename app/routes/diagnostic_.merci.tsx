import type { MetaFunction } from "@remix-run/cloudflare";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { DiagnosticThanks } from "~/ui/diagnostic/thanks";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel" };
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...diagnosticThanksPage.meta, picture: "diagnostic", noindex: true });
export default DiagnosticThanks;
