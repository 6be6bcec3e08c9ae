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
  const answered = nextAnswer();
  try {
    return await serverAction<LeadActionData>();
  } catch (error) {
    if (!(error instanceof Response)) return { failed: true };
    // It may load a document, and for an answer that is still being read by then Firefox logs an error.
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    throw error;
  }
}

/** Resolves when the next answer is complete. */
function nextAnswer(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "resource" });
  });
}
