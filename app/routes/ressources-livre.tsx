import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resourcesPage, videos } from "~/content/resources";
import { leadAction } from "~/http/lead-action";
import { keepFormOnFailure } from "~/http/lead-client-action";
import type { PageFacts } from "~/http/page-facts";
import { resourcesForm } from "~/leads/forms/resources";
import { sendsMail } from "~/outbox/mail";
import { services } from "~/services";
import { pageMeta } from "~/ui/page-meta";
import { ResourcesPage, type VideoLinks } from "~/ui/resources/resources-page";

export const handle = { sheet: "resources", hydrate: true } satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, resourcesPage.meta);
export const clientAction = keepFormOnFailure;
/** Which videos there are does not change while the page is open. */
export const shouldRevalidate = () => false;

/** Says which videos can be watched; their addresses come with the unlocking. */
export function loader({ context: { env } }: LoaderFunctionArgs) {
  return { watchable: videos.filter(({ urlKey }) => env[urlKey]).map(({ urlKey }) => urlKey) };
}

export function action(post: ActionFunctionArgs) {
  return leadAction(post, resourcesForm, unlock);
}

function unlock({ context: { env } }: Pick<ActionFunctionArgs, "context">) {
  const links: VideoLinks = {};
  for (const { urlKey } of videos) links[urlKey] = env[urlKey];
  return { links, mailed: sendsMail(services(env).mail, resourcesForm.event) };
}

export default function Page() {
  const { watchable } = useLoaderData<typeof loader>();
  const { links, mailed } = useActionData<{ links?: VideoLinks; mailed?: boolean }>() ?? {};
  return <ResourcesPage watchable={watchable} links={links} mailed={mailed} />;
}
