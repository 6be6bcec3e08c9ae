import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server.browser";
import {
  type Article,
  articlePath,
  articlesOn,
  blog,
  feedPath,
  lastChanged,
} from "~/content/articles";
import { bookAuthor, signedBy } from "~/content/authorship";
import { siteName } from "~/content/site";
import { textResponse } from "~/http/responses";
import { type Xml, xml, xmlDocument } from "~/lib/xml";
import { ArticleBody } from "~/ui/article-body";

export function loader({ context: { env, today } }: LoaderFunctionArgs) {
  return textResponse(
    xmlDocument(atomFeed(env.SITE_URL, articlesOn(today))),
    "application/atom+xml",
  );
}

/** The blog as an Atom feed with whole texts (RFC 4287). */
function atomFeed(siteUrl: string, articles: readonly Article[]): Xml {
  const entries = articles.map((article) => {
    const url = siteUrl + articlePath(article);
    return xml`<entry>
<id>${url}</id>
<title>${article.title}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${midnight(article.date)}</published>
<updated>${midnight(article.updated ?? article.date)}</updated>
<category term="${article.category}"/>
<summary>${article.description}</summary>
<content type="html">${absoluteLinks(renderToStaticMarkup(<ArticleBody blocks={article.blocks} />), siteUrl)}</content>
</entry>
`;
  });
  return xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr" xml:base="${siteUrl}/">
<id>${siteUrl + feedPath}</id>
<title>${`${blog.title} – ${siteName}`}</title>
<subtitle>${blog.lead}</subtitle>
<link rel="self" type="application/atom+xml" href="${siteUrl + feedPath}"/>
<link rel="alternate" type="text/html" href="${siteUrl}/blog"/>
<author><name>${signedBy(bookAuthor)}</name><uri>${siteUrl}/</uri></author>
<updated>${midnight(lastChanged(...articles) ?? "1970-01-01")}</updated>
${entries}</feed>`;
}

/** Readers of the feed show the text elsewhere, and many ignore `xml:base`. */
function absoluteLinks(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

/** Articles have a day; the format requires a time. */
function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}
