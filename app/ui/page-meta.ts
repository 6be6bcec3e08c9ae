import type { MetaDescriptor } from "@remix-run/cloudflare";
import { siteName } from "~/content/site";
import { canonicalPath, showsSuccess } from "~/shared/address";
import { pageConfig } from "~/shared/page-config";
import { siteUrlIn } from "./root-data";
import type { StructuredData } from "./structured-data";

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: { id: string; data: unknown; handle?: unknown }[];
}

interface PageMeta {
  title: string;
  description: string;
  /** For one state of the page; `unlisted` in the handle is for the whole page. */
  noindex?: boolean;
  /** Drawn picture of the page's family: a name under `public/images/og`. */
  picture?: string;
  /** Day an article was published, YYYY-MM-DD. */
  published?: string;
  /** What the page is about, as one JSON-LD graph. */
  structuredData?: StructuredData;
}

/** Title, description, canonical address and sharing cards of a page. */
export function pageMeta(
  { location, matches }: MetaArgs,
  { title, description, noindex, picture = "site", published, structuredData }: PageMeta,
): MetaDescriptor[] {
  const siteUrl = siteUrlIn(matches);
  const url = siteUrl + canonicalPath(location.pathname);
  const image = `${siteUrl}/images/og/${picture}.png`;
  const robots =
    noindex || pageConfig(matches).unlisted
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }];
  return [
    { title },
    { name: "description", content: description },
    ...robots,
    { property: "og:type", content: published ? "article" : "website" },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...(structuredData ? [jsonLd(structuredData(siteUrl))] : []),
  ];
}

interface LeadPageTexts {
  meta: { title: string; description: string };
  success: { title: string };
}

/** A lead page's meta, with the title of its success state. */
export function leadMeta(args: MetaArgs, { meta, success }: LeadPageTexts) {
  if (!showsSuccess(new URLSearchParams(args.location.search))) return pageMeta(args, meta);
  return pageMeta(args, { ...meta, title: success.title, noindex: true });
}

/** Remix escapes it for a script element. A data block is never run, so the policy need not allow it. */
function jsonLd(things: ReturnType<StructuredData>): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": things } };
}
