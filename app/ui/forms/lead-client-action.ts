import type { SubmissionResult } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Data of a lead form's action when nothing was stored. */
export interface LeadActionData {
  lastResult?: SubmissionResult<string[]>;
  /** The request got no usable response. */
  failed?: boolean;
}

/** `clientAction` of a lead form: after a network error the form keeps its contents. */
export async function keepFormOnFailure({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<LeadActionData>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true };
  }
}
