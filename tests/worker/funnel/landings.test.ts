import { describe, expect, test } from "vitest";
import { landings } from "../../support/funnel";
import {
  element,
  elements,
  pageText,
  scripts,
  sections,
  sectionWith,
  tags,
} from "../../support/html";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

/** The sections whose list has this class. */
function withList(html: string, className: string): string[] {
  return sections(html).filter((section) =>
    [...tags(section, "ol"), ...tags(section, "ul")].some((list) =>
      list.class?.split(" ").includes(className),
    ),
  );
}

function one(found: string[]): string {
  expect(found).toHaveLength(1);
  return found[0] ?? "";
}

function items(section: string): string[] {
  return elements(section, "li").map(pageText);
}

function questions(html: string): string[] {
  return elements(element(html, "main"), "summary").map(pageText);
}

describe.each(landings)("%s", (path) => {
  test("six chapters, each with a teaser", async () => {
    const { html } = await site.page(path);
    const chapters = elements(one(withList(html, "contents")), "li");
    expect(chapters).toHaveLength(6);
    for (const chapter of chapters) expect(pageText(element(chapter, "p"))).toMatch(/.{30,}/);
  });

  test("a hero with the cover, a headline and a call; a closing call", async () => {
    const { html } = await site.page(path);
    const [hero = ""] = sections(html);
    expect(elements(hero, "h1")).toHaveLength(1);
    const [cover] = tags(hero, "img");
    expect(cover).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      alt: expect.stringContaining("L'Auteur Augmenté"),
    });
    expect(elements(hero, "form")).toHaveLength(1);
    expect(elements(sections(html).at(-1) ?? "", "form")).toHaveLength(1);
  });

  test("every order button is a plain form that posts to its own address", async () => {
    const { html } = await site.page(path);
    const main = element(html, "main");
    expect(tags(main, "form").length).toBeGreaterThanOrEqual(3);
    for (const form of tags(main, "form")) expect(form).toEqual({ method: "post" });
    expect(tags(main, "button")).toHaveLength(tags(main, "form").length);
    for (const button of tags(main, "button")) expect(button.type).toBe("submit");
    expect(new Set(elements(main, "button").map(pageText)).size).toBe(1);
  });

  test("readers' words and a 30-day guarantee", async () => {
    const page = await site.page(path);
    expect(elements(page.html, "blockquote").length).toBeGreaterThanOrEqual(2);
    const guarantee = sections(page.html).filter((section) =>
      /30 jours.*rembours|rembours.*30 jours/.test(pageText(section)),
    );
    expect(guarantee.length).toBeGreaterThanOrEqual(1);
  });

  test("downloads no script", async () => {
    const { html } = await site.page(path);
    expect(scripts(html)).toEqual([]);
    expect(html).not.toMatch(/modulepreload|\son[a-z]+="|javascript:/i);
  });
});

test("each has its own headline, button and light", async () => {
  const pages = await Promise.all(landings.map((path) => site.page(path)));
  for (const part of ["h1", "title", "button"]) {
    expect(new Set(pages.map(({ html }) => pageText(element(html, part)))).size).toBe(5);
  }
  expect(new Set(pages.map(({ html }) => tags(html, "body")[0]?.class)).size).toBe(5);
});

test("no two of them share a paragraph", async () => {
  const pages = await Promise.all(landings.map((path) => site.page(path)));
  const paragraphs = pages.map(({ html }) => {
    const own = elements(element(html, "main"), "p").filter((text) => !text.includes("<"));
    // The price block's line is the shop's, not the page's.
    return new Set(own.filter((text) => !text.startsWith("Paiement par carte bancaire")));
  });
  const all = paragraphs.flatMap((own) => [...own]);
  const shared = all.filter((text, index) => text.length > 40 && all.indexOf(text) !== index);
  expect(shared).toEqual([]);
});

