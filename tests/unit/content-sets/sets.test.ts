/** The site with the content of a lawful operator, and with as little content as there can be. */
import { afterAll, expect, test, vi } from "vitest";
import { said } from "~/content/claims";
import { questions } from "~/diagnostic/questions";
import { score } from "~/diagnostic/scoring";
import { parisDay } from "~/lib/time";
import { contentSets, unknownClaims } from "../../../scripts/local/content/sets";
import { openEditedSite, stopEditing } from "../../support/edited-site";
import { hrefs, metas } from "../../support/html";
import { storedDiagnostic } from "../../support/mails";
import { faultsOf, stringsIn, textFaults, textsOf } from "../../support/readable";
import { walkFunnel, walkPages } from "../../support/site-walk";
import { htmlErrors } from "../../support/valid-html";
import { setting } from "../../support/variables";

const names = ["lawful", "bare"] as const;
const today = parisDay(Date.now());

// Remix aborts each stream in the end, also one that is long closed.
vi.spyOn(console, "error").mockImplementation(() => {});
afterAll(stopEditing);

/** The signs themselves, which the editing checklist names. */
const namedSigns = "; ! ?";

async function walk(name: (typeof names)[number]) {
  const site = await openEditedSite(contentSets[name](today));
  const pages = await walkPages(site);
  const way = await walkFunnel(site);
  const toOperator = setting("CONTACT_EMAIL");
  const mails = site.mails.filter(({ to }) => to !== toOperator);
  const printed = stringsIn([site.documents, reports(site.reportOn)]);
  return { site, pages, way, mails, printed: printed.filter((text) => !text.includes(namedSigns)) };
}

/** The report for every answer to each question. */
function reports(reportOn: Awaited<ReturnType<typeof openEditedSite>>["reportOn"]) {
  return questions.flatMap(({ key, options }) =>
    options.map(({ label }) => {
      const answer = key === "main_obstacles" ? [label] : label;
      const answers = { ...storedDiagnostic, [key]: answer };
      return reportOn(answers, score(answers), today);
    }),
  );
}

const walked = { lawful: await walk("lawful"), bare: await walk("bare") };

/** Each text that anybody reads, and where. */
function* everything(name: (typeof names)[number]): Generator<[where: string, text: string]> {
  const { pages, way, mails, printed } = walked[name];
  for (const [path, html] of [...pages, ...way])
    for (const text of textsOf(html)) yield [path, text];
  for (const { subject, text } of mails) yield [subject, text.replace(/\s+/g, " ")];
  for (const text of printed) yield ["document", text];
}

/** Those texts in which a pattern is found. */
const holding = (name: (typeof names)[number], pattern: RegExp) =>
  [...everything(name)].flatMap(([where, text]) => {
    const { index, 0: found } = pattern.exec(text) ?? { index: 0 };
    return found ? [`${where}: ${text.slice(Math.max(0, index - 40), index + 60)}`] : [];
  });

test.each(names)("reads well on every page of the %s content", (name) => {
  const { pages, way } = walked[name];
  expect(pages.size + way.size).toBeGreaterThan(50);
  const faults = [...pages, ...way].flatMap(([path, html]) =>
    faultsOf(html).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each(names)("reads well in every mail and document of the %s content", (name) => {
  const { mails, printed } = walked[name];
  // The lead forms' mails, the purchases', and nine letters.
  expect(mails.length).toBeGreaterThanOrEqual(19);
  expect(printed.length).toBeGreaterThan(1000);
  const faults = mails.flatMap(({ subject, html, text }) => {
    const paragraphs = text.split("\n\n").map((part) => part.replace(/\s+/g, " "));
    const found = [...faultsOf(html), ...paragraphs.flatMap(textFaults)];
    return found.map((fault) => `${subject}: ${fault}`);
  });
  expect([...faults, ...printed.flatMap(textFaults)]).toEqual([]);
});

test.each(names)("writes valid HTML with the %s content", async (name) => {
  const { pages, way } = walked[name];
  const errors: string[] = [];
  for (const [path, html] of [...pages, ...way])
    errors.push(...(await htmlErrors(html)).map((error) => `${path}: ${error}`));
  expect([...new Set(errors)]).toEqual([]);
});

/** Words that also stand elsewhere. */
const shared = ["100%", "Le manuscrit", "ans de pratique"];

test.each(names)("says nothing of a claim that the %s content does not know", (name) => {
  const gone = unknownClaims[name]
    .flatMap((claim) => stringsIn(said[claim]))
    .map((text) => text.trim())
    .filter((text) => text.length > 3 && !shared.includes(text));
  expect(gone.length).toBeGreaterThan(40);
  const left = [...everything(name)].flatMap(([where, text]) =>
    gone.filter((sentence) => text.includes(sentence)).map((sentence) => `${where}: ${sentence}`),
  );
  expect([...new Set(left)]).toEqual([]);
});

test("speaks of no reduction without list prices", () => {
  const reduced =
    /au lieu de \d|vous économisez|prix monte|puis [\d\s]+€|en pré-vente|pré-vente à|tarif de pré/i;
  expect(holding("lawful", reduced)).toEqual([]);
  const { pages, way } = walked.lawful;
  expect([...pages, ...way].filter(([, html]) => /<s[ >]/.test(html))).toEqual([]);
});

test("refers to no reader, rating or testimonial without reviews", () => {
  expect(
    holding("bare", /avis vérifi|4\.9|ils ont (?:écrit|poussé)|six métiers|témoignages? de/i),
  ).toEqual([]);
  const { pages } = walked.bare;
  const linking = [...pages].filter(([, html]) =>
    hrefs(html, "body").some((href) => /temoignages/.test(href)),
  );
  expect(linking.map(([path]) => path)).toEqual([]);
  expect(metas(pages.get("/temoignages") ?? "").robots).toBe("noindex");
});

test("leaves testimonials out of the sitemap while there are none", async () => {
  const listed = await Promise.all(names.map((name) => walked[name].site.text("/sitemap.xml")));
  expect(listed.map((sitemap) => sitemap.includes("/temoignages"))).toEqual([true, false]);
});
