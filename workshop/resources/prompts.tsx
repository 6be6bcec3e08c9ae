/** `pack-prompts.pdf`: the page's twenty-five prompts, to copy. */
import { programme } from "~/content/offers";
import { pack } from "~/content/resources/pack";
import { type Prompt, type PromptGroup, promptGroups } from "~/content/resources/prompts";
import type { Sheets } from "./elements";
import { Advice, Entry, Field, PartTitle, Questions, SectionTitle } from "./elements";

const { guide, context, followUps } = pack;

const guideSheet = (
  <>
    <SectionTitle title={guide.title} lead={guide.lead} />
    <Advice items={guide.rules} />
    <PartTitle title={context.title} lead={context.intro} />
    <Questions fields={context.fields} />
  </>
);

/** Marks what the reader fills in. */
const promptText = (text: string) =>
  text
    .split(/(\[[^\]]*\])/)
    .map((piece) => (piece.startsWith("[") ? <i key={piece}>{piece}</i> : piece));

const entries = (prompts: readonly Prompt[], first: number) =>
  prompts.map(({ title, text }, index) => (
    <Entry key={title} mark={first + index}>
      <h3>{title}</h3>
      <p>{promptText(text)}</p>
    </Entry>
  ));

/** Two pages per group; the last one ends with room for the reader's own prompts. */
function groupPages({ title, intro, prompts }: PromptGroup, index: number) {
  const phase = programme.summary[index];
  const note = phase && `Jours ${phase.from} à ${phase.to}`;
  const first = 1 + promptGroups.slice(0, index).flatMap((group) => group.prompts).length;
  const half = Math.ceil(prompts.length / 2);
  return [
    [
      <SectionTitle key="title" title={title} lead={intro} note={note} />,
      entries(prompts.slice(0, half), first),
    ],
    [
      entries(prompts.slice(half), first + half),
      index === promptGroups.length - 1 && (
        <Entry key="follow-ups">
          <PartTitle title={followUps.title} lead={followUps.lead} as="h2" />
          <Field name={followUps.name} label={followUps.title} lines={2} />
        </Entry>
      ),
    ],
  ].map((content) => ({ section: title, content }));
}

export const prompts: Sheets = {
  subtitle: pack.subtitle,
  pages: [{ section: guide.title, content: guideSheet }, ...promptGroups.flatMap(groupPages)],
};
