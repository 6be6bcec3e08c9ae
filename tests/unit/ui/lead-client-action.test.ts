import { expect, test, vi } from "vitest";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";

const post = (serverAction: () => unknown) =>
  keepFormOnFailure({ serverAction } as Parameters<typeof keepFormOnFailure>[0]);
const redirect = new Response(null, { status: 303 });

test("handles an answer, a failure and a redirect of a lead form's post", async () => {
  expect(await post(async () => ({ lastResult: {} }))).toEqual({ lastResult: {} });
  expect(await post(() => Promise.reject(new TypeError("offline")))).toEqual({ failed: true });
  await expect(post(() => Promise.reject(redirect))).rejects.toBe(redirect);
});

test("follows a redirect after the end of its answer", async () => {
  let end = () => {};
  const observer = class {
    constructor(received: () => void) {
      end = received;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("PerformanceObserver", observer);
  const left = vi.fn();
  const redirected = post(() => Promise.reject(redirect)).catch(left);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(left).not.toHaveBeenCalled();
  end();
  await redirected;
  expect(left).toHaveBeenCalledWith(redirect);
});
