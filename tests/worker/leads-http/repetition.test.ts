import { afterAll, describe, expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { fieldsOf } from "../../support/fields";
import { attributes } from "../../support/html";
import { leadForms } from "../../support/lead-forms";
import { openLeadSite, received, sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";

const site = await sharedLeadSite();

describe.each(leadForms)("$path", (form) => {
  const { path, valid, success } = form;
  const accepted = success ? 303 : 200;
  const many = 10;

  /** Posts all at once and returns the statuses that came back. */
  async function postAll(posts: Record<string, string | undefined>[]): Promise<Set<number>> {
    const pages = await Promise.all(
      posts.map((changes) => site.submit(path, fieldsOf(valid, changes))),
    );
    return new Set(pages.map(({ status }) => status));
  }

  test(`${many} identical posts at once, a reload and a change of case: one row, announced once`, async () => {
    expect(await postAll(Array.from({ length: many }, () => ({})))).toEqual(new Set([accepted]));
    for (const email of [valid.email, "CAMILLE.ROUX@example.com", " camille.roux@example.com "])
      expect((await site.submit(path, fieldsOf(valid, { email }))).status).toBe(accepted);
    await site.settled();
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
    expect(site.calls).toHaveLength(1);
    expect(await site.logged()).toEqual([]);
  });

  test(`${many} different posts at once store ${many} rows and announce each once`, async () => {
    const people = Array.from({ length: many }, (_, index) => ({ email: `a${index}@example.com` }));
    expect(await postAll(people)).toEqual(new Set([accepted]));
    const events = await site.settled();
    expect(await site.stored()).toEqual({ leads: many, events: many });
    expect(events.filter(({ status }) => status !== "delivered")).toEqual([]);
    const ids = site.announced().map(({ id }) => id);
    expect(ids.sort()).toEqual(events.map(({ id }) => id).sort());
    expect(await site.logged()).toEqual([]);
  });
});

describe("too many posts", async () => {
  const limit = 3;
  const strict = await openLeadSite({ rateLimit: limit });
  strict.partner(received);
  afterAll(() => strict[Symbol.asyncDispose]());

  const from = (address: string) => ({ "CF-Connecting-IP": address });

  /**
   * Posts until one is refused, and answers it with the number of those that were not. The measure
   * is taken anew at each full minute, which may pass meanwhile: twice the limit is refused for sure.
   */
  async function untilRefused(post: (index: number) => Promise<Page>) {
    for (let accepted = 0; accepted <= 2 * limit; accepted += 1) {
      const page = await post(accepted);
      if (page.status === 429) return { page, accepted };
      expect(page.status).toBeLessThan(400);
    }
    throw new Error("no post was refused");
  }

  test.each(leadForms)(
    "$path: each address has its own measure, the page says so",
    async (form) => {
      const { path, valid, success } = form;
      const { leads: before } = await strict.stored();
      const post = (name: string, address: string) =>
        strict.submit(path, fieldsOf(valid, { email: `${name}@example.com` }), from(address));

      const { page, accepted } = await untilRefused((index) => post(`a${index}`, "192.0.2.1"));
      expect(accepted).toBeGreaterThanOrEqual(limit);
      expect(page.headers.get("Cache-Control")).toContain("no-store");
      expect(page.headers.get("Retry-After")).toBe("60");
      expect(page).toShow(errorText(429).text);
      // The form is there again, with what was typed.
      expect(attributes(page.html, "input")).toContainEqual(
        expect.objectContaining({ name: "email", value: `a${accepted}@example.com` }),
      );
      expect((await strict.stored()).leads).toBe(before + accepted);

      expect((await post("b", "192.0.2.2")).status).toBe(success ? 303 : 200);
      expect((await post("c", "2001:db8::1")).status).toBe(success ? 303 : 200);
      const leads = before + accepted + 2;
      expect(await strict.stored()).toEqual({ leads, events: leads });
      await strict.settled();
      expect(await strict.logged()).toEqual([]);
    },
  );
});
