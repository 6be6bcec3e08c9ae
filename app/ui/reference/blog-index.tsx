import { type Article, blog, readingMinutes } from "~/content/articles";
import { Day } from "./day";
import { feedPath } from "./feed-link";

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
        {articles.map((article, index) => (
          <li key={article.slug}>
            <Entry article={article} text={index === 0 ? article.lead : article.description} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ article, text }: { article: Article; text: string }) {
  const { slug, title, category, published } = article;
  return (
    <article>
      <p className="byline">
        <span className="kicker">{category}</span>
        <Day date={published} />
        <span>{readingMinutes(article)} minutes de lecture</span>
      </p>
      <div>
        <h2>
          <a href={`/blog/${slug}`}>{title}</a>
        </h2>
        <p>{text}</p>
      </div>
    </article>
  );
}
