import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { challengePage } from "~/content/challenge-page";
import { leadFailure } from "~/content/forms";
import { leadAction } from "~/lead-action";
import { challengeSchema } from "~/leads/schemas";
import { storeChallengeParticipant } from "~/leads/store";
import { showsSuccess } from "~/leads/success";
import { keepFormOnFailure } from "~/ui/forms/lead-form";
import { ChallengePage } from "~/ui/leads/challenge-page";
import { leadMeta } from "~/ui/leads/lead-meta";

export const handle = { sheet: "lead", hydrate: true };
export const meta: MetaFunction = (args) => leadMeta(args, challengePage);
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, {
    name: "challenge",
    schema: challengeSchema,
    failure: leadFailure,
    store: storeChallengeParticipant,
  });
}

export default function Page() {
  const [query] = useSearchParams();
  const refused = useActionData() !== undefined;
  return <ChallengePage received={showsSuccess(query) && !refused} />;
}
