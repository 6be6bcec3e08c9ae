import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { StepPage } from "~/ui/funnel/parts";

export function DiagnosticThanks() {
  const { title, lead, spamNote, contents, book } = diagnosticThanksPage;
  return (
    <StepPage title={title} lead={lead}>
      <p className="notice">{spamNote}</p>
      <section>
        <h2>{contents.title}</h2>
        <ol className="line steps">
          {contents.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </section>
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
