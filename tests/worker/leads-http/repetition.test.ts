import { afterAll, expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { fieldsOf } from "../../support/fields";
import { attributes } from "../../support/html";
import { leadForms } from "../../support/lead-forms";
import { openLeadSite, received } from "../../support/lead-site";
import type { Page } from "../../support/site";

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

test.each(leadForms)("too many posts to $path, and those of other networks", async (form) => {
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
});
