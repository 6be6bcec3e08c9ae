import { describe, expect, test } from "vitest";
import {
  attributes,
  count,
  element,
  elements,
  figures,
  links,
  pageText,
  pageTitle,
  receipt,
  sections,
  sectionWith,
  texts,
} from "../support/html";
import { sharedSite } from "../support/shared-site";

const bookingUrl = "https://booking.test/vip?call=45";
const site = await sharedSite({ vars: { VIP_BOOKING_URL: bookingUrl } });

const offerPages = [
  { path: "/livre", picture: "livre" },
  { path: "/inscription-masterclass", picture: "formation" },
  { path: "/masterclass", picture: "formation" },
  { path: "/accompagnement-vip", picture: "vip" },
  { path: "/pack-prompt-ia", picture: "prompts" },
];

/** Labels of the main part's links to an address. */
function labelsOf(html: string, href: string): string[] {
  return links(element(html, "main"))
    .filter((link) => link.href === href)
    .map(({ label }) => label);
}

/** The level-three headings of the one section that holds these words. */
function headings(html: string, words: string): string[] {
  return texts(sectionWith(html, words), "h3");
}

describe.each(offerPages)("$path", ({ path, picture }) => {
  test("is a page for search engines, with its own picture", async () => {
    const { status, html } = await site.page(path);
    expect(status).toBe(200);
    expect(count(html, "h1")).toBe(1);
    const metas = attributes(html, "meta");
    expect(metas.filter(({ name }) => name === "robots")).toEqual([]);
    expect(metas).toContainEqual({
      property: "og:image",
      content: `https://site.test/images/og/${picture}.png`,
    });
    expect(attributes(html, "link")).toContainEqual({
      rel: "canonical",
      href: `https://site.test${path}`,
    });
  });

  test("is the same for everybody, and carries no script", async () => {
    const { html, headers } = await site.page(path);
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(attributes(html, "script").filter(({ type }) => type !== "application/ld+json")).toEqual(
      [],
    );
  });
});

test("each page has a title and a light of its own", async () => {
  const pages = await Promise.all(offerPages.map(({ path }) => site.page(path)));
  expect(new Set(pages.map(({ html }) => pageTitle(html))).size).toBe(5);
  expect(new Set(pages.map(({ html }) => attributes(html, "body")[0]?.class)).size).toBe(5);
});

