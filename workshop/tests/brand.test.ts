import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookAuthor } from "~/content/authorship";
import { wizardSteps } from "~/content/diagnostic-page";
import { promptPack, training, vip } from "~/content/offers";
import { openingPage } from "~/content/resources/structure";
import { bookPages } from "../brand/book-pages";
import { cardPages } from "../brand/cards";
import { coverFor, fittingSize, nameLines } from "../brand/cover";
import { engravings } from "../brand/engravings/all";
import { digestsFile, digestsOf } from "../brand/pictures";

const cards = await cardPages();
const pages = await bookPages();

test("sharing pictures and specimens are current: npm --prefix workshop run brand", async () => {
  expect(digestsOf([...cards, ...pages])).toEqual(JSON.parse(await readFile(digestsFile, "utf8")));
});

test.each(Object.entries(engravings))(
  "%s is the engraving that its program draws: else run `npm --prefix workshop run brand`",
  async (file, draw) => {
    const committed = await readFile(file, "utf8");
    expect(committed).toBe(await draw());
    expect(committed.length).toBeLessThanOrEqual(30 * 1024);
  },
);

const orbits = promptPack.categories.map(({ count }) => count).join(", ");

/** Drawings contain their words as outlines, so this text says what they show. */
test.each([
  ["diagnostic", `${wizardSteps.length} planètes`],
  ["formation", `${training.modules} étoiles`],
  ["prompts", `Planètes sur quatre orbites : ${orbits}`],
  ["vip", `${vip.sessions} planètes`],
])("the drawing %s shows what the content says: else edit it", async (name, text) => {
  const drawing = await readFile(`workshop/brand/drawings/${name}.svg`, "utf8");
  expect(drawing).toContain(`<title>${text}</title>`);
});

test("no picture shows a price, which may change from day to day", () => {
  const texts = [...cards, ...pages].map(({ body }) => body);
  expect(texts.filter((text) => /\d\s?€/.test(text))).toEqual([]);
});

test("the commented prompt has its three parts", () => {
  const { body = "" } = pages.find(({ file }) => file.endsWith("/prompt.webp")) ?? {};
  expect(body).toMatch(/<h2><span>[1-9]/);
  expect(body.match(/<i>[^<]+<\/i><span>[^<]+<\/span>/g)).toHaveLength(3);
});

test("specimen pages have their chapter's page numbers, left ones even", () => {
  const numbers = pages.map(({ body }) => Number(/<b>(\d+)<\/b>/.exec(body)?.[1]));
  const chapterOf = (page: number) => [1, 2, 3, 4, 5, 6].findLast((at) => openingPage(at) <= page);
  expect(numbers.map((page) => page % 2)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(numbers.map(chapterOf)).toEqual([2, 2, 2, 2, 3, 3]);
});

describe("on the cover", () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÉé’-]{1,20}$/), { minLength: 1, maxLength: 6 });

  test("a name keeps its letters on one line or two", () => {
    fc.assert(
      fc.property(words, (parts) => {
        const lines = nameLines(parts.join(" "));
        expect(lines.join(" ")).toBe(parts.join(" "));
        expect(lines.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test("the widest name of sixty letters is set small enough", async () => {
    const line = "W".repeat(30);
    const size = await fittingSize([line], 22);
    expect(size).toBeGreaterThan(8);
    expect(size).toBeLessThan(22);
    expect(await fittingSize([line], size)).toBe(size);
    expect(await fittingSize([line, line], 22)).toBe(size);
  });

  test("it is added, replaced and removed in the drawing itself", async () => {
    const drawing = await coverFor(undefined, await readFile("public/images/cover.svg", "utf8"));
    const long = "Zoé-Maximilienne Æthelwyn Bœuf-Garçon d’Xaintrailles Qvistgård";
    const named = await coverFor("Ariane Delmas", drawing);
    expect(named).not.toBe(drawing);
    expect(await coverFor("Ariane Delmas", await coverFor(long, drawing))).toBe(named);
    expect(await coverFor(undefined, named)).toBe(drawing);
    await expect(coverFor("Ariane Wałęsa", drawing)).rejects.toThrow("no outline");
  });

  test("the cover bears its file's name: npm --prefix workshop run brand", async () => {
    const cover = await readFile("public/images/cover.svg", "utf8");
    expect(await coverFor(bookAuthor?.name, cover)).toBe(cover);
  });
});
