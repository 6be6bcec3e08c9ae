import { expect, test } from "vitest";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";

test("a lead form's post in the browser: answered, failed, redirected", async () => {
  const answer = (serverAction: () => unknown) =>
    keepFormOnFailure({ serverAction } as Parameters<typeof keepFormOnFailure>[0]);
  expect(await answer(async () => ({ lastResult: {} }))).toEqual({ lastResult: {} });
  expect(await answer(() => Promise.reject(new TypeError("offline")))).toEqual({ failed: true });
  const redirect = new Response(null, { status: 303 });
  await expect(answer(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
