/** What pages say of themselves in schema.org's terms, for search engines. Only what the page shows. */
import type {
  BlogPosting,
  BookLeaf,
  BreadcrumbList,
  Course,
  FAQPage,
  MergeLeafTypes,
  Offer,
  Organization,
  Product,
  ProductLeaf,
  Thing,
  WebSite,
} from "schema-dts";
import type { Article } from "~/content/articles";
import { bookPage } from "~/content/book-page";
import type { FaqPage } from "~/content/faq";
import { saleConditions } from "~/content/legal/terms";
import { book, promptPack, training } from "~/content/offers";
import { promptPackPage } from "~/content/prompt-pack";
import { siteName, slogan } from "~/content/site";
import { trainingPage } from "~/content/training";

/** A page's things, their addresses on the site that serves it. `pageMeta` puts them in the head. */
export type StructuredData = (siteUrl: string) => Thing[];

const language = "fr-FR";
const french = { "@type": "Country", name: "FR" } as const;

/** `/` */
export const homeData: StructuredData = (siteUrl) => [
  organization(siteUrl),
  {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: siteName,
    inLanguage: language,
    publisher: { "@id": organizationId(siteUrl) },
  } satisfies WebSite,
];

/** `/livre` and `/livre-augmente-fl`: the book as a work and as what the shop sells. */
export const bookData: StructuredData = (siteUrl) => [
  {
    "@type": ["Product", "Book"],
    "@id": `${siteUrl}/livre#book`,
    name: book.title,
    alternateName: book.subtitle,
    description: bookPage.meta.description,
    url: `${siteUrl}/livre`,
    image: [`${siteUrl}/images/og/livre.png`, `${siteUrl}/images/cover.svg`],
    bookFormat: "https://schema.org/Paperback",
    numberOfPages: book.pages,
    inLanguage: language,
    publisher: organization(siteUrl),
    offers: {
      ...offer(siteUrl, "/livre-augmente-fl", book.cents),
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: 0, currency: "EUR" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "FR" },
      },
      hasMerchantReturnPolicy: returnPolicy(book.guaranteeDays),
    },
  } satisfies MergeLeafTypes<[ProductLeaf, BookLeaf]>,
];
