import { expect, test } from "vitest";
import { faq } from "~/content/faq";
import { book, promptPack, training } from "~/content/offers";
import { notEmpty } from "../support/counted";
import { elements } from "../support/html";
import { publishedArticles as articles, listedPages } from "../support/pages";
import { origin, sharedSite } from "../support/site";

const site = await sharedSite();

type Thing = Record<string, unknown>;

/** The things that a page says it is about. */
async function things(path: string): Promise<Thing[]> {
  const { html } = await site.page(path);
  return elements(html, "script[type='application/ld+json']").flatMap(({ text }) => {
    const data: Thing = JSON.parse(text);
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"] as Thing[];
  });
}

/** Every object of a graph, however deep. */
function parts(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : [value as Thing]),
    ...Object.values(value).flatMap(parts),
  ];
}

function typesOf(found: Thing[]): string[] {
  return found.flatMap((thing) => (thing["@type"] as string | string[] | undefined) ?? []);
}

/** What a graph refers to without describing it. */
function unknownReferences(graph: Thing[]): Thing[] {
  const all = parts(graph);
  const ids = new Set(all.filter((part) => "@type" in part).map((part) => part["@id"]));
  return all.filter((part) => !("@type" in part) && "@id" in part && !ids.has(part["@id"]));
}

test("describes the house and its site on /", async () => {
  expect(typesOf(await things("/"))).toEqual(["Organization", "WebSite"]);
});

test("names valid addresses on every page and no review", async () => {
  const graphs = await Promise.all(listedPages.map(({ path }) => things(path)));
  const all = graphs.flatMap(parts);
  expect(notEmpty(typesOf(all)).filter((type) => /Review|Rating/.test(type))).toEqual([]);
  expect(JSON.stringify(all)).not.toMatch(/"(review|aggregateRating|ratingValue)"|undefined|null/);
  const addresses = all.flatMap((part) => [part["@id"], part.url]).filter(Boolean);
  for (const address of notEmpty(addresses))
    expect(String(address)).toMatch(new RegExp(`^${origin}/`));
  expect(graphs.flatMap(unknownReferences)).toEqual([]);
});

test("names pictures that exist", async () => {
  const named = (await Promise.all(listedPages.map(({ path }) => things(path)))).flatMap(parts);
  const pictures = new Set(named.flatMap(({ image, logo }) => [image, logo].flat()));
  pictures.delete(undefined);
  expect(pictures.size).toBeGreaterThan(3);
  for (const url of notEmpty(pictures)) {
    const response = await site.fetch(new URL(String(url)).pathname);
    expect(response.headers.get("Content-Type")).toMatch(/^image\//);
    await response.arrayBuffer();
  }
});

const delivered = {
  shippingDetails: {
    shippingRate: { value: 0, currency: "EUR" },
    shippingDestination: { addressCountry: "FR" },
  },
  hasMerchantReturnPolicy: { merchantReturnDays: book.guaranteeDays },
};
const presale = { priceValidUntil: training.lastDay };
const described = { "@type": ["Product", "Book"], numberOfPages: book.pages, name: book.title };
const workload = { courseWorkload: `PT${training.hours}H` };
const course = { "@type": "Course", hasCourseInstance: workload };

test.each([
  ["/livre", book, "/livre-augmente-fl", delivered, described],
  ["/livre-augmente-fl", book, "/livre-augmente-fl", delivered, described],
  ["/pack-prompt-ia", promptPack, "/pack-prompt-ia", {}, { "@type": "Product" }],
  ["/inscription-masterclass", training, "/inscription-masterclass", presale, course],
])("describes the offer of %s", async (path, { cents }, url, terms, more) => {
  const offers = {
    "@type": "Offer",
    price: (cents / 100).toFixed(2),
    priceCurrency: "EUR",
    url: origin + url,
    ...terms,
  };
  expect(await things(path)).toMatchObject([{ offers, ...more }]);
});

test("lists the questions and answers of /faq", async () => {
  const asked = faq.sections.flatMap((section) => section.questions);
  const entities = asked.map(({ question: name, answer: text }) => {
    return { "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } };
  });
  expect(await things("/faq")).toMatchObject([{ "@type": "FAQPage", mainEntity: entities }]);
});

test.each(articles)("gives /blog/$slug its days and breadcrumbs", async (article) => {
  const url = `${origin}/blog/${article.slug}`;
  const post = {
    "@type": "BlogPosting",
    headline: article.title,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    url,
  };
  const itemListElement = [
    { position: 1, item: `${origin}/` },
    { position: 2, item: `${origin}/blog` },
    { position: 3, item: url, name: article.title },
  ];
  const trail = { "@type": "BreadcrumbList", itemListElement };
  expect(await things(`/blog/${article.slug}`)).toMatchObject([post, trail]);
});
