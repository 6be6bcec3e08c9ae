import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type Article, blog, feedPath } from "~/content/articles";

/** The drawing at the head of an article. It says nothing that the title does not. */
export function Vignette({ article: { vignette } }: { article: Article }) {
  if (!vignette) return null;
  return <img className="vignette" src={vignette} width={480} height={320} alt="" />;
}

/** Lets feed readers find the feed from any page of the blog. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: blog.title,
  href: feedPath,
};
