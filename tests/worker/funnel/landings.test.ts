import { describe, expect, test } from "vitest";
import { colophon, colophonWords, deliveryTime } from "~/content/colophon";
import { illustrationSize, illustrations } from "~/content/illustrations";
import { landings } from "~/content/landings";
import type { Landing, LandingSection } from "~/content/landings/types";
import { book } from "~/content/offers";
import { price } from "~/lib/money";
import { attributes, count, element, links, sectionWith, texts } from "../../support/html";
import { pages } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

/** The sections of one kind that a landing has. */
function ofKind<Kind extends LandingSection["kind"]>({ content }: Landing, kind: Kind) {
  return content.sections.filter((section) => section.kind === kind) as Extract<
    LandingSection,
    { kind: Kind }
  >[];
}

test("no two sales pages share their picture", () => {
  const pictures = landings.flatMap((landing) => ofKind(landing, "illustration"));
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(landings.length);
});

test("the list names every sales page that has a route", () => {
  const routes = pages.filter(({ sheet }) => sheet === "landing").map(({ path }) => path);
  expect(landings.map(({ path }) => path)).toEqual(routes.sort());
});

describe.each(landings)("$path", (landing: Landing) => {
  const { path, content } = landing;

  test("carries one drawn picture, which comes when it is near", async () => {
    const [illustration, ...more] = ofKind(landing, "illustration");
    expect(more).toEqual([]);
    const { html } = await site.page(path);
    const src = `/images/plates/${illustration?.picture}.svg`;
    expect(attributes(html, "figure.illustration img")).toMatchObject([
      {
        src,
        loading: "lazy",
        width: String(illustrationSize.width),
        height: String(illustrationSize.height),
        alt: illustration && illustrations[illustration.picture].alt,
      },
    ]);
  });

  test("says by its price what a buyer wants to know of it, taxes and terms included", async () => {
    const { html } = await site.page(path);
    const offer = element(html, ".offer");
    expect(texts(offer, "dt")).toEqual(colophon.map(({ label }) => label));
    expect(texts(offer, "dd")).toEqual(colophon.flatMap(({ lines }) => lines));
    expect(texts(offer, "small")).toEqual([colophonWords.taxes]);
    expect(links(offer).map(({ href }) => href)).toContain(colophonWords.terms.to);
  });

  test("says the price and the delivery on the first screen", async () => {
    const { html } = await site.page(path);
    const hero = element(html, "main section");
    expect(texts(hero, ".price strong")).toEqual([price(book.cents)]);
    expect(texts(hero, ".facts li").at(-1)).toContain(deliveryTime);
  });

  test("a hero with the cover, a headline and a call; a closing call", async () => {
    const { html } = await site.page(path);
    const hero = element(html, "main section");
    expect(texts(hero, "h1")).toEqual([content.hero.title]);
    expect(attributes(hero, "img")[0]).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      alt: expect.stringContaining(book.title),
    });
    for (const part of [hero, sectionWith(html, content.closing.title)]) {
      expect(count(part, "form")).toBe(1);
    }
  });

  test("every order button is a plain form that posts to its own address", async () => {
    const { html } = await site.page(path);
    const forms = attributes(html, "main form");
    expect(forms.length).toBeGreaterThanOrEqual(3);
    expect(forms).toEqual(forms.map(() => ({ method: "post" })));
    expect(attributes(html, "main button")).toMatchObject(forms.map(() => ({ type: "submit" })));
    expect(texts(html, "main button")).toEqual(forms.map(() => content.cta));
  });
});
