/** `cadre-structuration.pdf`: the five ATLAS worksheets, to fill in. */
import {
  architecture,
  atlas,
  audience,
  frameworkIntro as intro,
  levers,
  summary,
  transformation,
  type Worksheet,
  type WorksheetField,
} from "~/content/resources/framework";
import type { Sheets } from "./document";
import {
  Advice,
  Checks,
  Field,
  labelled,
  Question,
  Rows,
  runIn,
  SectionTitle,
  variables,
} from "./elements";

/** Fields by row: two neighbours marked `half` share one. */
function rows(fields: readonly WorksheetField[]): WorksheetField[][] {
  const grouped: WorksheetField[][] = [];
  for (const field of fields) {
    const last = grouped.at(-1);
    if (field.half && last?.length === 1 && last[0]?.half) last.push(field);
    else grouped.push([field]);
  }
  return grouped;
}

const Questions = ({ fields }: { fields: readonly WorksheetField[] }) => (
  <div className="questions">
    {rows(fields).map((row) => (
      <div
        key={row[0]?.name}
        className="beside"
        style={variables({ lines: Math.max(...row.map(({ lines }) => lines)) })}
      >
        {row.map(({ name, label, hint, lines }) => (
          <Question
            key={name}
            {...{ name, label, hint, lines }}
            kind={lines > 1 ? "text" : "line"}
          />
        ))}
      </div>
    ))}
  </div>
);

/** A worksheet ends with the sentence that must be true before the reader turns the page. */
const worksheet = (
  { letter, name, minutes, question, purpose, test }: Omit<Worksheet, "fields">,
  content: React.ReactNode,
  testLabel: string = intro.testLabel,
) => ({
  section: name,
  content: (
    <>
      <SectionTitle mark={letter} note={`${minutes} minutes`} title={name} lead={question} />
      <p className="purpose">{purpose}</p>
      {content}
      <div className="closing">
        <p>{labelled(testLabel, test)}</p>
      </div>
    </>
  ),
});

const introduction = (
  <>
    <SectionTitle title={intro.title} lead={intro.lead} />
    <Advice items={intro.advice} />
    <h3 className="subtitle">{intro.path}</h3>
    <Rows
      className="path"
      items={atlas.map(({ letter, name, question, minutes }) => ({
        note: `${minutes} minutes`,
        text: (
          <>
            <span className="subtitle">{letter}</span>
            {runIn(`${name}.`, question)}
          </>
        ),
      }))}
    />
    <h3 className="subtitle">{intro.project.title}</h3>
    <Questions fields={intro.project.fields} />
  </>
);

const chapters = Array.from({ length: architecture.chapters }, (_, index) => index + 1);

const architectureTable = (
  <>
    <Checks
      items={architecture.principles.map(({ name, label, text }) => ({
        name,
        label,
        text: runIn(`${label}.`, text),
      }))}
    />
    <div className="wide chapters">
      <span />
      {architecture.columns.map(({ key, label }) => (
        <p key={key} className="label">
          {label}
        </p>
      ))}
      {chapters.map((chapter) => [
        <p key={chapter} className="subtitle">
          {chapter}
        </p>,
        ...architecture.columns.map(({ key, label }) => (
          <Field
            key={key}
            name={`chapitre_${chapter}_${key}`}
            label={`Chapitre ${chapter}, ${label}`}
            kind="text"
          />
        )),
      ])}
    </div>
  </>
);

const toRow = (field: { name: string; label: string }) => ({
  note: field.label,
  text: <Field {...field} />,
});

const summaryLines = (
  <>
    <Rows className="lines" items={[summary.title, summary.subtitle].map(toRow)} />
    <Rows className="lines" items={summary.lines.map(toRow)} />
    <Checks items={summary.checks} />
  </>
);

export const framework: Sheets = {
  subtitle: intro.subtitle,
  pages: [
    { section: intro.title, content: introduction },
    ...[audience, transformation, levers].map((sheet) =>
      worksheet(sheet, <Questions fields={sheet.fields} />),
    ),
    worksheet(architecture, architectureTable),
    worksheet(summary, summaryLines, intro.lastTestLabel),
  ],
};
