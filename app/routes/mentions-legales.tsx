import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { notice } from "~/content/legal/notice";
import { pageMeta } from "~/ui/page-meta";
import { LegalPage } from "~/ui/reference/legal-page";

export const handle = { sheet: "article" };
export const meta: MetaFunction = (args) => pageMeta(args, notice.meta);

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE };
}

export default function Page() {
  return <LegalPage document={notice} contact={useLoaderData<typeof loader>()} />;
}
