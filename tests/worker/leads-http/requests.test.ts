import { expect, test } from "vitest";
import { fieldsOf } from "../../support/fields";
import { leadForms, trap } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();

test.each(leadForms)("trap of $path, filled by robots and empty", async (form) => {
  const { path, valid, success, thanks } = form;
  for (const value of ["oui", " ", ["", "x"]]) {
    const page = await site.submit(path, fieldsOf(valid, { [trap]: value }));
    if (success) expect(page.headers.get("Location")).toBe(success);
    else expect(page).toShow(thanks);
    expect(page.status).toBe(success ? 303 : 200);
  }
  const robot = await site.submit(path, fieldsOf({ [trap]: "x" }));
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });

  const person = await site.submit(path, fieldsOf(valid, { [trap]: "" }));
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  expect([robot.status, robot.html]).toEqual([person.status, person.html]);
  // A person's answer may name the page of their result; a robot has none.
  const shown = [...person.headers].map(([name, value]) => [name, value.split("?resultat=")[0]]);
  expect([...robot.headers]).toEqual(shown);
  expect(await site.logged()).toEqual([]);
});