describe("the sales page", () => {
  test("every button says 'Commander maintenant'", async () => {
    const { html } = await site.page("/livre-augmente-fl");
    const labels = elements(element(html, "main"), "button").map(pageText);
    expect(new Set(labels)).toEqual(new Set(["Commander maintenant"]));
  });

  test("pain points, reasons to publish now, the author", async () => {
    const { html } = await site.page("/livre-augmente-fl");
    expect(items(one(withList(html, "pain"))).length).toBeGreaterThanOrEqual(3);
    const reasons = one(withList(html, "reason"));
    expect(pageText(reasons)).toContain("publier maintenant");
    expect(items(reasons).length).toBeGreaterThanOrEqual(3);
    const author = pageText(sectionWith(html, "experts formés", "de projets"));
    for (const claim of ["500+", "10+", "30M€+"]) expect(author).toContain(claim);
  });

  test("two verified Amazon reviews, four questions", async () => {
    const { html } = await site.page("/livre-augmente-fl");
    const reviews = elements(html, "figcaption").map(pageText);
    expect(reviews).toHaveLength(2);
    for (const review of reviews) expect(review).toMatch(/vérifié.*Amazon/);
    expect(questions(html)).toHaveLength(4);
  });
});

describe("variant 1, the dream", () => {
  test("4.9/5 on 127 verified reviews, 184 pages", async () => {
    expect(await site.page("/livre-augmente-fl-b")).toShow(
      "4.9/5 sur 127 avis vérifiés",
      "184 pages",
    );
  });

  test("a story in three moments", async () => {
    const { html } = await site.page("/livre-augmente-fl-b");
    const moments = items(sectionWith(html, "Trois moments"));
    expect(moments).toHaveLength(3);
  });

  test("fourteen days in four phases, each with its share", async () => {
    const { html } = await site.page("/livre-augmente-fl-b");
    const programme = sections(html).filter((section) => tags(section, "progress").length > 0);
    const phases = elements(one(programme), "li");
    const shares = [
      ["1-2", 25],
      ["3-5", 50],
      ["6-10", 75],
      ["11-14", 100],
    ] as const;
    expect(phases).toHaveLength(4);
    for (const [index, [days, percent]] of shares.entries()) {
      const phase = phases[index] ?? "";
      expect(pageText(phase)).toMatch(new RegExp(`^Jours ${days} ${percent}%`));
      expect(tags(phase, "progress")[0]).toMatchObject({ max: "100", value: String(percent) });
    }
  });
});

describe("variant 2, the window", () => {
  test("twelve months, income figures, three questions", async () => {
    const page = await site.page("/livre-augmente-fl-c");
    expect(page).toShow("12 mois");
    const income = sectionWith(page.html, "+45%", "revenus en moyenne", "tarifs");
    expect(elements(income, "li").length).toBeGreaterThanOrEqual(3);
    expect(questions(page.html)).toHaveLength(3);
  });
});

describe("variant 3, the loss", () => {
  test("a loss per day, a plan in six steps, questions", async () => {
    const page = await site.page("/livre-augmente-fl-d");
    expect(page.text).toMatch(/\d+€ par jour/);
    const plan = sectionWith(page.html, "Plan d’urgence");
    expect(items(plan)).toHaveLength(6);
    expect(questions(page.html).length).toBeGreaterThanOrEqual(1);
  });
});

describe("variant 4, the insider", () => {
  test("contents in Roman numerals; the others count in Arabic ones", async () => {
    const numerals = async (path: string) => {
      const { html } = await site.page(path);
      return elements(one(withList(html, "contents")), "span").map(pageText);
    };
    expect(await numerals("/livre-augmente-fl-e")).toEqual(["I", "II", "III", "IV", "V", "VI"]);
    for (const path of landings.slice(0, 4)) {
      expect(await numerals(path)).toEqual(["1", "2", "3", "4", "5", "6"]);
    }
  });
});
