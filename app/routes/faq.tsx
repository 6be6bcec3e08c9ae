import { useSearchParams } from "@remix-run/react";
import { faq } from "~/content/faq";
import type { PageConfig } from "~/shared/page-config";
import { BookCard } from "~/ui/book-card";
import { DataTable } from "~/ui/data-table";
import { pageMeta } from "~/ui/page-meta";
import { useContact } from "~/ui/root-data";
import { faqData } from "~/ui/structured-data";

export const handle = {
  sheet: "reference",
  prerendersLinks: true,
  showsClaims: true,
} satisfies PageConfig;
export const meta = pageMeta({ ...faq.meta, structuredData: faqData(faq) });

const idOf = (section: number, question: number) => `question-${section + 1}-${question + 1}`;

/**
 * The questions as an expandable table of contents. A closed chapter lists its questions; in an open one they are
 * summaries to open. A listed question leads to the page with its answer open.
 */
export default function FaqPage() {
  const { title, subtitle, sections, closing } = faq;
  const [query] = useSearchParams();
  const asked = query.get("ouvrir");
  return (
    <div className="questions">
      <header>
        <h1>{title}</h1>
        <p className="lead">{subtitle}</p>
      </header>
      <div className="topics">
        {sections.map(({ title, questions }, section) => (
          <div key={title}>
            <details open={questions.some((_, index) => idOf(section, index) === asked)}>
              <summary>
                <h2>{title}</h2>
              </summary>
              {questions.map(({ question, answer, table }, index) => {
                const id = idOf(section, index);
                return (
                  <details key={id} id={id} open={id === asked}>
                    <summary>
                      <h3>{question}</h3>
                    </summary>
                    <p>{answer}</p>
                    {table ? <DataTable {...table} /> : null}
                  </details>
                );
              })}
            </details>
            <ul className="preview">
              {questions.map(({ question }, index) => {
                const id = idOf(section, index);
                return (
                  <li key={id}>
                    <a href={`/faq?ouvrir=${id}#${id}`} rel="nofollow">
                      {question}
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      <BookCard />
      <section className="ask">
        <h2>{closing.title}</h2>
        <p>{closing.text}</p>
        <p className="actions">
          <a className="button quiet" href={`mailto:${useContact().email}`}>
            {closing.contact}
          </a>{" "}
          <a className="button quiet" href="/diagnostic">
            {closing.diagnostic}
          </a>
        </p>
      </section>
    </div>
  );
}
