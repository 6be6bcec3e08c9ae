import type { ReactNode } from "react";
import { training } from "~/content/offers";
import type { TrainingModule, TrainingPage } from "~/content/training";
import { price } from "~/lib/money";

/** The modules as a course catalogue sets them: 1, then 1.1 to 1.4. */
export function Syllabus({ modules }: { modules: TrainingModule[] }) {
  return (
    <ol className="syllabus">
      {modules.map(({ title, items }) => (
        <li key={title}>
          <h3>{title}</h3>
          <ol>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Two facing pages. A topic heads its own row group, so that the table stays one on a narrow screen. */
export function Comparison({ title, withoutLabel, withLabel, rows }: TrainingPage["comparison"]) {
  return (
    <section className="section wide band desk">
      <div>
        <table className="facing">
          <caption>
            <h2>{title}</h2>
          </caption>
          <thead>
            <tr>
              <th scope="col">{withoutLabel}</th>
              <th scope="col">{withLabel}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.topic}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <span className="tag">{row.topic}</span>
                </th>
              </tr>
              <tr>
                <td>{row.without}</td>
                <td>{row.with}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

/** The fee now and later, and the way to pay the first. */
export function Enrolment({ children, ...terms }: TrainingPage["price"] & { children: ReactNode }) {
  return (
    <div className="offer">
      <dl className="fees">
        <div>
          <dt>{terms.until}</dt>
          <dd>{price(training.cents)}</dd>
        </div>
        <div>
          <dt>{terms.listFrom}</dt>
          <dd>{price(training.listCents)}</dd>
        </div>
      </dl>
      <p>
        <span className="tag">{terms.saving}</span>
      </p>
      {children}
      <p className="secure">{terms.payment}</p>
    </div>
  );
}
