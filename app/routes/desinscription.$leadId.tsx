import {
  type ActionFunctionArgs,
  data,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { unsubscribeMeta, unsubscribePage } from "~/content/unsubscribe-page";
import { deliverAfterResponse, outboxOf } from "~/http/outbox";
import { privateHeaders } from "~/http/private-page";
import { unsubscribeLead } from "~/leads/server/unsubscribe";
import type { PageConfig } from "~/shared/page-config";
import { showsSuccess, successUrl } from "~/shared/query";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "message",
  unlisted: true,
  each: [],
} satisfies PageConfig;
export const headers = privateHeaders;
export const meta: MetaFunction = (args) => pageMeta(args, unsubscribeMeta);

/** A person's post leads to the success page; a mail provider's is answered at once (RFC 8058). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const outbox = outboxOf(context.env);
  const events = await unsubscribeLead(outbox, params.leadId ?? "");
  context.waitUntil(deliverAfterResponse(outbox, events));
  return form.get("List-Unsubscribe") === "One-Click"
    ? data({ done: true })
    : redirectDocument(successUrl(request.url), 303);
}

/** Asks, or says that it is done, whether or not the address was known. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const done = useActionData<typeof action>() !== undefined || showsSuccess(query);
  return done ? <Done /> : <Ask />;
}

function Ask() {
  const { title, lead, button, note } = unsubscribePage.ask;
  return (
    <MessagePage title={title} lead={lead}>
      <form method="post">
        <p className="actions">
          <button className="button" type="submit">
            {button}
          </button>
        </p>
        <p>{note}</p>
      </form>
    </MessagePage>
  );
}

function Done() {
  const { title, lead, note, link } = unsubscribePage.done;
  return (
    <MessagePage title={title} lead={lead}>
      <p>{note}</p>
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </MessagePage>
  );
}
