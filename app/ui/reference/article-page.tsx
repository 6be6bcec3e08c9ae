import { type Article, blog, readingMinutes } from "~/content/articles";
import { authorWords, bookAuthor, signedBy } from "~/content/authorship";
import { ArticleBody, articleHeadings } from "./article-body";
import { Day } from "./day";
import { TableOfContents } from "./table-of-contents";
import { Vignette } from "./vignette";

interface ArticlePageProps {
  article: Article;
  /** Other articles to read next. */
  others: readonly Article[];
}

/** An article set as a chapter: its date in the margin of the title, its contents beside the text. */
export function ArticlePage({ article, others }: ArticlePageProps) {
  const { title, lead, blocks, invitation } = article;
  return (
    <>
      <article className="leaf">
        <header>
          <Byline article={article} />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <TableOfContents title={blog.contents} entries={articleHeadings(blocks)} />
        <div className="text numbered">
          <ArticleBody blocks={blocks} />
        </div>
      </article>
      <aside className="leaf onward">
        <div className="invitation">
          <h2>{invitation.title}</h2>
          <p>{invitation.text}</p>
          <a className="button" href={invitation.href}>
            {invitation.label}
          </a>
        </div>
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

/** Where the article stands, when it came out and how long it takes. */
function Byline({ article }: { article: Article }) {
  const { category, published, updated } = article;
  return (
    <div className="byline">
      <nav aria-label="Fil d’Ariane">
        <a href="/">Accueil</a>
        <a href="/blog">Blog</a>
      </nav>
      <p className="kicker">{category}</p>
      <p>
        {authorWords.by} {signedBy(bookAuthor)}
      </p>
      <p>
        <Day date={published} />
      </p>
      {updated ? (
        <p>
          {blog.updated} <Day date={updated} />
        </p>
      ) : null}
      <p>{readingMinutes(article)} minutes de lecture</p>
      <Vignette article={article} />
    </div>
  );
}
