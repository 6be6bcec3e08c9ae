import { expect, test } from "vitest";
import { comingSoon, resourcesPage, templates, videos } from "~/content/resources";
import { fieldsOf } from "../../support/fields";
import { attributes, count, element, hrefs, links, texts, unspaced } from "../../support/html";
import { resources } from "../../support/lead-forms";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { setting } from "../../support/variables";

const path = "/ressources-livre";
const site = await sharedLeadSite();

function cards(html: string, tab: string): string[] {
  return texts(element(html, `#${tab}`), "article").map(unspaced);
}

test("announces videos without an address, locked and unlocked", async () => {
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

test("reveals no address before unlocking, not even in scripts", async () => {
  const secrets = [...videos.map(({ urlKey }) => setting(urlKey)), "/videos/"];
  const page = await site.page(path);
  const data = await site.page(`${path}.data`);
  for (const secret of secrets) {
    expect(page.html).not.toContain(secret);
    expect(data.html).not.toContain(secret);
  }
  for (const { file } of templates) expect(hrefs(page.html, "main")).not.toContain(file);
});

test("unlocks the page from an ad until the next visit", async () => {
  const page = await site.submit(`${path}?utm_source=ig`, fieldsOf(resources.valid));
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
  expect(count(page.html, "form, [aria-disabled], body > header")).toBe(0);

  // Each template and each video, and the pack of prompts once more beside the prompts.
  const locked = attributes((await site.page(path)).html, "[aria-disabled]");
  expect(locked).toHaveLength(templates.length + videos.length + 1);
  for (const { title } of locked) expect(title).toBe(resourcesPage.form.lockedHint);
});
