import { expect, test, vi } from "vitest";
import { honeypot } from "~/forms/post";
import { leadAction } from "~/http/lead-action";
import { resourcesForm } from "~/leads/forms/resources";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";
import { post } from "../../support/requests";

const email = "camille@example.com";

/** Posts the form of the resources to a site whose database fails a test that asks it. */
async function send(fields: Record<string, string>, form = resourcesForm) {
  const limit = vi.fn(async () => ({ success: true }));
  const context = makeContext(makeEnv({ DB: {}, FORM_RATE_LIMIT: { limit } }));
  const request = post("/ressources-livre", new URLSearchParams(fields));
  const answer = await leadAction({ request, context, params: {} }, form);
  return { answer, limit };
}

test.each([
  ["a robot's post", { email, [honeypot]: "x" }],
  ["an invalid post", { email: "camille" }],
])("does not count %s against the rate limit", async (_, fields) => {
  expect((await send(fields)).limit).not.toHaveBeenCalled();
});

test("answers 500 to an unforeseen fault and logs it", async () => {
  const logged = loggedErrors();
  const row = () => {
    throw new TypeError("unforeseen");
  };
  const { answer, limit } = await send({ email }, { ...resourcesForm, row });
  expect(answer).toMatchObject({ init: { status: 500 } });
  expect(logged).toEqual([`Lead not stored in ${resourcesForm.table}: TypeError: unforeseen`]);
  expect(limit).toHaveBeenCalledExactlyOnceWith({ key: `${resourcesForm.id}:unknown` });
});

const inBrowser = (serverAction: () => unknown) =>
  keepFormOnFailure({ serverAction } as Parameters<typeof keepFormOnFailure>[0]);
const redirect = new Response(null, { status: 303 });

test("handles an answer, a failure and a redirect of a lead form's post", async () => {
  expect(await inBrowser(async () => ({ lastResult: {} }))).toEqual({ lastResult: {} });
  expect(await inBrowser(() => Promise.reject(new TypeError("offline")))).toEqual({ failed: true });
  await expect(inBrowser(() => Promise.reject(redirect))).rejects.toBe(redirect);
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
  const redirected = inBrowser(() => Promise.reject(redirect)).catch(left);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(left).not.toHaveBeenCalled();
  end();
  await redirected;
  expect(left).toHaveBeenCalledWith(redirect);
});
