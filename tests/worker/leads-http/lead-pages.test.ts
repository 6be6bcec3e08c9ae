import { expect, test } from "vitest";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { comingSoon, resourcesPage, templates, videos } from "~/content/resources";
import type { FieldView } from "~/forms/fields";
import { fieldsOf } from "../../support/fields";
import {
  attributes,
  count,
  element,
  elements,
  hrefs,
  links,
  metas,
  texts,
  unspaced,
} from "../../support/html";
import { leadForms, resources, trap } from "../../support/lead-forms";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/variables";

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

function cards(html: string, tab: string): string[] {
  return texts(element(html, `#${tab}`), "article").map(unspaced);
}

test("announces videos without an address, locked and unlocked", async () => {
  await using other = await openLeadSite({
    vars: { VIDEO_COVER_URL: undefined, VIDEO_EDITING_URL: "" },
  });
  for (const page of [
    await other.page(resources.path),
    await other.submit(resources.path, [["email", "a@b.fr"]]),
  ]) {
    const announced = videos.filter((_, index) =>
      cards(page.html, "videos")[index]?.includes(unspaced(comingSoon)),
    );
    expect(announced.map(({ urlKey }) => urlKey)).toEqual(["VIDEO_EDITING_URL", "VIDEO_COVER_URL"]);
  }
});

test("reveals no address before unlocking, not even in scripts", async () => {
  const page = await site.page(resources.path);
  const { html: data } = await site.page(`${resources.path}.data`);
  for (const secret of [...videos.map(({ urlKey }) => setting(urlKey)), "/videos/"])
    expect(page.html + data).not.toContain(secret);
  for (const { file } of templates) expect(hrefs(page.html, "main")).not.toContain(file);
});

test("unlocks the page from an ad until the next visit", async () => {
  const page = await site.submit(`${resources.path}?utm_source=ig`, fieldsOf(resources.valid));
  expect(page.status).toBe(200);
  expect(page).toShow(resources.thanks);
  const addresses = hrefs(page.html, "main");
  for (const { file } of templates) {
    expect(addresses).toContain(file);
    const response = await site.fetch(file);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    await response.arrayBuffer();
  }
  for (const { urlKey } of videos) expect(addresses).toContain(setting(urlKey));
  expect(count(page.html, "form, [aria-disabled], body > header")).toBe(0);

  // Each template and each video, and the pack of prompts once more beside the prompts.
  const locked = attributes((await site.page(resources.path)).html, "[aria-disabled]");
  expect(locked).toHaveLength(templates.length + videos.length + 1);
  for (const { title } of locked) expect(title).toBe(resourcesPage.form.lockedHint);
});
