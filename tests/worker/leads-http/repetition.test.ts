import { expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { fieldsOf } from "../../support/fields";
import { attributes } from "../../support/html";
import { leadForms } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite({ rateLimit: 1 });

test.each(leadForms)("shows $path filled in again after too many posts", async (form) => {
  const post = () => site.submit(form.path, fieldsOf(form.valid));
  // The measure is taken anew at each full minute, which may pass meanwhile.
  const pages = [await post(), await post(), await post()];
  const [page = await post()] = pages.filter(({ status }) => status === 429);
  expect(page.status).toBe(429);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.headers.get("Retry-After")).toBe("60");
  expect(page).toShow(errorText(429).text);
  expect(attributes(page.html, "input")).toContainEqual(
    expect.objectContaining({ name: "email", value: form.valid.email }),
  );
  expect(await site.logged()).toEqual([]);
});
