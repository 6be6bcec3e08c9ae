/** The pages as schema.org data for search engines. They contain nothing that the pages do not show. */
import type * as schema from "schema-dts";
import { type Article, blog } from "~/content/articles";
import { bookAuthor, type PublishedAuthor } from "~/content/authorship";
import { bookPage } from "~/content/book-page";
import type { DatedOffers } from "~/content/dated-offers";
import type { FaqPage } from "~/content/faq";
import { book, isOnSale, listCents, type Offer, training } from "~/content/offers";
import { siteName, slogan } from "~/content/site";
import { trainingPageOn } from "~/content/training";
import { seatPrice } from "~/content/training-sale";

/** The structured data of a page, given the site's origin. */
export type StructuredData = (siteUrl: string) => schema.JsonLdObject[];

const language = "fr-FR";

/** `/` */
export const homeData: StructuredData = (siteUrl) => [
  { ...organization(siteUrl), description: slogan },
  {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: siteName,
    inLanguage: language,
    publisher: { "@id": organizationId(siteUrl) },
  } satisfies schema.WebSite,
];

/** `/livre` and `/livre-augmente-fl`: the book, as a work and as a product of the shop. */
export const bookData: StructuredData = (siteUrl) => [
  {
    "@type": ["Product", "Book"],
    "@id": `${siteUrl}/livre#book`,
    url: `${siteUrl}/livre`,
    name: book.title,
    alternateName: bookPage.subtitle,
    description: bookPage.meta.description,
    image: [`${siteUrl}/images/og/livre.png`, `${siteUrl}/images/cover.svg`],
    bookFormat: "https://schema.org/Paperback",
    numberOfPages: book.pages,
    ...(bookAuthor && { author: person(bookAuthor, siteUrl) }),
    inLanguage: language,
    publisher: organization(siteUrl),
    ...(isOnSale(book) && {
      offers: {
        ...offer(siteUrl, book.page.to, book.cents),
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/NewCondition",
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingRate: {
            "@type": "MonetaryAmount",
            value: book.shippingCents / 100,
            currency: "EUR",
          },
          // ISO 3166 gives the overseas departments codes of their own.
          shippingDestination: { "@type": "DefinedRegion", addressCountry: "FR" },
        },
        hasMerchantReturnPolicy: refundWithin(book.guaranteeDays),
      },
    }),
  } satisfies schema.MergeLeafTypes<[schema.ProductLeaf, schema.BookLeaf]>,
];

interface DigitalProduct extends Offer {
  name: string;
  page: { to: string };
  guaranteeDays: number;
  description: string;
  /** Its preview: a file under `public/images/og`. */
  picture: string;
}

/** The page of a product that is downloaded. */
export function digitalProductData(product: DigitalProduct): StructuredData {
  const { name, page, cents, guaranteeDays, description, picture } = product;
  return (siteUrl) => [
    {
      "@type": "Product",
      "@id": `${siteUrl}${page.to}#product`,
      url: `${siteUrl}${page.to}`,
      name,
      description,
      image: `${siteUrl}/images/og/${picture}.png`,
      brand: organization(siteUrl),
      ...(isOnSale(product) && {
        offers: {
          ...offer(siteUrl, page.to, cents),
          availability: "https://schema.org/InStock",
          hasMerchantReturnPolicy: refundWithin(guaranteeDays),
        },
      }),
    } satisfies schema.ProductLeaf,
  ];
}

/** Before a later price, or before enrolment is closed. */
const presaleEnd = listCents(training)
  ? { priceValidUntil: training.lastDay }
  : { availabilityEnds: training.lastDay };

/** `/inscription-masterclass`; without an offer while enrolment is closed. */
export function trainingData(offers: DatedOffers): StructuredData {
  const { sale, launched } = offers;
  const { name, page } = training;
  const prices = seatPrice(offers);
  return (siteUrl) => [
    {
      "@type": "Course",
      "@id": `${siteUrl}${page.to}#course`,
      url: `${siteUrl}${page.to}`,
      name,
      description: trainingPageOn(offers).meta.description,
      image: `${siteUrl}/images/og/formation.png`,
      inLanguage: language,
      provider: organization(siteUrl),
      ...(prices && {
        offers: {
          ...offer(siteUrl, page.to, prices.cents),
          category: "Paid",
          availability: launched ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
          ...(sale === "open" && presaleEnd),
        },
      }),
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        courseWorkload: `PT${training.hours}H`,
      },
    } satisfies schema.Course,
  ];
}

/** `/faq` */
export function faqData({ sections }: FaqPage): StructuredData {
  const questions = sections.flatMap((section) => section.questions);
  return () => [
    {
      "@type": "FAQPage",
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    } satisfies schema.FAQPage,
  ];
}

/** `/blog/:slug` */
export function articleData(article: Article): StructuredData {
  return (siteUrl) => {
    const url = `${siteUrl}/blog/${article.slug}`;
    return [
      {
        "@type": "BlogPosting",
        "@id": `${url}#article`,
        url,
        mainEntityOfPage: url,
        headline: article.title,
        description: article.description,
        articleSection: article.category,
        datePublished: article.date,
        dateModified: article.updated ?? article.date,
        image: `${siteUrl}/images/og/blog.png`,
        inLanguage: language,
        author: bookAuthor ? person(bookAuthor, siteUrl) : { "@id": organizationId(siteUrl) },
        publisher: organization(siteUrl),
      } satisfies schema.BlogPosting,
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: siteName, item: `${siteUrl}/` },
          { name: blog.title, item: `${siteUrl}/blog` },
          { name: article.title, item: url },
        ].map(({ name, item }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item,
        })),
      } satisfies schema.BreadcrumbList,
    ];
  };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

function organization(siteUrl: string) {
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: siteName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
  } as const satisfies schema.Organization;
}

export function person({ name, role, biography, portrait }: PublishedAuthor, siteUrl: string) {
  return {
    "@type": "Person",
    name,
    ...(role && { jobTitle: role }),
    ...(biography.length > 0 && { description: biography.join(" ") }),
    ...(portrait && { image: new URL(portrait, siteUrl).href }),
  } as const satisfies schema.Person;
}

function offer(siteUrl: string, path: string, cents: number) {
  return {
    "@type": "Offer",
    url: `${siteUrl}${path}`,
    price: (cents / 100).toFixed(2),
    priceCurrency: "EUR",
    seller: { "@id": organizationId(siteUrl) },
  } as const satisfies schema.OfferLeaf;
}

function refundWithin(days: number) {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "FR",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
  } as const;
}
