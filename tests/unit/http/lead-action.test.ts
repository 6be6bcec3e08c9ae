import { expect, test, vi } from "vitest";
import { honeypot } from "~/forms/post";
import { leadAction } from "~/http/lead-action";
import { resourcesForm } from "~/leads/forms/resources";
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
