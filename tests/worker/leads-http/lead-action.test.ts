import { expect, test, vi } from "vitest";
import { outboxEvents, resourceSubscribers } from "~/db/schema";
import { leadAction } from "~/http/lead-action";
import { honeypot } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";
import { makeContext } from "../../support/context";
import { makeEnv } from "../../support/env";
import { loggedErrors } from "../../support/logged-errors";
import { createMailService } from "../../support/mail-service";
import { post } from "../../support/requests";
import { sharedDatabase } from "../../support/shared-database";

const database = await sharedDatabase(resourceSubscribers, outboxEvents);

const email = "camille@example.com";

/** Posts the form of the resources and waits for what outlives the answer. */
async function send(
  fields: Record<string, string>,
  { path = "/ressources-livre", headers = {}, changes = {}, form = resourcesForm } = {},
) {
  const limit = vi.fn(async () => ({ success: true }));
  const env = makeEnv({
    DB: database.d1,
    FORM_RATE_LIMIT: { limit },
    LEADS_WEBHOOK_URL: undefined,
    MAIL_FROM: undefined,
    ...changes,
  });
  const work: Promise<unknown>[] = [];
  const context = makeContext(env, { waitUntil: (later) => work.push(later) });
  const request = post(path, new URLSearchParams(fields), headers);
  const args = { request, context, params: {} };
  const answer = await leadAction(args, form);
  await Promise.all(work);
  return { answer, limit };
}

const stored = () => database.db.select().from(resourceSubscribers);

test("a lead with its ad and a mail, where mail is on", async () => {
  const service = createMailService();
  const mail = { EMAIL: service.settings({}).service, MAIL_FROM: "Nous <nous@site.test>" };
  const path = "/ressources-livre?utm_source=fb&utm_campaign=mai";
  const { answer, limit } = await send({ email, stray: "x" }, { path, changes: mail });
  expect(answer).toMatchObject({ status: 303 });
  const { headers } = answer as Response;
  expect(headers.get("Location")).toBe(
    "/ressources-livre?envoi=reussi&utm_source=fb&utm_campaign=mai",
  );
  expect(await stored()).toMatchObject([{ email, source: "fb", campaign: "mai" }]);
  expect(service.sent).toMatchObject([{ to: email }]);
  const events = await database.db.select().from(outboxEvents);
  expect(events.map(({ destination }) => destination).sort()).toEqual(["mail", "webhook"]);
  expect(limit).toHaveBeenCalledExactlyOnceWith({ key: `${resourcesForm.id}:unknown` });
});

test.each([
  ["a robot's", { email, [honeypot]: "x" }],
  ["a wrong", { email: "camille" }],
])("%s post takes nothing of the network's share", async (_, fields) => {
  expect((await send(fields)).limit).not.toHaveBeenCalled();
  expect(await stored()).toEqual([]);
});

test("an unforeseen fault", async () => {
  const logged = loggedErrors();
  const row = () => {
    throw new TypeError("unforeseen");
  };
  const { answer } = await send({ email }, { form: { ...resourcesForm, row } });
  expect(answer).toMatchObject({ init: { status: 500 } });
  expect(logged).toEqual([`${resourcesForm.id}: TypeError: unforeseen`]);
});

test("a limiter that is down", async () => {
  const limit = vi.fn().mockRejectedValue(new Error("limiter is down"));
  const headers = { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" };
  await send({ email }, { headers, changes: { FORM_RATE_LIMIT: { limit } } });
  expect(await stored()).toHaveLength(1);
  expect(limit).toHaveBeenCalledWith({ key: `${resourcesForm.id}:2001:db8:1:2::/64` });
});
