/** `checklist-edition.pdf`: seven passes of proofreading with boxes to tick. */
import { type ChecklistPass, checklistIntro as intro, passes } from "~/content/resources/checklist";
import type { Sheets } from "./document";
import { Advice, Aside, Checks, Field, PartTitle, Question, SectionTitle } from "./elements";

const { calendar, signOff } = intro;

const Line = ({ fields }: { fields: readonly { name: string; label: string }[] }) => (
  <div className="beside">
    {fields.map((field) => (
      <Question key={field.name} {...field} />
    ))}
  </div>
);

const introduction = (
  <>
    <SectionTitle title={intro.title} lead={intro.lead} />
    <p className="purpose">{intro.text}</p>
    <Advice items={intro.advice} />
    <Line fields={intro.project} />
    <PartTitle title={calendar.title} lead={calendar.lead} />
    <ul className="calendar">
      {passes.map(({ title }, index) => (
        <li key={title}>
          <p className="subtitle">{index + 1}</p>
          <p>{title}</p>
          <p className="hint">{calendar.label}</p>
          <Field name={`passage_${index + 1}_date`} label={`${title}, ${calendar.label}`} />
        </li>
      ))}
    </ul>
  </>
);

const chapters = Array.from({ length: intro.chapters }, (_, index) => index + 1);

/** A box for each chapter. */
const matrix = ({ items }: ChecklistPass, number: number) => (
  <>
    <div className="matrix label">
      <p>{intro.chapterLabel}</p>
      {chapters.map((chapter) => (
        <p key={chapter}>{chapter}</p>
      ))}
    </div>
    <ul>
      {items.map(({ label }, index) => (
        <li key={label} className="matrix">
          <p>{label}</p>
          {chapters.map((chapter) => (
            <Field
              key={chapter}
              name={`passage_${number}_${index + 1}_${chapter}`}
              label={`${intro.chapterLabel} ${chapter}, ${label}`}
              kind="check"
            />
          ))}
        </li>
      ))}
    </ul>
  </>
);

const boxes = ({ items }: ChecklistPass, number: number) => (
  <Checks
    items={items.map((item, index) => ({ ...item, name: `passage_${number}_${index + 1}` }))}
  />
);

const sections = passes.map((pass, index) => (
  <section key={pass.title} className="pass">
    {index % 2 === 1 && <hr />}
    <Aside mark={index + 1} note={pass.prompts} />
    <PartTitle title={pass.title} lead={pass.method} as="h2" />
    {pass.perChapter ? matrix(pass, index + 1) : boxes(pass, index + 1)}
  </section>
));

const signOffSection = (
  <section key="sign-off" className="pass sign-off">
    <hr />
    <PartTitle title={signOff.title} lead={signOff.lead} as="h2" />
    <Question {...signOff.notes} kind="text" />
    <Line fields={signOff.fields} />
  </section>
);

/** Two passes a page; the signature stands below the last one. */
const passPages = passes.flatMap((pass, index) => {
  if (index % 2 === 1) return [];
  const next = passes[index + 1];
  return {
    section: next ? `${pass.title} · ${next.title}` : pass.title,
    content: [sections[index], next ? sections[index + 1] : signOffSection],
  };
});

export const checklist: Sheets = {
  subtitle: intro.subtitle,
  pages: [{ section: intro.title, content: introduction }, ...passPages],
};
