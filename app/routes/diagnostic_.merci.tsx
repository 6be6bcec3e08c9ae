import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import type { PageFacts } from "~/http/page-facts";
import { privatePage } from "~/http/private-page";
import { isLeadId, resultPath } from "~/leads/paths";
import { DiagnosticThanks } from "~/ui/diagnostic/thanks";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "funnel", unlisted: true } satisfies PageFacts;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...diagnosticThanksPage.meta, picture: "diagnostic" });

/** The same page for everybody, unless the address says whose analysis is ready. */
export function loader({ request }: LoaderFunctionArgs) {
  const leadId = new URL(request.url).searchParams.get("resultat");
  return isLeadId(leadId)
    ? data({ resultPath: resultPath(leadId) }, { headers: privatePage })
    : { resultPath: null };
}

export default function Page() {
  return <DiagnosticThanks {...useLoaderData<typeof loader>()} />;
}
