/** What the documents are composed of; `sheet.css` sets it. */
import type { ReactNode } from "react";

interface FieldProps {
  /** Name of the form field, unique in its document. */
  name: string;
  /** What a reader program announces. */
  label: string;
  kind?: "line" | "text" | "check";
  /** Height in lines of writing; by default the style sheet sets it. */
  lines?: number;
}

/**
 * The place of a form field. As an image with a text alternative it has an element of its own in the
 * printed structure tree, where `form.ts` finds it by that text.
 */
export const Field = ({ name, label, kind = "line", lines }: FieldProps) => (
  <div
    className={kind === "check" ? "check" : "field"}
    role="img"
    aria-label={name}
    data-label={label}
    data-kind={kind}
    style={lines ? variables({ lines }) : undefined}
  />
);

/** Values for the style sheet. */
export const variables = (values: Record<string, number | string>): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** A field below its label. */
export const Question = ({ hint, ...field }: FieldProps & { hint?: string }) => (
  <div className="question">
    <p>
      <b>{field.label}</b>
    </p>
    {hint && <p className="hint">{hint}</p>}
    <Field {...field} />
  </div>
);

/** Boxes to tick, each with what it stands for. */
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

interface CheckProps {
  name: string;
  label: string;
  text?: ReactNode;
  detail?: string;
}

interface TitleProps {
  title: string;
  lead: string;
  /** In the margin: a letter or number, and a note. */
  mark?: string;
  note?: string;
}

/** Stands in the margin beside what follows. */
export const Aside = ({ mark, note }: { mark?: string | number; note?: string }) => (
  <div className="aside">
    {mark && <p className="numeral">{mark}</p>}
    {note && <p className="label">{note}</p>}
  </div>
);

/** Opens a page. */
export const SectionTitle = ({ title, lead, mark, note }: TitleProps) => (
  <header className="section">
    <Aside mark={mark} note={note} />
    <h2>{title}</h2>
    <p className="lead">{lead}</p>
  </header>
);

/** Opens a part of a page. */
export const PartTitle = ({ title, lead, as: Heading = "h3" }: PartTitleProps) => (
  <header className="part">
    <Heading>{title}</Heading>
    <p>{lead}</p>
  </header>
);

interface PartTitleProps {
  title: string;
  lead: string;
  as?: "h2" | "h3";
}

/** “**Title** text” */
export const runIn = (title: string, text: string) => (
  <>
    <b>{title}</b> {text}
  </>
);

/** “**Label :** text”, the text in lower case as French wants it after a colon. */
export const labelled = (label: string, text: string) =>
  runIn(`${label}\u00A0:`, text.charAt(0).toLowerCase() + text.slice(1));

export const Advice = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <div className="advice">
    {items.map(({ title, text }) => (
      <p key={title}>{runIn(title, text)}</p>
    ))}
  </div>
);

interface RowsProps {
  /** `note` stands in the margin, on the first baseline of `text`. */
  items: readonly { note: string; text: ReactNode; field?: ReactNode; style?: object }[];
  className?: string;
}

export const Rows = ({ items, className = "" }: RowsProps) => (
  <ul className={`rows ${className}`}>
    {items.map(({ note, text, field, style }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once.
      <li key={index} style={style}>
        <p className="label">{note}</p>
        <div>{text}</div>
        {field}
      </li>
    ))}
  </ul>
);
