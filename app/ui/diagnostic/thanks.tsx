import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { NextSteps, StepPage } from "~/ui/funnel/parts";

export function DiagnosticThanks() {
  const { title, lead, spamNote, contents, book } = diagnosticThanksPage;
  return (
    <StepPage title={title} lead={lead}>
      <p className="notice">{spamNote}</p>
      <NextSteps title={contents.title} steps={contents.items} />
      <section className="choice">
        <h2>{book.title}</h2>
        <p>{book.text}</p>
        <p className="actions">
          <a className="button" href="/livre-augmente-fl">
            {book.linkLabel}
          </a>
        </p>
      </section>
    </StepPage>
  );
}
