import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { articleBySlug, articlePath, articles, lastChanged } from "~/content/articles";
import type { PageFacts } from "~/http/page-facts";
import { pageMeta } from "~/ui/page-meta";
import { ArticlePage } from "~/ui/reference/article-page";
import { feedLink } from "~/ui/reference/feed-link";
import { articleData } from "~/ui/structured-data";

export const handle = {
  sheet: "article",
  fetchesAhead: true,
  each: articles.map((article) => ({ path: articlePath(article), modified: lastChanged(article) })),
} satisfies PageFacts;

export const meta: MetaFunction<typeof loader> = ({ data: article, ...args }) => {
  if (!article) return [];
  const { title, description, published } = article;
  const structuredData = articleData(article);
  return [
    ...pageMeta(args, { title, description, published, picture: "blog", structuredData }),
    feedLink,
  ];
};

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug ?? "");
  if (!article) throw new Response(null, { status: 404 });
  return article;
}

export default function Page() {
  const article = useLoaderData<typeof loader>();
  const others = articles.filter(({ slug }) => slug !== article.slug);
  return <ArticlePage article={article} others={others} />;
}
