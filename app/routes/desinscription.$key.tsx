import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { unsubscribeMeta, unsubscribePage } from "~/content/unsubscribe-page";
import { requireWithinLimit } from "~/http/rate-limit";
import { privateHeaders } from "~/http/responses";
import {
  hasUnsubscribed,
  isUnsubscribeKey,
  isWholeLink,
  resubscribeLead,
  unsubscribeLead,
} from "~/leads/unsubscribe";
import { logError } from "~/lib/errors";
import { showsSuccess, successUrl } from "~/shared/address";
import type { PageConfig } from "~/shared/page-config";
import { MessagePage } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";
import { useContact } from "~/ui/root-data";

export const handle = { sheet: "message", unlisted: true } satisfies PageConfig;
export const headers = privateHeaders;
export const meta = pageMeta(unsubscribeMeta);

const intent = { name: "intent", resubscribe: "resubscribe" } as const;
const resubscribed = { name: "reabonnement", value: "reussi" } as const;

/** A database error must not hide the button. */
export async function loader({ request, params: { key = "" }, context }: LoaderFunctionArgs) {
  const { env, db } = context;
  if (!isWholeLink(key)) return data({ isWhole: false, hasKey: false, unsubscribed: false }, 404);
  await requireWithinLimit(request, env, "unsubscribe");
  const unsubscribed = await hasUnsubscribed(db, key).catch((error) => {
    logError("Subscription not read", error);
    return false;
  });
  return { isWhole: true, hasKey: isUnsubscribeKey(key), unsubscribed };
}

/**
 * A person's post redirects to the success page; a mail provider's post (RFC 8058) needs no page. A provider posts for
 * many people from one network, hence the higher limit.
 */
export async function action({ request, params: { key = "" }, context }: ActionFunctionArgs) {
  if (!isWholeLink(key)) return data({ done: false }, 404);
  await requireWithinLimit(request, context.env, "unsubscribing", "PREFIX_RATE_LIMIT");
  const form = await request.formData();
  const oneClick = form.get("List-Unsubscribe") === "One-Click";
  const wantsMails = !oneClick && form.get(intent.name) === intent.resubscribe;
  const change = wantsMails ? resubscribeLead : unsubscribeLead;
  context.deliverSoon(await change(context, key));
  if (oneClick) return data({ done: true });
  const { pathname } = new URL(request.url);
  return redirectDocument(
    wantsMails ? `${pathname}?${resubscribed.name}=${resubscribed.value}` : successUrl(request.url),
    303,
  );
}

/** Looks the same for an unknown key or id, so that nobody can probe for valid ones. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const { isWhole, hasKey, unsubscribed } = useLoaderData<typeof loader>();
  const oneClick = useActionData<typeof action>() !== undefined;
  if (!isWhole) return <Incomplete />;
  if (oneClick || showsSuccess(query))
    return <Answered {...unsubscribePage.done} hasKey={hasKey} />;
  if (unsubscribed) return <Answered {...unsubscribePage.unsubscribed} hasKey={hasKey} />;
  if (hasKey && query.get(resubscribed.name) === resubscribed.value)
    return <Answered {...unsubscribePage.resubscribed} />;
  return <Ask />;
}

function Incomplete() {
  const { title, lead, link } = unsubscribePage.incomplete;
  const { email } = useContact();
  return (
    <MessagePage title={title} lead={lead}>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </MessagePage>
  );
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

/** Only the key resubscribes. */
function Answered({ title, lead, note, link, hasKey, ...text }: Answer & { hasKey?: boolean }) {
  return (
    <MessagePage title={title} lead={lead}>
      {hasKey && "button" in text ? (
        <form method="post">
          <p>{`${note} ${text.question}`}</p>
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
