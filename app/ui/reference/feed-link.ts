import type { MetaDescriptor } from "@remix-run/cloudflare";
import { blog } from "~/content/articles";

export const feedPath = "/blog/feed.xml";

/** Lets feed readers find the feed from any page of the blog. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: blog.title,
  href: feedPath,
};
