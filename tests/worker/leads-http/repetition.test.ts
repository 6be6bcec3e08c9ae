import { expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { fieldsOf } from "../../support/fields";
import { attributes } from "../../support/html";
import { leadForms } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const _site = await sharedLeadSite({ rateLimit: 1 });

/* How many are taken from whom: `security/flood`. */
test.each(leadForms)(
  "too many posts to $path: the form again with what was typed",
  async (form) => {
    await using site = await openLeadSite({ rateLimit: 0 });
    const page = await site.submit(form.path, fieldsOf(form.valid));
    expect(page.status).toBe(429);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.headers.get("Retry-After")).toBe("60");
    expect(page).toShow(errorText(429).text);
    expect(attributes(page.html, "input")).toContainEqual(
      expect.objectContaining({ name: "email", value: form.valid.email }),
    );
    expect(await site.logged()).toEqual([]);
  },
);
