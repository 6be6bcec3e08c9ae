/** `checklist-edition.pdf`: seven proofreading passes with boxes to tick. */
import { type ChecklistPass, checklistIntro as intro, passes } from "~/content/resources/checklist";
import type { Sheets } from "./elements";
import { Advice, Checks, Entry, Field, PartTitle, Questions, Rows, SectionTitle } from "./elements";

const { calendar, signOff } = intro;

const introduction = (
  <>
    <SectionTitle title={intro.title} lead={intro.lead} />
    <p>{intro.text}</p>
    <Advice items={intro.advice} />
    <Questions fields={intro.project} />
    <PartTitle title={calendar.title} lead={calendar.lead} />
    <Rows
      className="lined dates"
      items={passes.map(({ title }, index) => ({
        text: (
          <>
            <span className="numeral">{index + 1}</span>
            {title} <span className="hint">{calendar.label}</span>
          </>
        ),
        field: <Field name={`passage_${index + 1}_date`} label={`${title}, ${calendar.label}`} />,
      }))}
    />
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
    <ul className="lined">
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

const entries = passes.map((pass, index) => (
  <Entry key={pass.title} mark={index + 1} note={pass.prompts}>
    <PartTitle title={pass.title} lead={pass.method} as="h2" />
    {pass.perChapter ? matrix(pass, index + 1) : boxes(pass, index + 1)}
  </Entry>
));

const signOffEntry = (
  <Entry key="sign-off">
    <PartTitle title={signOff.title} lead={signOff.lead} as="h2" />
    <Questions fields={[signOff.notes, ...signOff.fields]} />
  </Entry>
);

/** Two passes per page; the last one shares its page with the signature. */
const passPages = passes.flatMap((pass, index) => {
  if (index % 2 === 1) return [];
  const next = passes[index + 1];
  return {
    section: next ? `${pass.title} · ${next.title}` : pass.title,
    content: [entries[index], next ? entries[index + 1] : signOffEntry],
  };
});

export const checklist: Sheets = {
  subtitle: intro.subtitle,
  pages: [{ section: intro.title, content: introduction }, ...passPages],
};
