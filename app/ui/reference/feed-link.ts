import type { MetaDescriptor } from "@remix-run/cloudflare";
import { blog, feedPath } from "~/content/articles";

/** Lets feed readers find the feed from any page of the blog. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: blog.title,
  href: feedPath,
};
