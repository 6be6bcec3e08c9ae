import type { SubmissionResult } from "@conform-to/react";
import type { Withdrawal, WithdrawalFields } from "~/db/schema";

/** The field that says which button of the page to confirm was pressed. */
export const stepField = { name: "step", confirm: "confirm", change: "change" } as const;

/** The field that tells one declaration from another of the same words. */
export const tokenField = "declaration";

/** What the page shows after a post. */
export type WithdrawalState =
  /** The form again, with what was typed and what is wrong with it. */
  | { step: "form"; lastResult: SubmissionResult<string[]> }
  /** The declaration to confirm; `failed` when it could not be stored. */
  | { step: "recap"; declared: WithdrawalFields; token: string; failed: boolean }
  | { step: "receipt"; withdrawal: Withdrawal; mailed: boolean };
