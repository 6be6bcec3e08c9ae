import { book, promptPack, toolbox } from "~/content/offers";
import type { Figure } from "~/content/types";

/** How many prompts are where, in the same words wherever some of them are sold. */
export const promptCounts: { title: string; figures: Figure[] } = {
  title: "Combien de prompts, et où",
  figures: [
    {
      value: String(book.chapterThreePrompts),
      label: "au chapitre 3 du livre",
    },
    { value: book.prompts, label: "dans tout le livre" },
    {
      value: toolbox.prompts.replace("+", ""),
      label: "dans la boîte à outils gratuite, du plan à la révision",
    },
    {
      value: promptPack.prompts,
      label: `dans le ${promptPack.name}, vendu à part, jusqu’à la promotion`,
    },
  ],
};
