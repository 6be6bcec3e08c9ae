import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { articles } from "~/content/articles";
import { faq } from "~/content/faq";
import { testimonials } from "~/content/testimonials";
import {
  attributes,
  count,
  element,
  elements,
  hrefs,
  links,
  pageText,
  scripts,
  texts,
} from "../support/html";
import { sharedSite } from "../support/shared-site";

const contact = { CONTACT_EMAIL: "bonjour@site.test", CONTACT_PHONE: "+33 1 00 00 00 00" };
const site = await sharedSite({ vars: contact });

/** Bytes of one initial congestion window: ten segments of 1,460. */
const window = 14_600;

const paths = [
  "/faq",
  "/temoignages",
  "/conditions-generales-de-vente",
  "/mentions-legales",
  "/blog",
  ...articles.map(({ slug }) => `/blog/${slug}`),
];

describe.each(paths)("%s", (path) => {
  test("is a page of one round trip, the same for everybody, that runs no script", async () => {
    const { status, html, headers } = await site.page(path);
    expect(status).toBe(200);
    expect(count(html, "h1")).toBe(1);
    expect(scripts(html)).toEqual([]);
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(window);
  });

  test("each anchor it links to exists, once", async () => {
    const { html } = await site.page(path);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const anchors = links(html).filter(({ href }) => href.startsWith("#"));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { href } of anchors) expect(ids).toContain(href.slice(1));
  });
});

describe("/faq", () => {
  test("opens with its title and closes with two ways on", async () => {
    const page = await site.page("/faq");
    expect(page).toShow(
      "Questions Fréquentes",
      "Tout ce que vous devez savoir sur la méthode de l'Auteur Augmenté",
      "Vous avez d'autres questions ?",
    );
    const ways = links(element(page.html, "main"));
    expect(ways).toContainEqual({
      href: `mailto:${contact.CONTACT_EMAIL}`,
      label: "Nous contacter",
    });
    expect(ways).toContainEqual({ href: "/diagnostic", label: "Diagnostic gratuit" });
  });

  test("folds four sections of three questions, each on its own and all closed", async () => {
    const { html } = await site.page("/faq");
    const main = element(html, "main");
    expect(elements(main, "h2").slice(0, 4).map(pageText)).toEqual([
      "La Méthode",
      "Processus d'Écriture",
      "Impact Business",
      "Aspects Pratiques",
    ]);
    expect(texts(main, "h3")).toEqual(
      faq.sections.flatMap(({ questions }) => questions.map(({ question }) => question)),
    );
    expect(count(main, "h3")).toBe(12);
    // Neither open nor, by a shared name, closed by another.
    expect(attributes(main, "details")).toEqual(Array.from({ length: 16 }, () => ({})));
    expect(count(main, "summary")).toBe(16);
  });
});

describe("/temoignages", () => {
  test("gives three figures and two ways on", async () => {
    const page = await site.page("/temoignages");
    expect(page).toShow("19 jours", "+45%", "100%");
    const ways = links(element(page.html, "main"));
    expect(ways.map(({ href }) => href)).toEqual(["/diagnostic", "/livre"]);
  });

  test("lets six authors speak, each with a portrait, an impact, a timeline and five stars", async () => {
    const { html } = await site.page("/temoignages");
    const voices = elements(html, "figure");
    const all = [testimonials.featured, ...testimonials.others];
    expect(voices).toHaveLength(6);
    for (const [index, { initials, role, quote, impact, timeline }] of all.entries()) {
      const voice = voices[index] ?? "";
      const text = pageText(voice);
      for (const part of [initials, role, quote, impact, timeline]) expect(text).toContain(part);
      expect(attributes(voice, "span")).toContainEqual(
        expect.objectContaining({ role: "img", "aria-label": `Portrait de ${initials}` }),
      );
      expect(attributes(voice, "span")).toContainEqual(
        expect.objectContaining({ role: "img", "aria-label": "5 étoiles sur 5" }),
      );
    }
  });
});

