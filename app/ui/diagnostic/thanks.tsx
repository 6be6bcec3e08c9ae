import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { BookTitles } from "~/ui/book-titles";
import { MessagePage, NextSteps } from "~/ui/message-page";

/** @param resultPath where the analysis is; null when only the mail leads there */
export function DiagnosticThanks({ resultPath }: { resultPath: string | null }) {
  const { title, lead, spamNote, result, contents, book } = diagnosticThanksPage;
  return (
    <MessagePage title={title} lead={lead}>
      <p className="notice">{spamNote}</p>
      {resultPath ? (
        <section className="choice">
          <h2>{result.title}</h2>
          <p>{result.text}</p>
          <p className="actions">
            <a className="button" href={resultPath}>
              {result.linkLabel}
            </a>
          </p>
        </section>
      ) : null}
      <NextSteps title={contents.title} steps={contents.items} />
      <section className="choice">
        <h2>{book.title}</h2>
        <p>
          <BookTitles text={book.text} />
        </p>
        <p className="actions">
          <a className="button" href="/livre-augmente-fl">
            {book.linkLabel}
          </a>
        </p>
      </section>
    </MessagePage>
  );
}
