import { Response } from "miniflare";
import type { Partner } from "./site";

export const json =
  (value: unknown): Partner =>
  () =>
    Response.json(value);

export const status =
  (code: number, headers?: Record<string, string>): Partner =>
  () =>
    new Response(null, { status: code, headers });

export const compressed =
  (body: string): Partner =>
  () =>
    new Response(body, { headers: { "Content-Encoding": "gzip" } });

export function chunks(bodies: string[], { open = false } = {}): Partner {
  return () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const body of bodies) controller.enqueue(new TextEncoder().encode(body));
          if (!open) controller.close();
        },
      }),
      { headers: { "Content-Type": "text/plain" } },
    );
}

export function held(): { partner: Partner; answer: (response: Response) => void } {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { partner: async () => (await answered).clone(), answer: (response) => answer(response) };
}