describe("/conditions-generales-de-vente", () => {
  const path = "/conditions-generales-de-vente";

  test("numbers its thirteen articles and lists them", async () => {
    const { html } = await site.page(path);
    const headings = texts(html, "h2");
    expect(headings).toEqual([
      "Article 1 Objet",
      "Article 2 Produits et services",
      "Article 3 Prix",
      "Article 4 Commandes",
      "Article 5 Paiement",
      "Article 6 Livraison et accès",
      "Article 7 Droit de rétractation",
      "Article 8 Garanties",
      "Article 9 Responsabilité",
      "Article 10 Propriété intellectuelle",
      "Article 11 Données personnelles",
      "Article 12 Règlement des litiges",
      "Article 13 Dispositions diverses",
    ]);
    const contents = links(html).filter(({ href }) => href.startsWith("#article-"));
    expect(contents.map(({ label }) => label)).toEqual(
      headings.map((heading) => heading.replace(/^Article \d+ /, "")),
    );
  });

  test("says when it changed, and who to write to", async () => {
    const page = await site.page(path);
    expect(page).toShow("Mis à jour le 15/04/2025");
    expect(attributes(page.html, "time")).toEqual([{ datetime: "2025-04-15" }]);
    expect(links(element(page.html, "main"))).toContainEqual({
      href: `mailto:${contact.CONTACT_EMAIL}`,
      label: contact.CONTACT_EMAIL,
    });
  });

  test("keeps each figure of the specification, and words the rest so that nothing is false", async () => {
    expect(await site.page(path)).toShow(
      "toutes taxes comprises (TTC)",
      "sauf lorsque la page du produit offre la livraison",
      "par carte bancaire uniquement, en une fois et en totalité",
      "4 à 7 jours ouvrés",
      "en général dans les 24 heures",
      "sans limitation de durée, sauf indication contraire",
      "48 heures suivant la réception",
      "un délai de 14 jours pour se rétracter",
      "dans les 14 jours suivant la date à laquelle nous sommes informés",
      "dans les 14 jours qui suivent l’annulation",
      "limitée au montant que vous avez payé",
      "soumises au droit français",
      "recourir gratuitement à la médiation de la consommation",
      "les garanties commerciales annoncées sur la page d’un produit",
    );
  });

  test("sets the notice on guarantees and the withdrawal form in frames", async () => {
    const { html } = await site.page(path);
    const frames = html.split('<div class="box">').slice(1);
    expect(frames.map((frame) => pageText(element(frame, "h3")))).toEqual([
      "Annexe à l’article\u00A07\u00A0: modèle de formulaire de rétractation",
      "Garanties légales pour les biens",
    ]);
  });

  test("marks every blank that the operator has to fill", async () => {
    const { html } = await site.page(path);
    const blanks = element(html, "main").match(/\[[^\]]*à compléter\]/g) ?? [];
    expect(blanks.length).toBeGreaterThan(5);
    expect(elements(html, "mark")).toEqual(blanks);
  });
});

test("/mentions-legales has its six parts and names the host", async () => {
  const page = await site.page("/mentions-legales");
  expect(texts(page.html, "h2")).toEqual([
    "Éditeur",
    "Hébergement",
    "Propriété intellectuelle",
    "Protection des données",
    "Cookies",
    "Conditions d’utilisation",
  ]);
  expect(page).toShow("Mis à jour le 15/04/2025", "Cloudflare, Inc.");
  expect(links(element(page.html, "main"))).toContainEqual({
    href: "tel:+33100000000",
    label: contact.CONTACT_PHONE,
  });
});

describe("/blog", () => {
  test("lists every article with its day, the newest first", async () => {
    const { html } = await site.page("/blog");
    const entries = links(element(html, "main")).filter(({ href }) => href.startsWith("/blog/"));
    const listed = entries.filter(({ href }) => href !== "/blog/feed.xml");
    expect(listed).toEqual(
      articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title })),
    );
    expect(attributes(html, "time").map(({ datetime }) => datetime)).toEqual(
      articles.map(({ published }) => published),
    );
  });

  test.each(articles)("$slug shows the whole article and leads to the others", async (article) => {
    const page = await site.page(`/blog/${article.slug}`);
    const { html } = page;
    const blocks = article.blocks.flatMap((block) =>
      block.kind === "list" ? block.items : block.text,
    );
    expect(page).toShow(article.title, article.lead, article.category, ...blocks);
    expect(attributes(html, "time")).toEqual([{ datetime: article.published }]);
    const addresses = hrefs(html, "main");
    for (const { slug } of articles) {
      expect(addresses.includes(`/blog/${slug}`)).toBe(slug !== article.slug);
    }
    expect(addresses).toContain(article.invitation.href);
  });

  test.each(["inconnu", "choisir-son-sujet-signature/plus", "__proto__", "%00"])(
    "an unknown article, %s, is the designed 404 page",
    async (slug) => {
      const page = await site.page(`/blog/${slug}`);
      expect(page.status).toBe(404);
      expect(page).toShow("Cette page n’existe pas", "Unexpected Application Error!");
      expect(page.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
