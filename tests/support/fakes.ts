import { Response } from "miniflare";
import type { Partner } from "./site";

/** Ways in which a partner may answer. */

export const json =
  (value: unknown): Partner =>
  () =>
    Response.json(value);

export const text =
  (body: string, contentType = "text/plain"): Partner =>
  () =>
    new Response(body, { headers: { "Content-Type": contentType } });

export const status =
  (code: number, headers?: Record<string, string>): Partner =>
  () =>
    new Response(null, { status: code, headers });

/** A body that travels compressed. */
export const compressed =
  (body: string): Partner =>
  () =>
    new Response(body, { headers: { "Content-Encoding": "gzip" } });

/** Never answers. */
export const hang: Partner = () => new Promise<Response>(() => {});

/** Chunks without an announced length; with `open` the body never ends. */
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

/** Answers every call when the test says so. */
export function held(): { partner: Partner; answer: (response: Response) => void } {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { partner: async () => (await answered).clone(), answer: (response) => answer(response) };
}
