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
  const received = nextResponse();
  try {
    return await serverAction<LeadActionData>();
  } catch (error) {
    if (!(error instanceof Response)) return { failed: true };
    // A redirect may load a document. If the response is still being read by then, Firefox logs an error.
    await Promise.race([received, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    throw error;
  }
}

/** Resolves when the next response is complete. */
function nextResponse(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "resource" });
  });
}
