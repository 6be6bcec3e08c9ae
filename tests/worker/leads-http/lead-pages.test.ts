import { expect, test } from "vitest";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import type { FieldView } from "~/forms/fields";
import { fieldsOf } from "../../support/fields";
import { attributes, element, elements, links, metas, texts } from "../../support/html";
import { leadForms, trap } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();

test.each([
  { path: "/chapitre-gratuit", success: chapterPage.success },
  { path: "/challenge", success: challengePage.success },
])("leads on from $path once the form was received", async ({ path, success }) => {
  const { html } = await site.page(`${path}?envoi=reussi`);
  expect(links(element(html, "main [role=status]"))).toEqual([success.next]);
  expect(metas(html).robots).toBe("noindex");
});

test.each(leadForms)("shows the fields, labels, limits and honeypot of $path", async (form) => {
  const { html } = await site.page(form.address ?? form.path);
  const controls = elements(html, "form :is(input, textarea):not([hidden] *, [type=hidden])");
  expect(
    controls.map(({ attrs: { id, name, autocomplete } }) => ({
      name,
      label: texts(html, `label[for="${id}"]`).join() || texts(html, `label:has(#${id})`).join(),
      autocomplete,
    })),
  ).toEqual(
    Object.entries<FieldView>(form.fields).map(([name, { label, autoComplete: autocomplete }]) => ({
      name,
      label,
      autocomplete,
    })),
  );
  for (const { attrs } of controls)
    if (attrs.type !== "checkbox") expect(Number(attrs.maxlength)).toBeGreaterThan(0);
  for (const box of attributes(html, "input[name=news_consent]"))
    for (const name of ["checked", "required"]) expect(box).not.toHaveProperty(name);
  expect(attributes(html, "form [hidden] input")).toEqual([
    expect.objectContaining({ name: trap, tabindex: "-1", autocomplete: "off" }),
  ]);
});

test.each(leadForms)("ignores robots that fill in the honeypot of $path", async (form) => {
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
