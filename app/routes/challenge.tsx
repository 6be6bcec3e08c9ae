import {
  type ActionFunctionArgs,
  data,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { challengePage } from "~/content/challenge-page";
import { leadFailure } from "~/content/forms";
import { receiveLead } from "~/lead-action";
import { challengeSchema } from "~/leads/schemas";
import { storeChallengeParticipant } from "~/leads/store";
import { showsSuccess, successUrl } from "~/leads/success";
import { keepFormOnFailure } from "~/ui/forms/lead-form";
import { ChallengePage } from "~/ui/leads/challenge-page";
import { leadMeta } from "~/ui/leads/lead-meta";

export const handle = { sheet: "lead", hydrate: true };
export const meta: MetaFunction = (args) => leadMeta(args, challengePage);
export const clientAction = keepFormOnFailure;

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await receiveLead(
    { request, context },
    {
      name: "challenge",
      schema: challengeSchema,
      failure: leadFailure,
      store: storeChallengeParticipant,
    },
  );
  if (outcome.stored) return redirectDocument(successUrl(request.url), 303);
  return data({ lastResult: outcome.lastResult }, outcome.status);
}

export default function Page() {
  const [query] = useSearchParams();
  const refused = useActionData() !== undefined;
  return <ChallengePage received={showsSuccess(query) && !refused} />;
}
