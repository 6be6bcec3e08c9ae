/** The building blocks of the documents; `sheet.css` styles them. */
import type { ReactNode } from "react";
import { fieldHref } from "./form";

/** The pages of a document after its cover. */
export interface Sheets {
  subtitle: string;
  pages: readonly { section: string; content: ReactNode }[];
}

interface FieldProps {
  name: string;
  label: string;
  kind?: "check";
  /** Room to write in; a field of two or more lines accepts line breaks. */
  lines?: number;
}

/** Prints as a link, which `form.ts` replaces with a form field. */
export const Field = ({ name, label, kind, lines = 1 }: FieldProps) => (
  // biome-ignore lint/a11y/useAnchorContent: the form field will replace it.
  <a
    href={fieldHref({ name, label, kind: kind ?? (lines > 1 ? "text" : "line") })}
    className={kind ?? "field"}
    style={variables({ lines })}
  />
);

/** Values for the style sheet. */
export const variables = (values: Record<string, number | string | undefined>): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

interface QuestionProps extends FieldProps {
  hint?: string;
  /** Shares a row with the next question if that is `half` too. */
  half?: boolean;
}

/** Groups questions into rows. */
function rowsOf(questions: readonly QuestionProps[]): QuestionProps[][] {
  const rows: QuestionProps[][] = [];
  for (const question of questions) {
    const last = rows.at(-1);
    if (question.half && last?.length === 1 && last[0]?.half) last.push(question);
    else rows.push([question]);
  }
  return rows;
}

/** Fields below their labels. Those of several lines share the rest of the page. */
export const Questions = ({ fields }: { fields: readonly QuestionProps[] }) =>
  rowsOf(fields).map((row) => (
    <div
      key={row[0]?.name}
      className="questions"
      style={{ flexGrow: Math.max(...row.map(({ lines = 1 }) => lines)) - 1 }}
    >
      {row.map(({ hint, half: _, ...field }) => (
        <div key={field.name}>
          <p>
            <b>{field.label}</b>
          </p>
          {hint && <p className="hint">{hint}</p>}
          <Field {...field} />
        </div>
      ))}
    </div>
  ));

interface CheckProps {
  name: string;
  label: string;
  text?: ReactNode;
  detail?: string;
}

/** Boxes to tick, each with its text. */
export const Checks = ({ items }: { items: readonly CheckProps[] }) => (
  <ul className="checks">
    {items.map(({ name, label, text = label, detail }) => (
      <li key={name}>
        <Field name={name} label={label} kind="check" />
        <div>
          <p>{text}</p>
          {detail && <p className="hint">{detail}</p>}
        </div>
      </li>
    ))}
  </ul>
);

interface AsideProps {
  mark?: string | number;
  note?: string;
}

/** In the margin, next to what follows. */
const Aside = ({ mark, note }: AsideProps) => (
  <div className="aside">
    {mark && <p className="numeral">{mark}</p>}
    {note && <p className="label">{note}</p>}
  </div>
);

/** Opens a page. */
export const SectionTitle = ({ title, lead, ...aside }: AsideProps & TitleProps) => (
  <header className="section">
    <Aside {...aside} />
    <h2>{title}</h2>
    <p className="lead">{lead}</p>
  </header>
);

interface TitleProps {
  title: string;
  lead?: string;
  as?: "h2" | "h3";
}

/** Opens a part of a page. */
export const PartTitle = ({ title, lead, as: Heading = "h3" }: TitleProps) => (
  <header className="part">
    <Heading>{title}</Heading>
    {lead && <p className="lead">{lead}</p>}
  </header>
);

/** One of several blocks that share a page, separated by lines. */
export const Entry = ({ children, ...aside }: AsideProps & { children: ReactNode }) => (
  <section className="entry">
    <Aside {...aside} />
    {children}
  </section>
);

/** “**Title** text” */
export const runIn = (title: string, text: string) => (
  <>
    <b>{title}</b> {text}
  </>
);

/** “**Label :** text”, with a small first letter, as French requires after a colon. */
export const labelled = (label: string, text: string) =>
  runIn(`${label}\u00A0:`, text.charAt(0).toLowerCase() + text.slice(1));

export const Advice = ({ items }: { items: readonly { title: string; text: string }[] }) =>
  items.map(({ title, text }) => <p key={title}>{runIn(title, text)}</p>);

interface RowsProps {
  items: readonly {
    /** In the margin. */
    note?: string;
    text?: ReactNode;
    field?: ReactNode;
    /** Colour of the square before the text. */
    shade?: string;
  }[];
  className?: string;
}

export const Rows = ({ items, className = "" }: RowsProps) => (
  <ul className={`rows ${className}`}>
    {items.map(({ note, text, field, shade }, index) => (
      <li key={index} style={variables({ shade })}>
        {note && <p className="aside label">{note}</p>}
        {text && <div>{text}</div>}
        {field}
      </li>
    ))}
  </ul>
);
