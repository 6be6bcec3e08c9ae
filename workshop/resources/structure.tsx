/** `structure-complete.pdf`: every part of a book, its role and its length. */
import {
  anatomy,
  backMatter,
  calendar,
  chapters,
  type Element,
  example,
  type FlatPage,
  frontMatter,
  structureIntro as intro,
  parts,
} from "~/content/resources/structure";
import type { Sheets } from "./elements";
import {
  Entry,
  Field,
  labelled,
  PartTitle,
  Rows,
  runIn,
  SectionTitle,
  variables,
} from "./elements";

const pages = (count: number) => (count > 1 ? `${count} pages` : `${count} page`);

interface Share {
  name: string;
  pages: number;
}

const colours = ["leaf", "vermilion", "teal", "gold", "ink"].map((name) => `var(--${name})`);
const shades = ["#d9cdb9", ...colours];
const shade = (index: number) => shades[index % shades.length] ?? "";

/** A strip as wide as the page, divided in proportion to each part's pages. */
const Shares = ({ shares }: { shares: readonly Share[] }) => (
  <div
    className="wide shares"
    role="img"
    aria-label={shares.map((share) => `${share.name}\u00A0: ${pages(share.pages)}`).join(", ")}
  >
    {shares.map(({ name, pages }, index) => (
      <span key={name} style={variables({ pages, shade: shade(index) })} />
    ))}
  </div>
);

/** A part with its length. */
const shareRow = ({ name, pages: count, text }: Share & { text: string }) => ({
  note: pages(count),
  text: runIn(`${name}.`, text),
});

const overview = (
  <>
    <SectionTitle title={intro.title} lead={intro.lead} />
    <Shares shares={parts} />
    <Rows
      items={parts.map((part, index) => ({
        ...shareRow({ ...part, text: part.role }),
        shade: shade(index),
      }))}
    />
    <PartTitle title={calendar.title} lead={calendar.intro} />
    <Rows
      items={calendar.steps.map(({ from, to, text }) => ({ note: `Jours ${from} à ${to}`, text }))}
    />
  </>
);

const elementRow = ({ name, extent, text }: Element) => ({
  note: extent,
  text: runIn(`${name}.`, text),
});

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** An outline drawing of what a page shows, 46 × 66 points. */
const thumbnails: Record<FlatPage["drawing"], string> = {
  "half-title": "M11 26h24v3h-24z",
  blank: "",
  title: "M15 9h16v1.5h-16zM8 22h30v4h-30zM12 29h22v4h-22zM13 38h20v1.5h-20zM18 57h10v1.5h-10z",
  notice: lines(5, (index) => `M7 ${38 + index * 5}h22v1h-22z`),
  dedication: "M22 18h17v1.2h-17zM27 22h12v1.2h-12z",
  contents: lines(9, (index) => {
    const [top, width] = [10 + index * 5.5, 22 - ((index * 5) % 9)];
    return `M7 ${top}h${width}v1.2h-${width}zM35 ${top}h4v1.2h-4z`;
  }),
};

const { flatPlan, introduction } = frontMatter;

/** The pages of a book in open spreads, each with its number and name. */
const flatPlanFigure = (
  <div
    className="wide flat-plan"
    role="img"
    aria-label={flatPlan.pages
      .map(({ label }, index) => `page ${index + 1}, ${label}`)
      .join("\u202F; ")}
  >
    {flatPlan.pages.map(({ label, drawing }, index) => (
      <div key={index}>
        <svg viewBox="0 0 46 66" aria-hidden="true">
          <path d={thumbnails[drawing]} />
        </svg>
        <p className="hint">
          {index + 1}. {label}
        </p>
      </div>
    ))}
  </div>
);

const frontMatterSheet = (
  <>
    <SectionTitle title={frontMatter.title} lead={frontMatter.intro} />
    <Rows items={frontMatter.elements.map(elementRow)} />
    <PartTitle title={flatPlan.title} lead={flatPlan.intro} />
    {flatPlanFigure}
    <PartTitle title={introduction.title} lead={introduction.intro} />
    <Rows items={introduction.moments.map(shareRow)} />
  </>
);

const chapterSheet = (
  <>
    <SectionTitle title={chapters.title} lead={chapters.intro} />
    {chapters.list.map(({ name, question, bring, end }, index) => (
      <Entry key={name} mark={index + 1}>
        <h3>{name}</h3>
        <p className="lead">{question}</p>
        <p>{labelled(chapters.labels.bring, bring)}</p>
        <p>{runIn(chapters.labels.end, end)}</p>
      </Entry>
    ))}
  </>
);

const anatomySheet = (
  <>
    <SectionTitle title={anatomy.title} lead={anatomy.intro} />
    <Shares shares={anatomy.moments} />
    <p>{anatomy.use}</p>
    <Rows
      className="filled"
      items={anatomy.moments.map((moment, index) => ({
        ...shareRow(moment),
        shade: shade(index),
        field: <Field name={moment.field} label={moment.name} lines={2} />,
      }))}
    />
  </>
);

const { cover } = backMatter;

const backMatterSheet = (
  <>
    <SectionTitle title={backMatter.title} lead={backMatter.intro} />
    <Rows items={backMatter.elements.map(elementRow)} />
    <PartTitle title={cover.title} lead={cover.intro} />
    <Rows items={cover.lines.map((text, index) => ({ note: String(index + 1), text }))} />
    <Entry note={cover.sample.note}>
      <blockquote>
        {cover.sample.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </blockquote>
    </Entry>
  </>
);

const exampleSheet = (
  <>
    <SectionTitle title={example.title} lead={example.notice} />
    <Rows items={example.facts.map(({ label, text }) => ({ note: label, text }))} />
    <Rows
      className="lined"
      items={example.summary.map(({ name, text }) => ({ note: name, text: <b>{text}</b> }))}
    />
    <PartTitle {...example.chapter} />
    <Rows items={anatomy.moments.map((moment) => ({ note: moment.name, text: moment.example }))} />
  </>
);

export const structure: Sheets = {
  subtitle: intro.subtitle,
  pages: [
    { section: intro.title, content: overview },
    { section: frontMatter.title, content: frontMatterSheet },
    { section: chapters.title, content: chapterSheet },
    { section: anatomy.title, content: anatomySheet },
    { section: backMatter.title, content: backMatterSheet },
    { section: example.title, content: exampleSheet },
  ],
};