describe("/livre", () => {
  test("shows the cover, three learning points and three benefits", async () => {
    const { html } = await site.page("/livre");
    const [hero = ""] = sections(html);
    expect(pageText(element(hero, "h1"))).toBe("L'Auteur Augmenté");
    expect(attributes(hero, "img")).toMatchObject([
      { alt: "Couverture du livre L'Auteur Augmenté" },
    ]);
    expect(headings(html, "Ce que l’ouvrage enseigne")).toHaveLength(3);
    expect(headings(html, "Ce que l’on y gagne")).toHaveLength(3);
  });

  test("leads to the order page and to the resources", async () => {
    const { html } = await site.page("/livre");
    const order = "Commander le livre";
    const resources = "Voir les ressources du livre";
    expect(labelsOf(html, "/livre-augmente-fl")).toEqual([order, order]);
    expect(labelsOf(html, "/ressources-livre")).toEqual([resources, resources]);
    expect(count(html, "main form")).toBe(0);
  });

  test("says all of the price", async () => {
    const { html } = await site.page("/livre");
    const offer = sectionWith(html, "19,90€");
    expect(elements(offer, "s")).toEqual(["29,90€"]);
    const text = pageText(offer);
    const facts = ["-33%", "184 pages", "France métropolitaine", "Satisfait ou remboursé 30 jours"];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

describe("/inscription-masterclass", () => {
  const path = "/inscription-masterclass";

  test("announces the launch, the deadline and the claims", async () => {
    const page = await site.page(path);
    expect(pageText(element(page.html, "h1"))).toContain("Dans 3 mois");
    expect(page).toShow(
      "Offre valable jusqu’au 23/10/2025",
      "25+ heures de cours",
      "2 séances de questions-réponses en groupe",
      "Plus que 5 places à ce tarif",
      "un mois avant le lancement",
    );
    expect(figures(page.html)).toEqual([
      "5 places seulement à ce tarif",
      "50 premiers inscrits bénéficient de la pré-vente",
      "30 jours pour mener votre livre à son terme",
      "25+ heures de cours à suivre à votre rythme",
    ]);
  });

  test("says whom it is for, four reasons and four bonuses", async () => {
    const { html } = await site.page(path);
    const audience = sectionWith(html, "À qui s’adresse cette formation");
    expect(elements(audience, "li").length).toBeGreaterThanOrEqual(4);
    expect(headings(html, "Quatre raisons")).toHaveLength(4);
    expect(headings(html, "Quatre compléments")).toHaveLength(4);
  });

  test("lists 8 modules of four items", async () => {
    const { html } = await site.page(path);
    const modules = sectionWith(html, "module par module").split("<h3>").slice(1);
    expect(modules.map((module) => elements(module, "li").length)).toEqual(Array(8).fill(4));
  });

  test("prices the place now and later, and guarantees satisfaction", async () => {
    const { html } = await site.page(path);
    const price = sectionWith(html, "À partir du 24/10/2025");
    expect(texts(price, "dt")).toEqual(["Jusqu’au 23/10/2025", "À partir du 24/10/2025"]);
    expect(texts(price, "dd")).toEqual(["197€", "990€"]);
    expect(pageText(price)).toContain("Vous économisez 793€");
    expect(elements(sections(html)[0] ?? "", "s")).toEqual(["990€"]);
    const guarantee = pageText(sectionWith(html, "Satisfaction garantie à 100%"));
    expect(guarantee).toContain("dans les 30 jours après le lancement");
  });

  test("compares with and without in a table whose cells know their headers", async () => {
    const { html } = await site.page(path);
    const table = element(html, "table");
    expect(pageText(element(table, "caption"))).toBe("Le même livre, avec ou sans la formation");
    const [columns = "", ...groups] = [element(table, "thead"), ...elements(table, "tbody")];
    expect(texts(columns, "th")).toEqual(["Sans la formation", "Avec la formation"]);
    expect(attributes(columns, "th").map(({ scope }) => scope)).toEqual(["col", "col"]);
    expect(groups.length).toBeGreaterThanOrEqual(4);
    for (const group of groups) {
      expect(attributes(group, "th").map(({ scope }) => scope)).toEqual(["rowgroup"]);
      expect(count(group, "td")).toBe(2);
    }
  });

  test("answers three questions", async () => {
    const { html } = await site.page(path);
    const [skills = "", time = "", fiction = "", ...others] = elements(html, "details")
      .map(pageText)
      .filter((text) => text.includes("?"));
    expect(others).toEqual([]);
    expect(skills).toContain("aucune compétence n’est nécessaire");
    expect(time).toContain("5 à 7 heures par semaine");
    expect(fiction).toMatch(/roman ou de la poésie.*Non\./);
  });

  test("reserves at the training's checkout, under its own name", async () => {
    const { html } = await site.page(path);
    const main = element(html, "main");
    for (const form of attributes(main, "form")) expect(form).toEqual({ method: "post" });
    expect(new Set(texts(main, "button"))).toEqual(new Set(["Réserver ma place"]));
    expect(await site.post(path)).toHaveRedirect(
      "https://pay.test/training?client_reference_id=inscription-masterclass",
    );
    expect(await site.post(`${path}?prefilled_email=a%40b.fr&utm_source=ig`)).toHaveRedirect(
      "https://pay.test/training?prefilled_email=a%40b.fr" +
        "&client_reference_id=inscription-masterclass&utm_source=ig",
    );
  });
});

describe("/masterclass", () => {
  test("presents the preparatory masterclass and leads to the training", async () => {
    const page = await site.page("/masterclass");
    expect(page).toShow("Masterclass préparatoire", "Un mois avant le lancement", "197€");
    const label = "Découvrir la formation et s’inscrire";
    expect(labelsOf(page.html, "/inscription-masterclass")).toEqual([label, label]);
    expect(figures(page.html)).toContain("30 jours avant le lancement de la formation");
  });
});

describe("/accompagnement-vip", () => {
  const path = "/accompagnement-vip";

  test("names the programme and its figures", async () => {
    const { html } = await site.page(path);
    expect(pageText(element(html, "h1"))).toBe("Accompagnement VIP Auteur Augmenté Élite");
    expect(figures(html)).toEqual([
      "5 experts accompagnés par trimestre",
      "90 jours, du cadrage au lancement",
      "12 séances individuelles",
    ]);
  });

  test("runs in three phases, and on free of charge until the manuscript is finished", async () => {
    const page = await site.page(path);
    const phases = sectionWith(page.html, "trois temps").split('<p class="kicker">').slice(1);
    const [diagnostic = "", writing = "", launch = "", ...others] = phases.map(pageText);
    expect(others).toEqual([]);
    expect(diagnostic).toMatch(/^Semaines 1-2 .*séance de cadrage de 2 heures/);
    expect(writing).toMatch(/^Semaines 3-10 .*séance chaque semaine.*sous 48h/);
    expect(launch).toMatch(/^Semaines 11-12 Lancement et monétisation/);
    expect(page).toShow("n’est pas terminé après 90 jours", "se poursuit gratuitement");
  });

  test("says openly that its testimonials are fictional", async () => {
    const { html } = await site.page(path);
    const testimonials = sectionWith(html, "Ces témoignages sont fictifs.");
    const authors = texts(testimonials, "figcaption");
    expect(authors.length).toBeGreaterThan(0);
    for (const author of authors) expect(author).toContain("(personnage fictif)");
  });

  test("states its price, the instalments and the places left", async () => {
    const { html } = await site.page(path);
    const terms = sectionWith(html, "Honoraires");
    expect(elements(terms, "strong")).toEqual(["3 000€"]);
    expect(elements(terms, "s")).toEqual(["5 000€"]);
    expect(elements(terms, "dd").slice(1).map(pageText)).toEqual(["3 × 1 050€", "2/5"]);
  });

  test("books the free call of 45 minutes where the operator says", async () => {
    const { html } = await site.page(path);
    const label = "Réserver mon appel stratégique gratuit de 45 minutes";
    expect(labelsOf(html, bookingUrl)).toEqual([label, label]);
    expect(count(html, "main form")).toBe(0);
  });
});

describe("/pack-prompt-ia", () => {
  const path = "/pack-prompt-ia";

  test("shows the title, the price and the guarantee", async () => {
    const page = await site.page(path);
    const [hero = ""] = sections(page.html);
    expect(pageText(element(hero, "h1"))).toBe("Pack de Prompts IA pour Auteurs Professionnels");
    expect(elements(hero, "strong")).toEqual(["57€"]);
    expect(elements(hero, "s")).toEqual(["97€"]);
    expect(page).toShow("Vous économisez 40€", "Satisfait ou remboursé pendant 30 jours");
  });

  test("counts 50+ prompts in four categories", async () => {
    const { html } = await site.page(path);
    expect(receipt(html)).toEqual({
      "Pack de Prompts IA pour Auteurs": "50+",
      "création de contenu": "15",
      "édition professionnelle": "12",
      "optimisation de la publication": "10",
      promotion: "13",
    });
    expect(headings(html, "Quatre tiroirs")).toEqual([
      "15 prompts Création de contenu",
      "12 prompts Édition professionnelle",
      "10 prompts Optimisation de la publication",
      "13 prompts Promotion",
    ]);
  });

  test("adds the extras, and one author's testimonial", async () => {
    const { html } = await site.page(path);
    expect(headings(html, "Rangés avec les prompts")).toEqual([
      "Un guide d’utilisation",
      "Des exemples",
      "12 mois de mises à jour gratuites",
      "Une assistance prioritaire",
    ]);
    const reviews = attributes(html, "figure").filter((figure) => figure.class === "review");
    expect(reviews).toHaveLength(1);
  });

  test("has two order buttons, which lead to its checkout under its own name", async () => {
    const main = element((await site.page(path)).html, "main");
    expect(attributes(main, "form")).toEqual([{ method: "post" }, { method: "post" }]);
    expect(attributes(main, "button").map(({ type }) => type)).toEqual(["submit", "submit"]);
    expect(await site.post(path)).toHaveRedirect(
      "https://pay.test/pack?client_reference_id=pack-prompt-ia",
    );
    expect(await site.post(`${path}?prefilled_email=a%40b.fr`)).toHaveRedirect(
      "https://pay.test/pack?prefilled_email=a%40b.fr&client_reference_id=pack-prompt-ia",
    );
  });
});
