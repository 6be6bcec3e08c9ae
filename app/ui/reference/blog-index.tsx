import { type Article, blog, feedPath, readingMinutes } from "~/content/articles";
import { Day } from "./day";
import { Vignette } from "./vignette";

/** The articles as the contents page of a review: the latest one large. */
export function BlogIndex({ articles }: { articles: readonly Article[] }) {
  return (
    <div className="leaf index">
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
        <span>{readingMinutes(article)} minutes de lecture</span>
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
