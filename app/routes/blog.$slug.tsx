import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  type Article,
  articleBySlug,
  articlePath,
  articles,
  articlesOn,
  blog,
  lastChanged,
  readingTime,
} from "~/content/articles";
import { bookAuthor, signedBy } from "~/content/authorship";
import type { PageConfig } from "~/shared/page-config";
import { ArticleBody, articleHeadings } from "~/ui/article-body";
import { Day, feedLink, TableOfContents, Vignette } from "~/ui/article-layout";
import { BookCard } from "~/ui/book-card";
import { pageMeta } from "~/ui/page-meta";
import { articleData } from "~/ui/structured-data";

export const handle = {
  sheet: "article",
  prerendersLinks: true,
  pages: articles.map((article) => ({
    path: articlePath(article),
    modified: lastChanged(article),
    from: article.date,
  })),
} satisfies PageConfig;

export const meta = pageMeta<typeof loader>(({ data }) => {
  if (!data) return undefined;
  const { article } = data;
  const { title, description, date } = article;
  const structuredData = articleData(article);
  return { title, description, published: date, picture: "blog", structuredData, link: feedLink };
});

export function loader({ params, context: { today } }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug ?? "");
  if (!article || article.date > today) throw new Response(null, { status: 404 });
  return { article, today };
}

/** An article typeset as a chapter: its date in the margin of the title, its contents beside the text. */
export default function ArticlePage() {
  const { article, today } = useLoaderData<typeof loader>();
  const others = articlesOn(today).filter(({ slug }) => slug !== article.slug);
  const { title, lead, blocks, invitation } = article;
  return (
    <>
      <article className="article-layout">
        <header>
          <Byline article={article} />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="beside">
          <TableOfContents title={blog.contents} entries={articleHeadings(blocks)} />
          <BookCard />
        </div>
        <div className="text numbered">
          <ArticleBody blocks={blocks} />
        </div>
      </article>
      <aside className="article-layout onward" aria-label={blog.onward}>
        <div className="invitation">
          <h2>{invitation.title}</h2>
          <p>{invitation.text}</p>
          <a className="button quiet" href={invitation.href}>
            {invitation.label}
          </a>
        </div>
        <BookCard />
        <nav aria-labelledby="a-lire">
          <h2 className="kicker" id="a-lire">
            {blog.readNext}
          </h2>
          <ul>
            {others.map(({ slug, title, category }) => (
              <li key={slug}>
                <p className="kicker">{category}</p>
                <a href={`/blog/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
    </>
  );
}

function Byline({ article }: { article: Article }) {
  const { category, date, updated } = article;
  return (
    <div className="byline">
      <nav aria-label="Fil d’Ariane">
        <a href="/">Accueil</a>
        <a href="/blog">Blog</a>
      </nav>
      <p className="kicker">{category}</p>
      <p>par {signedBy(bookAuthor)}</p>
      <p>
        <Day date={date} />
      </p>
      {updated ? (
        <p>
          {blog.updated} <Day date={updated} />
        </p>
      ) : null}
      <p>{readingTime(article)}</p>
      <Vignette article={article} />
    </div>
  );
}
