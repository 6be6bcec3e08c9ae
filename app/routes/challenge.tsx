import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { challengePage } from "~/content/challenge-page";
import { leadAction } from "~/http/lead-action";
import { keepFormOnFailure } from "~/http/lead-client-action";
import type { PageFacts } from "~/http/page-facts";
import { challengeForm } from "~/leads/forms/challenge";
import { showsSuccess } from "~/shared/query";
import { ChallengePage } from "~/ui/leads/challenge-page";
import { leadMeta } from "~/ui/leads/lead-meta";

export const handle = { sheet: "lead", hydrate: true } satisfies PageFacts;
export const meta: MetaFunction = (args) => leadMeta(args, challengePage);
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, challengeForm);
}

export default function Page() {
  const [query] = useSearchParams();
  const refused = useActionData() !== undefined;
  return <ChallengePage received={showsSuccess(query) && !refused} />;
}
