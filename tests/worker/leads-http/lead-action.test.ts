import { describe, expect, test, vi } from "vitest";
import { specifiedOffers } from "~/content/dated-offers";
import { errorText } from "~/content/errors";
import { outboxEvents, resourceSubscribers } from "~/db/schema";
import type { Env } from "~/env";
import { leadAction, receiveLead } from "~/http/lead-action";
import { honeypot } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";
import { makeContext } from "../../support/context";
import { createDatabase } from "../../support/database";
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
  { path = "/ressources-livre", allowed = true, headers = {}, changes = {} } = {},
) {
  const limit = vi.fn(async () => ({ success: allowed }));
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
  const answer = await leadAction(args, resourcesForm);
  await Promise.all(work);
  return { answer, limit };
}

/** Status and errors of a refusal. */
function refusal(answer: unknown) {
  const { data, init } = answer as {
    data: { lastResult: { error?: Record<string, string[]>; initialValue?: unknown } };
    init: { status: number };
  };
  return { ...data.lastResult, status: init.status };
}

const stored = () => database.db.select().from(resourceSubscribers);

describe("a lead", () => {
  test("is stored with its ad, announced, and shown as received", async () => {
    const path = "/ressources-livre?utm_source=fb&utm_campaign=mai";
    const { answer } = await send({ email, stray: "x" }, { path });
    expect(answer).toMatchObject({ status: 303 });
    const { headers } = answer as Response;
    expect(headers.get("Location")).toBe(
      "/ressources-livre?envoi=reussi&utm_source=fb&utm_campaign=mai",
    );
    expect(await stored()).toMatchObject([{ email, source: "fb", campaign: "mai" }]);
    const events = await database.db.select().from(outboxEvents);
    expect(events).toMatchObject([{ type: resourcesForm.event, email, destination: "webhook" }]);
  });

  test("is sent its mail where mail is on", async () => {
    const service = createMailService();
    await send(
      { email },
      { changes: { EMAIL: service.settings({}).service, MAIL_FROM: "Nous <nous@site.test>" } },
    );
    expect(service.sent).toMatchObject([{ to: email }]);
    expect(await database.db.select().from(outboxEvents)).toHaveLength(2);
  });

  test("counts for its network, or for all whose network nobody knows", async () => {
    const { limit } = await send({ email }, { headers: { "CF-Connecting-IP": "192.0.2.1" } });
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: `${resourcesForm.id}:192.0.2.1` });
    expect((await send({ email })).limit).toHaveBeenCalledWith({
      key: `${resourcesForm.id}:unknown`,
    });
  });
});

describe("nothing is stored", () => {
  test("of a robot, who is told otherwise", async () => {
    const { answer, limit } = await send({ email, [honeypot]: "x" });
    expect(answer).toMatchObject({ status: 303 });
    expect(await stored()).toEqual([]);
    expect(limit).not.toHaveBeenCalled();
  });

  test("of what is no address: the form says so, and keeps what was typed", async () => {
    const { answer, limit } = await send({ email: "camille" });
    expect(refusal(answer)).toMatchObject({
      status: 400,
      error: { email: ["Email invalide"] },
      initialValue: { email: "camille" },
    });
    expect(await stored()).toEqual([]);
    expect(limit).not.toHaveBeenCalled();
  });

  test("of one post too many", async () => {
    const { answer } = await send({ email }, { allowed: false });
    expect(refusal(answer)).toMatchObject({ status: 429, error: { "": [errorText(429).text] } });
    expect(await stored()).toEqual([]);
  });

  test("while the database is away: the form says so, and the log without the address", async () => {
    const logged = loggedErrors();
    const d1 = { ...database.d1, prepare: database.d1.prepare.bind(database.d1) };
    const DB = { ...d1, batch: () => Promise.reject(new Error("away")) };
    const { answer } = await send({ email }, { changes: { DB } });
    expect(refusal(answer)).toMatchObject({ status: 500, error: { "": [resourcesForm.failure] } });
    expect(logged).toEqual([`Lead not stored in ${resourcesForm.table}: Error: away`]);
  });

  test("whatever else goes wrong: the log names the form", async () => {
    const logged = loggedErrors();
    const row = () => {
      throw new TypeError("unforeseen");
    };
    const env = makeEnv({
      DB: database.d1,
      FORM_RATE_LIMIT: { limit: async () => ({ success: true }) },
    });
    const request = post("/ressources-livre", new URLSearchParams({ email }));
    const args = { request, context: makeContext(env), params: {} };
    expect(refusal(await leadAction(args, { ...resourcesForm, row }))).toMatchObject({
      status: 500,
    });
    expect(logged).toEqual([`${resourcesForm.id}: TypeError: unforeseen`]);
  });
});

test("a limiter that is down costs no lead, and its budget is the network's", async () => {
  await using database = await createDatabase();
  const limit = vi.fn().mockRejectedValue(new Error("limiter is down"));
  const env = { DB: database.d1, FORM_RATE_LIMIT: { limit } } as unknown as Env;
  const form = new FormData();
  form.set("email", "camille@example.com");
  const request = new Request("https://site.test/ressources-livre", {
    headers: { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" },
  });
  const outcome = await receiveLead(
    {
      request,
      form,
      context: makeContext(env),
    },
    resourcesForm,
    (value) => resourcesForm.row(value, specifiedOffers),
  );
  expect(outcome.stored).toBe(true);
  expect(await database.db.$count(resourceSubscribers)).toBe(1);
  expect(limit).toHaveBeenCalledWith({ key: `${resourcesForm.id}:2001:db8:1:2::/64` });
});
