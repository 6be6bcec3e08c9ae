import { expect, test } from "vitest";
import { comingSoon, resourcesPage, tabs, templates, videos } from "~/content/resources";
import { fieldsOf } from "../../support/fields";
import {
  attributes,
  count,
  element,
  hrefs,
  links,
  pageText,
  texts,
  unspaced,
} from "../../support/html";
import { resources } from "../../support/lead-forms";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/variables";

const path = "/ressources-livre";
const site = await sharedLeadSite();

/** What each card of a tab says, without its spaces. */
function cards(html: string, tab: string): string[] {
  return texts(element(html, `#${tab}`), "article").map(unspaced);
}

test("has tabs, each with a panel that its link names", async () => {
  const { html } = await site.page(path);
  const inPage = links(element(html, "main")).filter(({ href }) => href.startsWith("#"));
  expect(inPage).toEqual(tabs.map(({ id, label }) => ({ href: `#${id}`, label })));
  for (const { id, intro } of tabs) expect(pageText(element(html, `#${id}`))).toContain(intro);
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

/** The answer to a post is the page itself, opened by an address for as long as it is shown. */
async function unlock(fields = resources.valid) {
  return site.submit("/ressources-livre", fieldsOf(fields));
}

test("unlocked, has a link to each PDF that exists and to each video, and no form any more", async () => {
  const page = await unlock();
  expect(page.status).toBe(200);
  expect(page).toShow(resources.thanks);
  const hrefs = links(page.html).map(({ href }) => href);
  for (const { file } of templates) {
    expect(hrefs).toContain(file);
    const response = await site.fetch(file);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    await response.arrayBuffer();
  }
  for (const { urlKey } of videos) expect(hrefs).toContain(setting(urlKey));
  expect(count(page.html, "form")).toBe(0);
  expect(count(page.html, "a:not([href])")).toBe(0);
});

test("is locked for the next visit", async () => {
  await unlock();
  const { html } = await site.page("/ressources-livre");
  // Each template and each video, and the pack of prompts once more beside the prompts.
  const locked = attributes(html, "a:not([href])");
  expect(locked).toHaveLength(templates.length + videos.length + 1);
  for (const { title } of locked) expect(title).toBe(resourcesPage.form.lockedHint);
  for (const { file } of templates) expect(html).not.toContain(file);
  for (const { urlKey } of videos) expect(html).not.toContain(setting(urlKey));
});

test("keeps the bar hidden for visitors from an ad", async () => {
  const page = await site.submit("/ressources-livre?utm_source=ig", fieldsOf(resources.valid));
  expect(count(page.html, "body > header")).toBe(0);
  expect(page).toShow(resources.thanks);
});
