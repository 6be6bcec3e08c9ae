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

/**
 * The questions as an expandable table of contents. A closed chapter shows its questions as text; in an open one they
 * are summaries to open. The style sheet draws the closed chapter's list from attributes, hidden from screen readers,
 * so that each question occurs in the document only once.
 */
export default function FaqPage() {
  const { title, subtitle, sections, closing } = faq;
  return (
    <div className="questions">
      <header>
        <h1>{title}</h1>
        <p className="lead">{subtitle}</p>
      </header>
      <div className="topics">
        {sections.map((section) => (
          <details key={section.title}>
            <summary>
              <h2>{section.title}</h2>
              <span className="preview">
                {section.questions.map(({ question }) => (
                  <span key={question} data-question={question} />
                ))}
              </span>
            </summary>
            {section.questions.map(({ question, answer, table }) => (
              <details key={question}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p>{answer}</p>
                {table ? <DataTable {...table} /> : null}
              </details>
            ))}
          </details>
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
