import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { plainText } from "~/http/responses";
import type { RawBody } from "~/http/routing";
import { logError } from "~/lib/errors";
import { noteInvalidSignature, settleInvalidSignatures } from "~/orders/invalid-signatures";
import { storeEvent } from "~/orders/order";
import { isSigned, readPaymentEvent } from "~/orders/stripe/event";

export const rawBody = { maxBytes: 256 * 1024 } satisfies RawBody;

/** Events of the payment provider, which repeats each until it gets a 2xx. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { env, db, mail, deliverSoon } = context;
  const secret = env.PAYMENT_WEBHOOK_SECRET;
  if (!secret) return plainText(404, "not set up");
  const now = Date.now();
  const body = new Uint8Array(await request.arrayBuffer());
  const isValid = await isSigned(body, request.headers.get("Stripe-Signature"), secret, now);
  if (!isValid) {
    console.error("Payment event refused: no valid signature");
    await noteInvalidSignature(db, now).catch((error) =>
      logError("Refused payment event not counted", error),
    );
    return plainText(400, "no valid signature");
  }

  const isLive = env.SITE_URL.startsWith("https:");
  const event = readPaymentEvent(new TextDecoder().decode(body), now, isLive);
  if (event.kind === "malformed") {
    console.error(`Payment event malformed: ${event.error}`);
    return plainText(400, `malformed: ${event.error}`);
  }
  try {
    deliverSoon(await storeEvent({ db, mailed: mail !== null }, event));
  } catch (error) {
    logError("Payment event not stored", error);
    return plainText(500, "not stored");
  }
  // The event is stored: a failure here must not have it sent again.
  await settleInvalidSignatures(db).catch((error) =>
    logError("Refused payment events not settled", error),
  );
  return plainText(200, event.kind);
}

export function loader({ context: { env } }: LoaderFunctionArgs) {
  return env.PAYMENT_WEBHOOK_SECRET ? plainText(405, "POST only") : plainText(404, "not set up");
}
