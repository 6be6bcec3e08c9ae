import { describe, expect, test } from "vitest";
import { challenge as offer } from "~/content/offers";
import { challengeParticipants } from "~/db/schema";
import { fieldsOf } from "../../support/fields";
import { challenge, leadForms } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();

describe.each(leadForms.map((form) => [form.path, form] as const))("%s", (path, form) => {
  const fields = fieldsOf(form.valid);

  test("stores and announces the ad of its address", async () => {
    await site.submit(`${path}?utm_source=fb&utm_campaign=a__b`, fields);
    const [event] = await site.settled();
    const { data } = JSON.parse(event?.payload ?? "{}");
    expect(data).toMatchObject({ source: "fb", campaign: "a_b" });
    const row = await site.d1.prepare(`SELECT source, campaign FROM ${form.table}`).first();
    expect(row).toEqual({ source: "fb", campaign: "a_b" });
  });

  test.each(["", "?utm_campaign=x", "?utm_source=a%20b&utm_campaign=x", "?utm_source=<b>"])(
    "stores none without a valid source: %s",
    async (query) => {
      await site.submit(path + query, fields);
      const row = await site.d1.prepare(`SELECT source, campaign FROM ${form.table}`).first();
      expect(row).toEqual({ source: null, campaign: null });
    },
  );

  test("the same person by another ad within ten minutes is a repetition", async () => {
    await site.submit(`${path}?utm_source=fb`, fields);
    await site.submit(`${path}?utm_source=ig&utm_campaign=x`, fields);
    expect(await site.stored()).toMatchObject({ leads: 1 });
    const row = await site.d1.prepare(`SELECT source, campaign FROM ${form.table}`).first();
    expect(row).toEqual({ source: "fb", campaign: null });
  });
});

test("a challenge participant's session is the one that the page announces", async () => {
  await site.submit(challenge.path, fieldsOf(challenge.valid));
  expect(await site.rows(challengeParticipants)).toMatchObject([{ session: offer.nextSession }]);
});
