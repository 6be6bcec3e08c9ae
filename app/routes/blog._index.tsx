import type { MetaFunction } from "@remix-run/cloudflare";
import { articles, blog, lastChanged } from "~/content/articles";
import type { PageFacts } from "~/http/page-facts";
import { pageMeta } from "~/ui/page-meta";
import { BlogIndex } from "~/ui/reference/blog-index";
import { feedLink } from "~/ui/reference/feed-link";

export const handle = {
  sheet: "article",
  fetchesAhead: true,
  modified: lastChanged(...articles),
} satisfies PageFacts;
export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { ...blog.meta, picture: "blog" }),
  feedLink,
];

export default function Page() {
  return <BlogIndex articles={articles} />;
}
