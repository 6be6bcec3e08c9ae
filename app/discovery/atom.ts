import { type Article, blog, lastChanged } from "~/content/articles";
import { bookAuthor, signedBy } from "~/content/authorship";
import { siteName } from "~/content/site";
import { type Xml, xml } from "~/lib/xml";

interface Feed {
  siteUrl: string;
  /** Path of the feed itself. */
  path: string;
  /** Newest first. */
  articles: readonly Article[];
  /** An article's text as HTML. */
  renderHtml: (article: Article) => Promise<string>;
}

/** The blog as an Atom feed with whole texts (RFC 4287). */
export async function atomFeed(feed: Feed): Promise<Xml> {
  const { siteUrl, path, articles, renderHtml } = feed;
  const entries = articles.map(async (article) => {
    const url = `${siteUrl}/blog/${article.slug}`;
    return xml`<entry>
<id>${url}</id>
<title>${article.title}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${midnight(article.published)}</published>
<updated>${midnight(article.updated ?? article.published)}</updated>
<category term="${article.category}"/>
<summary>${article.description}</summary>
<content type="html">${await renderHtml(article)}</content>
</entry>
`;
  });
  return xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${siteUrl + path}</id>
<title>${`${blog.title} – ${siteName}`}</title>
<subtitle>${blog.lead}</subtitle>
<link rel="self" type="application/atom+xml" href="${siteUrl + path}"/>
<link rel="alternate" type="text/html" href="${siteUrl}/blog"/>
<author><name>${signedBy(bookAuthor)}</name><uri>${siteUrl}/</uri></author>
<updated>${midnight(lastChanged(...articles) ?? "1970-01-01")}</updated>
${await Promise.all(entries)}</feed>`;
}

/** Articles are dated by the day; the format wants a time. */
function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}
