import { openDatabase } from "~/db/client";
import { storeEvent } from "~/orders/payment";
import { readPaymentEvent } from "~/orders/payment-event";

/** Stores a list of the provider's events, so many at a time, inside the runtime itself. */
export default {
  async fetch(request, { DB }) {
    const { bodies, lanes } = await request.json<{ bodies: string[]; lanes: number }>();
    const context = { db: openDatabase(DB) };
    const queue = bodies.values();
    const work = async () => {
      for (const body of queue) {
        const event = readPaymentEvent(body, Date.now(), false);
        if (event.kind !== "malformed") await storeEvent(context, event);
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    return new Response();
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
