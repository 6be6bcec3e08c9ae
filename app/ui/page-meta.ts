import type { MetaArgs, MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { type SharingCardName, sharingCards } from "~/content/sharing-cards";
import { siteName } from "~/content/site";
import { canonicalPath, showsSuccess } from "~/shared/address";
import { pageConfig } from "~/shared/page-config";
import { readSiteUrl } from "./root-data";
import type { StructuredData } from "./structured-data";

interface PageMeta {
  title: string;
  description: string;
  /** Hides one state of the page; `unlisted` in the handle hides the whole page. */
  noindex?: boolean;
  /** Name of the page's sharing picture under `public/images/og`. */
  picture?: SharingCardName;
  /** Day an article was published, YYYY-MM-DD. */
  published?: string;
  /** The page's subject as one JSON-LD graph. */
  structuredData?: StructuredData;
  link?: MetaDescriptor;
}

/** A constant, or computed from the day's offers or the loader's data. */
type MaybeComputed<Page, Loader = unknown> = Page | ((args: MetaArgs<Loader>) => Page);

/** A route's `meta`: title, description, canonical address and sharing cards. Empty without the loader's data. */
export function pageMeta<Loader = unknown>(
  page: MaybeComputed<PageMeta | undefined, Loader>,
): MetaFunction<Loader> {
  return (args) => {
    const texts = typeof page === "function" ? page(args) : page;
    return texts ? descriptors(args, texts) : [];
  };
}

/** A lead page's meta, with the title of its success state. */
export function leadMeta(
  page: MaybeComputed<{ meta: PageMeta; success: { title: string } }>,
): MetaFunction {
  return pageMeta((args) => {
    const { meta, success } = typeof page === "function" ? page(args) : page;
    const isDone = showsSuccess(new URLSearchParams(args.location.search));
    return isDone ? { ...meta, title: success.title, noindex: true } : meta;
  });
}

function descriptors(
  { location, matches }: Pick<MetaArgs, "location" | "matches">,
  { title, description, noindex, picture = "site", published, structuredData, link }: PageMeta,
): MetaDescriptor[] {
  const siteUrl = readSiteUrl(matches);
  const url = siteUrl + canonicalPath(location.pathname);
  const image = `${siteUrl}/images/og/${picture}.png`;
  const card = sharingCards[picture];
  const robots =
    noindex || pageConfig(matches).unlisted
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: url };
  return [
    { title },
    { name: "description", content: description },
    robots,
    { property: "og:type", content: published ? "article" : "website" },
    published ? { property: "article:published_time", content: published } : undefined,
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${card.title}. ${card.note}` },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    // Remix escapes it for a script element. A data block is never run, so the policy need not allow it.
    structuredData
      ? {
          "script:ld+json": { "@context": "https://schema.org", "@graph": structuredData(siteUrl) },
        }
      : undefined,
    link,
  ].filter((descriptor) => descriptor !== undefined);
}
