/** Pages that are the same for everybody: each says all that its content says, and leads where it should. */
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { articles } from "~/content/articles";
import { bookPage } from "~/content/book-page";
import { errorReference, errorText } from "~/content/errors";
import { faq } from "~/content/faq";
import { home } from "~/content/home";
import { landings } from "~/content/landings";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import { masterclassPage } from "~/content/masterclass";
import { promptPackPage } from "~/content/prompt-pack";
import { testimonials } from "~/content/testimonials";
import { trainingPage } from "~/content/training";
import { vipPage } from "~/content/vip";
import { copyOf } from "../support/content";
import { attributes, count, element, hrefs, links, scripts, texts } from "../support/html";
import { sharedSite } from "../support/shared-site";

/** Bytes of one initial congestion window: ten segments of 1,460. */
const window = 14_600;

const bookingUrl = "https://booking.test/vip?call=45";
const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };
const site = await sharedSite({
  vars: {
    VIP_BOOKING_URL: bookingUrl,
    CONTACT_EMAIL: contact.email,
    CONTACT_PHONE: contact.phone,
  },
});

const legal = { "/conditions-generales-de-vente": terms, "/mentions-legales": notice };

/** What each page is given to say, beside its meta. */
const contents: Record<string, object> = {
  "/": home,
  ...Object.fromEntries(landings.map(({ path, content }) => [path, content])),
  "/livre": bookPage,
  "/inscription-masterclass": trainingPage,
  "/masterclass": masterclassPage,
  "/accompagnement-vip": vipPage,
  "/pack-prompt-ia": promptPackPage,
  "/faq": faq,
  "/temoignages": testimonials,
  ...Object.fromEntries(
    Object.entries(legal).map(([path, { title, text }]) => [path, { title, text: text(contact) }]),
  ),
  ...Object.fromEntries(
    articles.map(({ slug, title, lead, category, blocks, invitation }) => [
      `/blog/${slug}`,
      { title, lead, category, blocks, invitation },
    ]),
  ),
};

/** Addresses that content names stand in links, not in the text. */
const isText = (copy: string) => !/^(\/|https:)/.test(copy);

describe.each(Object.entries(contents))("%s", (path, content) => {
  test("says all that its content says, to everybody, without a script", async () => {
    const page = await site.page(path);
    const { meta: _, ...said } = content as { meta?: object };
    expect(page.status).toBe(200);
    expect(page).toShow(...copyOf(said).filter(isText));
    expect(count(page.html, "h1")).toBe(1);
    expect(page.headers.get("Cache-Control")).toMatch(/^public/);
    expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(scripts(page.html)).toEqual([]);
    expect(brotliCompressSync(page.html).byteLength).toBeLessThanOrEqual(window);
  });

  test("each anchor it links to exists, once", async () => {
    const { html } = await site.page(path);
    const ids = attributes(html, "[id]").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { href = "" } of attributes(html, "a[href^='#']")) {
      expect(ids).toContain(href.slice(1));
    }
  });
});

describe.each(Object.entries(legal))("%s", (path, document) => {
  const text = document.text(contact);

  test("links to whoever may be written to or called, and marks every blank", async () => {
    const { html } = await site.page(path);
    const ways = links(element(html, "main"));
    expect(ways).toContainEqual({ href: `mailto:${contact.email}`, label: contact.email });
    expect(ways).toContainEqual({ href: "tel:+33100000000", label: contact.phone });
    const blanks = copyOf(text).flatMap((copy) => copy.match(/\[[^\]]+\]/g) ?? []);
    expect(texts(html, "mark")).toEqual(blanks);
  });
});

describe("/blog", () => {
  test("lists every article with its day, the newest first", async () => {
    const { html } = await site.page("/blog");
    const entries = links(element(html, "main")).filter(({ href }) => href.startsWith("/blog/"));
    expect(entries.filter(({ href }) => href !== "/blog/feed.xml")).toEqual(
      articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title })),
    );
    expect(attributes(html, "time").map(({ datetime }) => datetime)).toEqual(
      articles.map(({ published }) => published),
    );
  });

  test.each(articles)("$slug leads to the other articles", async ({ slug, invitation }) => {
    const addresses = hrefs((await site.page(`/blog/${slug}`)).html, "main");
    for (const other of articles) {
      if (other.slug === slug) expect(addresses).not.toContain(`/blog/${slug}`);
      else expect(addresses).toContain(`/blog/${other.slug}`);
    }
    expect(addresses).toContain(invitation.href);
  });

  test.each(["inconnu", `${articles[0]?.slug}/plus`, "__proto__", "%00"])(
    "an unknown article, %s, is the designed 404 page",
    async (slug) => {
      const page = await site.page(`/blog/${slug}`);
      expect(page.status).toBe(404);
      expect(page).toShow(errorText(404).title, errorReference);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
