import { describe, expect, test } from "vitest";
import {
  bonuses,
  comingSoon,
  highlights,
  resourcesPage,
  tabs,
  templates,
  videos,
} from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import { resourcesForm } from "~/leads/forms/resources";
import {
  attributes,
  count,
  element,
  elements,
  hrefs,
  links,
  pageText,
  texts,
  unspaced,
} from "../../support/html";
import { expectFields } from "../../support/lead-fields";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/settings";

const path = "/ressources-livre";
const site = await sharedLeadSite();

/** What each card of a tab says, without its spaces. */
function cards(html: string, tab: string): string[] {
  return texts(element(html, `#${tab}`), "article").map(unspaced);
}

/** Looks that a tab has one card an item, and that each says all of it. */
function expectCards(html: string, tab: string, items: (string | number)[][]) {
  const shown = cards(html, tab);
  const missing = items.map((words, index) =>
    words.filter((word) => !shown[index]?.includes(unspaced(`${word}`))),
  );
  expect(missing).toEqual(items.map(() => []));
  expect(shown).toHaveLength(items.length);
}

test("shows its highlights", async () => {
  const page = await site.page(path);
  expect(page).toShow(...highlights.map(({ value, label }) => `${value} ${label}`));
});

test("has tabs, each with a panel that its link names", async () => {
  const { html } = await site.page(path);
  const inPage = links(element(html, "main")).filter(({ href }) => href.startsWith("#"));
  expect(inPage).toEqual(tabs.map(({ id, label }) => ({ href: `#${id}`, label })));
  for (const { id, intro } of tabs) expect(pageText(element(html, `#${id}`))).toContain(intro);
});

describe("the panels", () => {
  test("of templates, each a PDF", async () => {
    const { html } = await site.page(path);
    const wanted = templates.map(({ title, description }) => [title, description, "PDF"]);
    expectCards(html, "templates", wanted);
  });

  test("of videos with their minutes", async () => {
    const { html } = await site.page(path);
    const wanted = videos.map(({ title, description, minutes }) => [title, description, minutes]);
    expectCards(html, "videos", wanted);
  });

  test("of prompts, written out in their groups, and the pack", async () => {
    const { html } = await site.page(path);
    const panel = element(html, "#prompts");
    for (const [index, group] of elements(panel, "section").entries()) {
      const prompts = promptGroups[index]?.prompts ?? [];
      expect(texts(group, "summary")).toEqual(prompts.map(({ title }) => title));
      expect(texts(group, "details p")).toEqual(prompts.map(({ text }) => text));
      expect(texts(group, "h3")).toEqual([expect.stringContaining(String(prompts.length))]);
    }
    expect(count(panel, "section")).toBe(promptGroups.length);
    expect(pageText(panel)).toContain(resourcesPage.actions.downloadPack);
  });

  test("of bonuses, all to come", async () => {
    const { html } = await site.page(path);
    expectCards(
      html,
      "bonus",
      bonuses.map(({ title, extent }) => [title, extent, comingSoon]),
    );
  });
});

test("below the form, the way to the book", async () => {
  const { html } = await site.page(path);
  const { to, label } = resourcesPage.bookLink;
  expect(links(element(html, "aside")).at(-1)).toEqual({ href: to, label });
  expect(count(html, "aside form")).toBe(1);
});

test("the form asks for an e-mail and nothing else", async () => {
  const { html } = await site.page(path);
  const { label } = resourcesForm.fields.email;
  expectFields(html, [{ name: "email", label, autocomplete: "email" }]);
  expect(attributes(html, "form input")[0]).toMatchObject({ type: "email", required: "" });
});

test("a video without an address is announced, before and after the unlocking", async () => {
  await using other = await openLeadSite({
    vars: { VIDEO_COVER_URL: undefined, VIDEO_EDITING_URL: "" },
  });
  for (const page of [await other.page(path), await other.submit(path, [["email", "a@b.fr"]])]) {
    const announced = videos.filter((_, index) =>
      cards(page.html, "videos")[index]?.includes(unspaced(comingSoon)),
    );
    expect(announced.map(({ urlKey }) => urlKey)).toEqual(["VIDEO_EDITING_URL", "VIDEO_COVER_URL"]);
  }
});

test("the resources' addresses are nowhere before the unlocking, scripts included", async () => {
  const secrets = [...videos.map(({ urlKey }) => setting(urlKey)), "/videos/"];
  const page = await site.page(path);
  const data = await site.page(`${path}.data`);
  for (const secret of secrets) {
    expect(page.html).not.toContain(secret);
    expect(data.html).not.toContain(secret);
  }
  for (const { file } of templates) expect(hrefs(page.html, "main")).not.toContain(file);
});
