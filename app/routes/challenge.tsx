import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { challengePageOn } from "~/content/challenge-page";
import { leadAction } from "~/handlers/lead-action";
import { challengeForm } from "~/leads/forms/challenge";
import type { PageConfig } from "~/shared/page-config";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { LeadCard } from "~/ui/forms/lead-form";
import { Island } from "~/ui/island";
import { ChallengePage } from "~/ui/pages/challenge.server";
import { useOffers } from "~/ui/root-data";

export const handle = { sheet: "lead", hydrate: true, showsClaims: true } satisfies PageConfig;
export { challengeMeta as meta } from "~/ui/pages/challenge.server";
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, challengeForm);
}

export default function Challenge() {
  const { form, success } = challengePageOn(useOffers().session);
  return (
    <Island page={ChallengePage}>
      <LeadCard form={challengeForm} texts={form} success={success} />
    </Island>
  );
}
