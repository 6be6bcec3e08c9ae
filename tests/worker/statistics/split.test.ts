import { expect, test } from "vitest";
import { landings } from "../../support/pages";
import { sharedSite } from "../../support/site";

const site = await sharedSite();
const path = "/livre-augmente";

/* Who is sent where: `unit/http/split-test`. */
test("redirects the shared link to one of the sales pages", async () => {
  const query = "?utm_source=fb&utm_campaign=printemps-26&x=%C3%A9";
  const { status, headers } = await site.fetch(path + query);
  const [to, sent] = headers.get("Location")?.split("?") ?? [];
  expect(status).toBe(302);
  expect(landings).toContain(to);
  expect(`?${sent}`).toBe(query);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await site.page("/sitemap.xml")).html).not.toContain(`${path}<`);
});
