import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server";
import { articles } from "~/content/articles";
import { atomFeed } from "~/discovery/atom";
import { xmlResponse } from "~/discovery/xml";
import { ArticleBody } from "~/ui/reference/article-body";
import { feedPath } from "~/ui/reference/feed-link";

export function loader({ context: { env } }: LoaderFunctionArgs) {
  const feed = atomFeed({
    siteUrl: env.SITE_URL,
    path: feedPath,
    articles,
    renderHtml: ({ blocks }) => renderToStaticMarkup(<ArticleBody blocks={blocks} />),
  });
  return xmlResponse(feed, "application/atom+xml");
}
