import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/http/text-response";
import { formatError } from "~/lib/errors";
import { checkDelivery } from "~/outbox/health";
import { services } from "~/services";

/** For uptime checks: 200 when the Worker and its database answer and events reach their destinations. */
export async function loader({ context: { env } }: LoaderFunctionArgs) {
  try {
    const problem = await checkDelivery(services(env));
    return plain(problem ?? "ok", problem ? 503 : 200);
  } catch (error) {
    console.error(formatError("Health", error));
    return plain("database unavailable", 503);
  }
}

function plain(text: string, status: number): Response {
  return textResponse(text, "text/plain", { status, headers: { "Cache-Control": "no-store" } });
}
