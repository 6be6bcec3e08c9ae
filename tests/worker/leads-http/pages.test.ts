import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  attributes,
  count,
  element,
  elements,
  links,
  pageText,
  sectionWith,
  texts,
} from "../../support/html";
import { answers } from "../../support/lead-forms";
import { fieldsOf, openLeadSite, sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();

/** Headings of a level within the main part, as a reader sees them. */
function headings(html: string, level: "h1" | "h2" | "h3"): string[] {
  return texts(element(html, "main"), level);
}

/** The answers of the page's frequent questions. */
function questions(html: string): string[] {
  return texts(html, "main details");
}

describe("/chapitre-gratuit", () => {
  test("promises the first chapter: 60 pages, a PDF, 2,847+ experts", async () => {
    const page = await site.page("/chapitre-gratuit");
    expect(page).toShow("60 pages", "PDF", "2,847+ experts");
    expect(pageText(element(page.html, "main"))).toMatch(/chapitre 1|premier chapitre/i);
  });

  test("three teasers, two reviews, four questions", async () => {
    const { html } = await site.page("/chapitre-gratuit");
    const teasers = sectionWith(html, "ATLAS", "7 prompts IA essentiels");
    expect(texts(teasers, "h3")).toEqual([
      expect.stringMatching(/sujet signature/i),
      expect.stringContaining("ATLAS"),
      expect.stringContaining("7 prompts IA essentiels"),
    ]);
    expect(pageText(teasers)).toContain("moins de 2 heures");
    expect(count(html, "blockquote")).toBe(2);
    expect(questions(html)).toHaveLength(4);
  });

  test("the form has the specified fields, each with a label of its own", async () => {
    const { html } = await site.page("/chapitre-gratuit");
    expectFields(html, { prenom: "given-name", nom: "family-name", email: "email" }, [
      "gdpr_consent",
    ]);
  });
});

describe("/challenge", () => {
  test("seven days, free, the next session on 1 May 2025, two hours a day", async () => {
    const page = await site.page("/challenge");
    expect(page).toShow("7 jours", "1er mai 2025", "2 heures");
    expect(pageText(element(page.html, "main"))).toMatch(/gratuit/i);
  });

  test("the programme in its three parts", async () => {
    const { html } = await site.page("/challenge");
    const programme = pageText(sectionWith(html, "1-2", "3-5", "6-7"));
    expect(programme).toMatch(/1-2.*fondations.*3-5.*production accélérée.*6-7.*finalisation/i);
  });

  test("four inclusions, two testimonials, four questions", async () => {
    const { html } = await site.page("/challenge");
    const inclusions = sectionWith(html, "communauté privée d’auteurs");
    expect(texts(inclusions, "h3")).toEqual([
      expect.stringMatching(/7 séances quotidiennes en direct/i),
      expect.stringMatching(/modèles.*prompts/i),
      expect.stringMatching(/plan d’action personnalisé/i),
      expect.stringMatching(/communauté privée d’auteurs/i),
    ]);
    expect(count(html, "blockquote")).toBe(2);
    expect(questions(html)).toHaveLength(4);
    expect(questions(html).join()).toMatch(/environ 2 heures/i);
    expect(questions(html).join()).toMatch(/enregistrées/i);
  });

  test("the form has the specified fields, each with a label of its own", async () => {
    const { html } = await site.page("/challenge");
    const lines = {
      firstName: "given-name",
      lastName: "family-name",
      email: "email",
      expertiseArea: expect.any(String),
      bookTopicIdea: undefined,
    };
    expectFields(html, lines, ["agreeToEmails", "privacyConsent"]);
  });
});

/** Lines of text with their `autocomplete`, then boxes; each labelled, text with a limit. */
function expectFields(html: string, lines: Record<string, unknown>, boxes: string[]) {
  const form = element(html, "form");
  const controls = [...attributes(form, "input"), ...attributes(form, "textarea")].filter(
    ({ name }) => name !== "remarque",
  );
  const labels = attributes(form, "label").map((label) => label.for);
  const labelled = elements(form, "label").flatMap((label) => attributes(label, "input"));
  const text = controls.filter(({ type }) => type !== "checkbox");
  expect(Object.fromEntries(text.map(({ name, autoComplete }) => [name, autoComplete]))).toEqual(
    lines,
  );
  expect(controls.filter(({ type }) => type === "checkbox").map(({ name }) => name)).toEqual(boxes);
  for (const { id } of controls) {
    expect([...labels, ...labelled.map((control) => control.id)]).toContain(id);
  }
  for (const { maxLength } of text) expect(Number(maxLength)).toBeGreaterThan(0);
}

describe("/ressources-livre", () => {
  const panel = (html: string, id: string) =>
    html.match(
      new RegExp(`<section[^>]* id="${id}".*?(?=<section[^>]* class="panel"|</main>)`, "s"),
    )?.[0] ?? "";

  test("three cards: 25+ prompts, 4 templates, 2h of videos", async () => {
    const page = await site.page("/ressources-livre");
    expect(page).toShow("25+ prompts IA", "4 templates", "2h de vidéos");
  });

  test("four tabs, in this order, each with a panel that its link names", async () => {
    const { html } = await site.page("/ressources-livre");
    const tabs = links(element(html, "main")).filter(({ href }) => href.startsWith("#"));
    expect(tabs.map(({ label }) => label)).toEqual(["Templates", "Vidéos", "Prompts", "Bonus"]);
    for (const { href } of tabs) expect(panel(html, href.slice(1))).not.toBe("");
  });

  test("four templates, each a PDF", async () => {
    const { html } = await site.page("/ressources-livre");
    const titles = texts(panel(html, "templates"), "h3");
    expect(titles).toEqual([
      expect.stringMatching(/structuration du livre/i),
      expect.stringMatching(/checklist.*interactive/i),
      expect.stringMatching(/structure complète du livre/i),
      expect.stringMatching(/pack de prompts IA/i),
    ]);
  });

  test("four videos of 22, 18, 15 and 25 minutes", async () => {
    const { html } = await site.page("/ressources-livre");
    const videos = texts(panel(html, "videos"), "article");
    expect(videos).toEqual([
      expect.stringMatching(/ChatGPT.*22 minutes/),
      expect.stringMatching(/[Éé]diter.*18 minutes/),
      expect.stringMatching(/couverture.*15 minutes/),
      expect.stringMatching(/[Pp]ublier.*25 minutes/),
    ]);
  });

  test("25 prompts written out in three groups, and the pack", async () => {
    const { html } = await site.page("/ressources-livre");
    const prompts = panel(html, "prompts");
    const groups = elements(prompts, "ol").map((list) => elements(list, "details"));
    expect(groups.map((group) => group.length)).toEqual([10, 8, 7]);
    const texts = groups.flat().map((prompt) => pageText(element(prompt, "p")));
    expect(new Set(texts).size).toBe(25);
    for (const text of texts) expect(text.length).toBeGreaterThan(100);
    expect(headings(html, "h3").join()).toMatch(/10 prompts.*8 prompts.*7 prompts/);
    expect(pageText(prompts)).toMatch(/télécharger.*pack/i);
  });

  test("four bonuses, all to come", async () => {
    const { html } = await site.page("/ressources-livre");
    const bonuses = texts(panel(html, "bonus"), "article");
    expect(bonuses).toEqual([
      expect.stringMatching(/monétisation.*35 pages.*Bientôt disponible/),
      expect.stringMatching(/prospects.*28 pages.*Bientôt disponible/),
      expect.stringMatching(/5 entretiens.*transcription.*Bientôt disponible/),
      expect.stringMatching(/10 livres.*42 pages.*Bientôt disponible/),
    ]);
  });

  test("below the form, the way to the book", async () => {
    const { html } = await site.page("/ressources-livre");
    const aside = element(html, "aside");
    expect(aside.indexOf("</form>")).toBeGreaterThan(0);
    const below = aside.slice(aside.indexOf("</form>"));
    expect(links(below)).toEqual([
      { href: "/livre-augmente-fl", label: expect.stringMatching(/livre maintenant/) },
    ]);
  });

  test("the form asks for an e-mail and nothing else", async () => {
    const { html } = await site.page("/ressources-livre");
    expectFields(html, { email: "email" }, []);
    expect(attributes(html, "form input")[0]).toMatchObject({ type: "email", required: "" });
  });

  test("a video without an address is announced, before and after the unlocking", async () => {
    await using other = await openLeadSite({
      vars: { VIDEO_COVER_URL: undefined, VIDEO_EDITING_URL: "" },
    });
    for (const page of [
      await other.page("/ressources-livre"),
      await other.submit("/ressources-livre", [["email", "a@b.fr"]]),
    ]) {
      const videos = texts(panel(page.html, "videos"), "article");
      expect(videos.map((text) => text.includes("Bientôt disponible"))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });

  test("the videos' addresses are nowhere before the unlocking, scripts included", async () => {
    const { html } = await site.page("/ressources-livre");
    expect(html).not.toContain("/videos/");
    const data = await site.page("/ressources-livre.data");
    expect(data.html).not.toContain("/videos/");
  });
});

/** Bytes after a brotli no better than that of a server in a hurry. */
function compressed(body: string | Uint8Array): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}

describe.each([
  "/diagnostic",
  `/diagnostic?step=4&${new URLSearchParams(fieldsOf(answers))}`,
  "/chapitre-gratuit",
  "/challenge",
  "/ressources-livre",
])("%s", (path) => {
  test("loads 130 KB of scripts at most, each of them there", async () => {
    const { html } = await site.page(path);
    const files = new Set(
      [...html.matchAll(/(?:href|src|import\(|from )=?\\?"(\/build\/[^"\\]+\.js)/g)].map(
        ([, file = ""]) => file,
      ),
    );
    expect(files.size).toBeGreaterThan(2);
    let bytes = 0;
    for (const file of files) bytes += compressed(readFileSync(`public${file}`));
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

  test("HTML and CSS fit into the first round trip", async () => {
    const { html } = await site.page(path);
    expect(compressed(html)).toBeLessThanOrEqual(14_600);
  });

  test("every id is there once, and every reference leads somewhere", async () => {
    const { html } = await site.page(path);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    const references = [
      ...html.matchAll(/ (?:for|form|aria-labelledby|aria-describedby)="([^"]+)"/g),
    ].flatMap(([, value = ""]) => value.split(" "));
    for (const reference of references) expect(ids).toContain(reference);
  });
});

test("the thanks of the diagnostic have no script at all", async () => {
  const { html, headers } = await site.page("/diagnostic/merci");
  expect(attributes(html, "script").filter(({ type }) => type !== "application/ld+json")).toEqual(
    [],
  );
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
});

test("every PDF that is offered exists", async () => {
  expect(readdirSync("public/resources").filter((file) => file.endsWith(".pdf"))).toHaveLength(4);
});
