import { expect, test } from "vitest";
import { elements, links, tags } from "../../support/html";
import { resources } from "../../support/lead-forms";
import { fieldsOf, settings, sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();

/** The answer to a post is the page itself, opened by an address for as long as it is shown. */
async function unlock(fields = resources.valid) {
  return site.submit("/ressources-livre", fieldsOf(fields));
}

test("has a link to each PDF that exists, and to each video", async () => {
  const page = await unlock();
  expect(page.status).toBe(200);
  expect(page).toShow("Merci");
  const hrefs = links(page.html).map(({ href }) => href);
  const pdfs = [...new Set(hrefs.filter((href) => href.startsWith("/resources/")))];
  expect(pdfs).toHaveLength(4);
  for (const pdf of pdfs) {
    const response = await site.fetch(pdf);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    await response.arrayBuffer();
  }
  for (const name of ["CHATGPT", "EDITING", "COVER", "PUBLISHING"]) {
    expect(hrefs).toContain(settings[`VIDEO_${name}_URL`]);
  }
});

test("has no form and no locked link any more", async () => {
  const { html } = await unlock();
  expect(elements(html, "form")).toEqual([]);
  expect(tags(html, "a").filter(({ href }) => !href)).toEqual([]);
});

test("is locked for the next visit", async () => {
  await unlock();
  const { html } = await site.page("/ressources-livre");
  const locked = tags(html, "a").filter(({ href }) => !href);
  expect(locked).toHaveLength(9);
  for (const { title } of locked) expect(title).toMatch(/e-mail pour accéder aux ressources/);
  expect(html).not.toContain("/resources/");
  const videos = Object.entries(settings).filter(([name]) => name.startsWith("VIDEO_"));
  for (const [, url] of videos) expect(html).not.toContain(url);
});

test("keeps the bar hidden for visitors from an ad", async () => {
  const page = await site.submit("/ressources-livre?utm_source=ig", fieldsOf(resources.valid));
  expect(elements(page.html, "header").join()).not.toContain("Navigation principale");
  expect(page).toShow("Merci");
});

test("a second unlocking of the same address opens it again", async () => {
  await unlock();
  expect(await unlock()).toShow("Merci");
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});
