/** What stands on the drawn double pages, from content. */
import { fourteenDays } from "~/content/landings/fourteen-days";
import { atlas, audience } from "~/content/resources/framework";
import { promptGroups } from "~/content/resources/prompts";

const contents = fourteenDays.sections.find((section) => section.kind === "contents");
const chapters = contents?.chapters ?? [];

/** Its sentences give, ask and refuse in that order, as the third chapter teaches. */
const promptTitle = "Passer de l’oral à l’écrit";
const prompt = promptGroups
  .flatMap(({ prompts }) => prompts)
  .find(({ title }) => title === promptTitle);
const [given = "", ...rest] = (prompt?.text ?? "").split(/(?<=\.) /);

export const spreadWords = {
  chapters: chapters.map(({ title }) => title),
  atlas: atlas.map(({ letter, name, question }) => ({ letter, name, question })),
  sheet: {
    name: audience.name,
    question: audience.question,
    purpose: audience.purpose,
    fields: audience.fields.slice(0, 2).map(({ label, hint }) => ({ label, hint })),
  },
  prompt: {
    chapter: chapters[2]?.title ?? "",
    teaser: chapters[2]?.teaser ?? "",
    title: prompt?.title ?? "",
    parts: [
      { note: "Ce que vous fournissez", text: given },
      { note: "Ce que vous demandez", text: rest.slice(0, -1).join(" ") },
      { note: "Ce que vous refusez", text: rest.at(-1) ?? "" },
    ],
  },
};
