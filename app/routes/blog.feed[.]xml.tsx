import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server";
import { articles, feedPath } from "~/content/articles";
import { atomFeed } from "~/discovery/atom";
import { xmlDocument } from "~/discovery/xml";
import { textResponse } from "~/http/text-response";
import { ArticleBody } from "~/ui/reference/article-body";

export function loader({ context: { env } }: LoaderFunctionArgs) {
  const feed = atomFeed({
    siteUrl: env.SITE_URL,
    path: feedPath,
    articles,
    renderHtml: ({ blocks }) => renderToStaticMarkup(<ArticleBody blocks={blocks} />),
  });
  return textResponse(xmlDocument(feed), "application/atom+xml");
}
