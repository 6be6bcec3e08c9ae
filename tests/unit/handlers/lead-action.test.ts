import { expect, test, vi } from "vitest";
import { consentChanged } from "~/content/forms";
import { resourceSubscribers } from "~/db/schema";
import { honeypot } from "~/forms/post";
import { leadAction } from "~/handlers/lead-action";
import { chapterForm } from "~/leads/forms/chapter";
import { consentField, consentHash } from "~/leads/forms/consent-hash";
import type { CompleteLeadForm } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { makeContext } from "../../support/context";
import { createDatabase } from "../../support/database";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";
import { post } from "../../support/requests";

const email = "camille@example.com";

/** Posts a form to a site whose database fails a test that asks it, unless it has one. */
async function sendTo<Value>(
  form: CompleteLeadForm<Value, "resource_subscribers">,
  fields: Record<string, string>,
  DB: unknown = {},
) {
  const limit = vi.fn(async () => ({ success: true }));
  const context = makeContext(makeEnv({ DB, FORM_RATE_LIMIT: { limit } }));
  const request = post("/ressources-livre", new URLSearchParams(fields));
  const answer = await leadAction({ request, context, params: {} }, form);
  return { answer, limit };
}

const send = (fields: Record<string, string>, form = resourcesForm) => sendTo(form, fields);

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

test.each([
  ["the sentence that it shows", consentHash(resourcesForm), 500],
  ["another sentence, shown before it changed", "former", 400],
])("accepts a form with %s", async (_, shown, status) => {
  loggedErrors();
  const row = () => {
    throw new TypeError("unforeseen");
  };
  const { answer } = await send({ email, [consentField]: shown }, { ...resourcesForm, row });
  expect(answer).toMatchObject({ init: { status } });
});

test("asks again for a changed consent, and keeps what was typed", async () => {
  const typed = { prenom: "Camille", nom: "Roux", email, gdpr_consent: "on", news_consent: "on" };
  const former = consentHash({ consent: "Une autre phrase" });
  const { answer } = await sendTo(chapterForm, { ...typed, [consentField]: former });
  const { gdpr_consent, news_consent, ...kept } = typed;
  expect(answer).toMatchObject({
    data: { lastResult: { initialValue: kept, error: { "": [consentChanged] } } },
    init: { status: 400 },
  });
  expect(answer).not.toHaveProperty("data.lastResult.initialValue.gdpr_consent");
});

test("stores a lead when the database fails once, and only then", async () => {
  const logged = loggedErrors();
  await using database = await createDatabase();
  const { d1, db } = database;
  const failing = (times: number) => {
    const batch = vi.fn(d1.batch.bind(d1));
    for (let time = 0; time < times; time += 1)
      batch.mockRejectedValueOnce(new Error("D1 is away"));
    return { prepare: d1.prepare.bind(d1), batch };
  };
  const once = await sendTo(resourcesForm, { email }, failing(1));
  expect(once.answer).toMatchObject({ status: 303 });
  expect(await db.$count(resourceSubscribers)).toBe(1);
  const twice = await sendTo(resourcesForm, { email }, failing(2));
  expect(twice.answer).toMatchObject({ init: { status: 500 } });
  expect(logged).toHaveLength(1);
});

const inBrowser = (serverAction: () => unknown) =>
  keepFormOnFailure({ serverAction } as Parameters<typeof keepFormOnFailure>[0]);
const redirect = new Response(null, { status: 303 });

test("handles an answer, a failure and a redirect of a lead's post", async () => {
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
