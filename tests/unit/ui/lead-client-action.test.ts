import { expect, test } from "vitest";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";

test("in the browser a lead form stays, unless the server answers", async () => {
  const answer = (serverAction: () => unknown) =>
    keepFormOnFailure({ serverAction } as Parameters<typeof keepFormOnFailure>[0]);
  expect(await answer(async () => ({ lastResult: {} }))).toEqual({ lastResult: {} });
  expect(await answer(() => Promise.reject(new TypeError("offline")))).toEqual({ failed: true });
  const redirect = new Response(null, { status: 303 });
  await expect(answer(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
