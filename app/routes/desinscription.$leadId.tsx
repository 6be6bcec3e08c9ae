import {
  type ActionFunctionArgs,
  data,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { unsubscribeMeta } from "~/content/unsubscribe-page";
import type { PageFacts } from "~/http/page-facts";
import { privateHeaders } from "~/http/private-page";
import { showsSuccess, successUrl } from "~/http/query";
import { unsubscribeLead } from "~/leads/server/unsubscribe";
import { deliverAfterResponse } from "~/outbox/deliver";
import { services } from "~/services";
import { UnsubscribePage } from "~/ui/leads/unsubscribe-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "funnel",
  unlisted: true,
  each: [],
} satisfies PageFacts;
export const headers = privateHeaders;
export const meta: MetaFunction = (args) => pageMeta(args, unsubscribeMeta);

/** A person's post leads to the success page; a mail provider's is answered at once (RFC 8058). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const outbox = services(context.env);
  const events = await unsubscribeLead(outbox, params.leadId ?? "");
  context.waitUntil(deliverAfterResponse(outbox, events));
  return form.get("List-Unsubscribe") === "One-Click"
    ? data({ done: true })
    : redirectDocument(successUrl(request.url), 303);
}

export default function Page() {
  const [query] = useSearchParams();
  const done = useActionData<typeof action>() !== undefined;
  return <UnsubscribePage done={done || showsSuccess(query)} />;
}
