import { createHmac } from "node:crypto";

/** A request that posts an event with the payment provider's signature of this moment. */
export function signedEvent(body: string, secret: string) {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Stripe-Signature": `t=${time},v1=${signature}`,
    },
    body,
  };
}
