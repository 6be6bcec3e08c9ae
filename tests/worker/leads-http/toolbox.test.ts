import { expect, test } from "vitest";
import { resourcesPage, templates, videos } from "~/content/resources";
import { fieldsOf } from "../../support/fields";
import { attributes, count, links } from "../../support/html";
import { resources } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/settings";

const site = await sharedLeadSite();

/** The answer to a post is the page itself, opened by an address for as long as it is shown. */
async function unlock(fields = resources.valid) {
  return site.submit("/ressources-livre", fieldsOf(fields));
}

test("has a link to each PDF that exists, and to each video", async () => {
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
});

test("has no form and no locked link any more", async () => {
  const { html } = await unlock();
  expect(count(html, "form")).toBe(0);
  expect(count(html, "a:not([href])")).toBe(0);
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

test("a second unlocking of the same address opens it again", async () => {
  await unlock();
  expect(await unlock()).toShow(resources.thanks);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});
