import { describe, expect, test } from "vitest";
import { fieldsOf } from "../../support/fields";
import { leadForms, trap } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();

describe.each(leadForms)("$path", ({ path, valid, success, thanks }) => {
  const fields = fieldsOf(valid);

  test("the trap, filled at all, by a robot good or bad at forms: a success that stores nothing", async () => {
    const filled = ["oui", " ", ["", "x"]].map((value) => fieldsOf(valid, { [trap]: value }));
    for (const post of [...filled, fieldsOf({ [trap]: "x" })]) {
      const page = await site.submit(path, post);
      if (success) expect(page.headers.get("Location")).toBe(success);
      else expect(page).toShow(thanks);
      expect(page.status).toBe(success ? 303 : 200);
    }
    expect(await site.stored()).toEqual({ leads: 0, events: 0 });
    expect(await site.logged()).toEqual([]);
  });

  test("a robot's answer cannot be told from a person's", async () => {
    const robot = await site.submit(path, fieldsOf(valid, { [trap]: "x" }));
    const person = await site.submit(path, fields);
    expect([robot.status, robot.html]).toEqual([person.status, person.html]);
    // A person's answer may name the page of their result; a robot has none.
    const shown = [...person.headers].map(([name, value]) => [name, value.split("?resultat=")[0]]);
    expect([...robot.headers]).toEqual(shown);
  });

  test("the trap, empty as browsers send it: a person, who is stored", async () => {
    await site.submit(path, fieldsOf(valid, { [trap]: "" }));
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });
});
