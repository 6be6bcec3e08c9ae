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

export function held(): { partner: Partner; answer: (response: Response) => void } {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { partner: async () => (await answered).clone(), answer: (response) => answer(response) };
}
