import type { Fetch } from "~/outbox/webhook";

interface Received {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: string;
  redirect: RequestInit["redirect"];
}

type Answer = (received: Received) => Response | Promise<Response>;

export const accept: Answer = () => new Response(null, { status: 204 });

/** A webhook receiver in place of `fetch`. Set `answer` to change how it takes the next requests. */
interface Receiver {
  fetch: Fetch;
  received: Received[];
  answer: Answer;
}

export function createReceiver(answer: Answer = accept): Receiver {
  const receiver: Receiver = {
    received: [],
    answer,
    fetch: async (url, { method, headers, body, redirect }) => {
      const request = { url, method, headers: new Headers(headers), body: String(body), redirect };
      receiver.received.push(request);
      return receiver.answer(request);
    },
  };
  return receiver;
}
