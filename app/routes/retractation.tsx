import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { withdrawalPage } from "~/content/withdrawal-page";
import type { PageFacts } from "~/http/page-facts";
import { withdrawalAction } from "~/http/withdrawal-action";
import { pageMeta } from "~/ui/page-meta";
import { WithdrawalPage } from "~/ui/withdrawals/withdrawal-page";
import type { WithdrawalState } from "~/withdrawals/steps";

export const handle = { sheet: "withdrawal" } satisfies PageFacts;
export const action = withdrawalAction;

export const meta: MetaFunction = (args) => pageMeta(args, withdrawalPage.meta);

export default function Page() {
  return <WithdrawalPage state={useActionData<WithdrawalState>()} />;
}
