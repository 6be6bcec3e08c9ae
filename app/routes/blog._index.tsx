import {
  type Article,
  articles,
  blog,
  feedPath,
  lastChanged,
  readingMinutes,
} from "~/content/articles";
import type { PageConfig } from "~/shared/page-config";
import { Day, feedLink, Vignette } from "~/ui/article-layout";
import { BookCard } from "~/ui/book-card";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  fetchesAhead: true,
  modified: lastChanged(...articles),
} satisfies PageConfig;
export const meta = pageMeta({ ...blog.meta, picture: "blog", link: feedLink });

/** The articles as a magazine's contents page, with the latest one large. */
export default function BlogIndex() {
  return (
    <div className="article-layout index">
      <header>
        <h1>{blog.title}</h1>
        <p className="lead">{blog.lead}</p>
        <p className="byline">
          <a href={feedPath}>{blog.feed}</a>
        </p>
      </header>
      <ol>
        {articles.map((article) => (
          <li key={article.slug}>
            <Entry article={article} />
          </li>
        ))}
      </ol>
      <BookCard />
    </div>
  );
}

function Entry({ article }: { article: Article }) {
  const { slug, title, category, published, description } = article;
  return (
    <article>
      <p className="byline">
        <span className="kicker">{category}</span>
        <Day date={published} />
        <span>{readingMinutes(article)}&nbsp;minutes de lecture</span>
      </p>
      <Vignette article={article} />
      <div>
        <h2>
          <a href={`/blog/${slug}`}>{title}</a>
        </h2>
        <p>{description}</p>
      </div>
    </article>
  );
}
