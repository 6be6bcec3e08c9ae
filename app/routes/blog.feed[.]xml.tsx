import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { articles } from "~/content/articles";
import { atomFeed } from "~/discovery/atom";
import { xmlResponse } from "~/discovery/xml";
import { renderMarkup } from "~/markup";
import { ArticleBody } from "~/ui/reference/article-body";
import { feedPath } from "~/ui/reference/feed-link";

export async function loader({ context: { env } }: LoaderFunctionArgs) {
  const entries = await Promise.all(
    articles.map(async (article) => ({
      article,
      html: await renderMarkup(<ArticleBody blocks={article.blocks} />),
    })),
  );
  const feed = atomFeed({ siteUrl: env.SITE_URL, path: feedPath, entries });
  return xmlResponse(feed, "application/atom+xml");
}
