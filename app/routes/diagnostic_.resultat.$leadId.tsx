import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useMatches } from "@remix-run/react";
import { resultMeta } from "~/content/result-page";
import { findDiagnostic, reportOf } from "~/diagnostic/lead";
import { requireWithinLimit } from "~/http/rate-limit";
import { privateHeaders } from "~/http/responses";
import type { PageConfig } from "~/shared/page-config";
import { ReportPage } from "~/ui/diagnostic/report-page";
import { pageMeta } from "~/ui/page-meta";
import { readSiteUrl } from "~/ui/root-data";

export const handle = { sheet: "report", unlisted: true } satisfies PageConfig;
export const headers = privateHeaders;
export const meta = pageMeta({ ...resultMeta, picture: "diagnostic" });

export async function loader({ request, params, context: { env, db } }: LoaderFunctionArgs) {
  await requireWithinLimit(request, env, "report");
  const lead = await findDiagnostic(db, params.leadId ?? "");
  if (!lead) throw new Response(null, { status: 404 });
  return reportOf(lead);
}

export default function Page() {
  return <ReportPage {...useLoaderData<typeof loader>()} siteUrl={readSiteUrl(useMatches())} />;
}
