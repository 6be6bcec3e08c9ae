/** `cadre-structuration.pdf`: the five ATLAS worksheets, to fill in. */
import type { ReactNode } from "react";
import {
  architecture,
  atlas,
  audience,
  frameworkIntro as intro,
  levers,
  summary,
  transformation,
  type Worksheet,
} from "~/content/resources/framework";
import type { Sheets } from "./elements";
import {
  Advice,
  Checks,
  Field,
  labelled,
  PartTitle,
  Questions,
  Rows,
  runIn,
  SectionTitle,
} from "./elements";

/** A worksheet ends with the sentence that must be true before the reader turns the page. */
const worksheet = (
  { letter, name, minutes, question, purpose, test }: Omit<Worksheet, "fields">,
  content: ReactNode,
  testLabel: string = intro.testLabel,
) => ({
  section: name,
  content: (
    <>
      <SectionTitle mark={letter} note={`${minutes} minutes`} title={name} lead={question} />
      <p>{purpose}</p>
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
    <PartTitle title={intro.path} />
    <Rows
      className="lined"
      items={atlas.map(({ letter, name, question, minutes }) => ({
        note: `${minutes} minutes`,
        text: (
          <>
            <span className="numeral">{letter}</span>
            {runIn(`${name}.`, question)}
          </>
        ),
      }))}
    />
    <PartTitle title={intro.project.title} />
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
        <p key={chapter} className="numeral">
          {chapter}
        </p>,
        ...architecture.columns.map(({ key, label }) => (
          <Field
            key={key}
            name={`chapitre_${chapter}_${key}`}
            label={`Chapitre ${chapter}, ${label}`}
            lines={2}
          />
        )),
      ])}
    </div>
  </>
);

const summaryLines = (
  <>
    <Rows
      className="filled"
      items={[summary.title, summary.subtitle, ...summary.lines].map((field) => ({
        note: field.label,
        field: <Field {...field} />,
      }))}
    />
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
