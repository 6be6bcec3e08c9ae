import type { MetaDescriptor } from "@remix-run/cloudflare";
import { siteName } from "~/content/site";

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: { id: string; data: unknown }[];
}

interface PageMeta {
  title: string;
  description: string;
  /** Confirmation and funnel-internal pages, and landing variants, stay out of search engines. */
  noindex?: boolean;
  /** Drawn picture of the page's family: a name under `public/images/og`. */
  picture?: string;
}

/** Title, description, canonical address and sharing cards of a page. */
export function pageMeta(
  { location, matches }: MetaArgs,
  { title, description, noindex, picture = "site" }: PageMeta,
): MetaDescriptor[] {
  const siteUrl = siteUrlIn(matches);
  const url = `${siteUrl}${location.pathname === "/" ? "/" : location.pathname.replace(/\/+$/, "")}`;
  const robots = noindex
    ? [{ name: "robots", content: "noindex" }]
    : [{ tagName: "link", rel: "canonical", href: url }];
  return [
    { title },
    { name: "description", content: description },
    ...robots,
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}/images/og/${picture}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function siteUrlIn(matches: MetaArgs["matches"]): string {
  const root = matches.find(({ id }) => id === "root")?.data as { siteUrl: string } | null;
  return root?.siteUrl ?? "";
}
