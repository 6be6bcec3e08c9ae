import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  type Article,
  articlesOn,
  blog,
  feedPath,
  lastChanged,
  readingTime,
} from "~/content/articles";
import type { PageConfig } from "~/shared/page-config";
import { Day, feedLink, Vignette } from "~/ui/article-layout";
import { BookCard } from "~/ui/book-card";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  sheet: "article",
  prerendersLinks: true,
  modified: (day) => lastChanged(...articlesOn(day)),
} satisfies PageConfig;
export const meta = pageMeta({ ...blog.meta, picture: "blog", link: feedLink });

export const loader = ({ context: { today } }: LoaderFunctionArgs) => ({ today });

/** The articles as a magazine's contents page, with the latest one large. */
export default function BlogIndex() {
  const articles = articlesOn(useLoaderData<typeof loader>().today);
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
  const { slug, title, category, date, description } = article;
  return (
    <article>
      <p className="byline">
        <span className="kicker">{category}</span>
        <Day date={date} />
        <span>{readingTime(article)}</span>
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
