import type { SubmissionResult } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";

/** What the action of a lead form answers when it did not store. */
export interface LeadActionData {
  lastResult?: SubmissionResult<string[]>;
  /** The request got no usable answer at all. */
  failed?: boolean;
}

/** `clientAction` of a lead form: whatever goes wrong on the way, the form and its contents stay. */
export async function keepFormOnFailure({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<LeadActionData>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true };
  }
}
