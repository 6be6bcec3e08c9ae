import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { articles, feedPath } from "~/content/articles";
import { atomFeed } from "~/discovery/atom";
import { renderToStaticHtml } from "~/http/html";
import { textResponse } from "~/http/responses";
import { xmlDocument } from "~/lib/xml";
import { ArticleBody } from "~/ui/article-body";

export async function loader({ context: { env } }: LoaderFunctionArgs) {
  const feed = await atomFeed({
    siteUrl: env.SITE_URL,
    path: feedPath,
    articles,
    renderHtml: ({ blocks }) => renderToStaticHtml(<ArticleBody blocks={blocks} />),
  });
  return textResponse(xmlDocument(feed), "application/atom+xml");
}
