import type { WithdrawalState } from "~/withdrawals/steps";
import { WithdrawalForm } from "./withdrawal-form";
import { WithdrawalRecap } from "./withdrawal-recap";
import { WithdrawalReceipt } from "./withdrawal-receipt";

/** A declaration in its three states: to be written, to be confirmed, received. */
export function WithdrawalPage({ state }: { state: WithdrawalState | undefined }) {
  switch (state?.step) {
    case "recap":
      return <WithdrawalRecap {...state} />;
    case "receipt":
      return <WithdrawalReceipt {...state} />;
    default:
      return <WithdrawalForm lastResult={state?.lastResult} />;
  }
}
