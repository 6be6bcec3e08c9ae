import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { unsubscribeMeta, unsubscribePage } from "~/content/unsubscribe-page";
import { privateHeaders } from "~/http/responses";
import { hasUnsubscribed, resubscribeLead, unsubscribeLead } from "~/leads/unsubscribe";
import { logError } from "~/lib/errors";
import { deliverAfterResponse } from "~/outbox/deliver";
import { showsSuccess, successUrl } from "~/shared/address";
import type { PageConfig } from "~/shared/page-config";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "message", unlisted: true } satisfies PageConfig;
export const headers = privateHeaders;
export const meta = pageMeta(unsubscribeMeta);

const intent = { name: "intent", resubscribe: "resubscribe" } as const;
const resubscribed = { name: "reabonnement", value: "reussi" } as const;

/** A database error must not hide the button. */
export async function loader({ params, context: { db } }: LoaderFunctionArgs) {
  const unsubscribed = hasUnsubscribed(db, params.leadId ?? "").catch((error) => {
    logError("Subscription not read", error);
    return false;
  });
  return { unsubscribed: await unsubscribed };
}

/** A person's post redirects to the success page; a mail provider's (RFC 8058) needs no page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const oneClick = form.get("List-Unsubscribe") === "One-Click";
  const wantsMails = !oneClick && form.get(intent.name) === intent.resubscribe;
  const change = wantsMails ? resubscribeLead : unsubscribeLead;
  const events = await change(context, params.leadId ?? "");
  context.waitUntil(deliverAfterResponse(context.outbox, events));
  if (oneClick) return data({ done: true });
  const { pathname } = new URL(request.url);
  return redirectDocument(
    wantsMails ? `${pathname}?${resubscribed.name}=${resubscribed.value}` : successUrl(request.url),
    303,
  );
}

/** The same for an unknown id, so that ids cannot be probed. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const { unsubscribed } = useLoaderData<typeof loader>();
  const oneClick = useActionData<typeof action>() !== undefined;
  if (oneClick || showsSuccess(query)) return <Answered {...unsubscribePage.done} />;
  if (unsubscribed) return <Answered {...unsubscribePage.unsubscribed} />;
  if (query.get(resubscribed.name) === resubscribed.value)
    return <Answered {...unsubscribePage.resubscribed} />;
  return <Ask />;
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

type Answer = (typeof unsubscribePage)["done" | "unsubscribed" | "resubscribed"];

function Answered({ title, lead, note, link, ...text }: Answer) {
  return (
    <MessagePage title={title} lead={lead}>
      {"button" in text ? (
        <form method="post">
          <p>{note}</p>
          <p className="actions">
            <button
              className="button quiet"
              type="submit"
              name={intent.name}
              value={intent.resubscribe}
            >
              {text.button}
            </button>
          </p>
        </form>
      ) : (
        <p>{note}</p>
      )}
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </MessagePage>
  );
}
