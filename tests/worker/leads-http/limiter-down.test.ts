import { expect, test, vi } from "vitest";
import { specifiedOffers } from "~/content/dated-offers";
import { resourceSubscribers } from "~/db/schema";
import type { Env } from "~/env";
import { receiveLead } from "~/http/lead-action";
import { resourcesForm } from "~/leads/forms/resources";
import { createDatabase } from "../../support/database";

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
    { request, form, context: { env, waitUntil: () => {}, pages: [], offers: specifiedOffers } },
    resourcesForm,
    (value) => resourcesForm.row(value, specifiedOffers),
  );
  expect(outcome.stored).toBe(true);
  expect(await database.db.$count(resourceSubscribers)).toBe(1);
  expect(limit).toHaveBeenCalledWith({ key: `${resourcesForm.id}:2001:db8:1:2::/64` });
});
