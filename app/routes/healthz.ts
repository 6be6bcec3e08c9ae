import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/http/text-response";
import { describeFault } from "~/lib/fault";

/** For uptime checks: 200 when the Worker and its database answer. */
export async function loader({ context: { env } }: LoaderFunctionArgs) {
  try {
    await env.DB.prepare("SELECT 1 FROM outbox_events LIMIT 1").all();
    return plain("ok", 200);
  } catch (error) {
    console.error(describeFault("Health", error));
    return plain("database unavailable", 503);
  }
}

function plain(text: string, status: number): Response {
  return textResponse(text, "text/plain", { status, headers: { "Cache-Control": "no-store" } });
}
