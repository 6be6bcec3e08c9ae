import { expect, test } from "vitest";
import { errorReference, errorText } from "~/content/errors";
import { legalLinks, navigation } from "~/content/site";
import { attributes, count, hrefs, pageTitle } from "../../support/html";
import { origin, type Page, sharedSite } from "../../support/site";
import { setting } from "../../support/variables";

const site = await sharedSite();

const form = "application/x-www-form-urlencoded";

/** A French page within the shared layout, with a way back and nothing of the inside. */
function expectErrorPage(page: Page, status: number) {
  const { html, headers } = page;
  expect(page.status).toBe(status);
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("ETag")).toBeNull();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  const { title, text } = errorText(status);
  expect(page).toShow(title, text, errorReference);
  expect(count(html, "h1")).toBe(1);
  expect(pageTitle(html)).toContain(errorText(status).title);
  expect(attributes(html, "meta")).toContainEqual({ name: "robots", content: "noindex" });
  expect(hrefs(html, "header")).toEqual(expect.arrayContaining(navigation.map(({ to }) => to)));
  expect(hrefs(html, "main")).toContain("/");
  expect(hrefs(html, "footer")).toEqual(
    expect.arrayContaining([
      ...legalLinks.map(({ to }) => to),
      `mailto:${setting("CONTACT_EMAIL")}`,
    ]),
  );
  expect(html).not.toMatch(
    /<script\b(?! type="application\/ld\+json")|\bat [\w.]+ ?\(|node_modules|build\/|\.tsx?\b|TypeError|Error:/,
  );
}

function send(path: string, method: string, headers: Record<string, string> = {}, body?: string) {
  return site.page(path, { method, headers: { Origin: origin, ...headers }, body });
}

test("answers 404 to an unknown path, read or posted to", async () => {
  for (const path of ["/rien-ici", "/%3Cscript%3Ealert(1)%3C%2Fscript%3E"]) {
    const page = await site.page(path);
    expectErrorPage(page, 404);
    expect(page.html).not.toContain("alert(1)");
  }
  expectErrorPage(await send("/rien-ici", "POST", { "Content-Type": form }, "a=b"), 404);
  expect(await site.logged()).toEqual([]);
});
