import { fourteenDays } from "./landings/fourteen-days";

/** A double page of the book, drawn by `scripts/brand/spreads.ts` to `public/images/livre`. */
export interface Spread {
  file: "sommaire" | "atlas" | "prompt";
  alt: string;
}

const contents = fourteenDays.sections.find((section) => section.kind === "contents");
const chapters = (contents?.chapters ?? []).map(({ title }, index) => `${index + 1}. ${title}`);

/** On the sales page, `/livre` and `/chapitre-gratuit`. */
export const lookInside = {
  title: "Feuilletez le livre",
  intro: "Trois doubles pages : le sommaire, les fiches du cadre ATLAS, un prompt commenté.",
  label: "Trois doubles pages du livre, à faire défiler",
  spreads: [
    { file: "sommaire", alt: `Double page du sommaire : ${chapters.join(" ; ")}.` },
    {
      file: "atlas",
      alt: "Double page du cadre ATLAS : les cinq fiches Audience, Transformation, Leviers, Architecture et Sommaire, puis la première à remplir.",
    },
    {
      file: "prompt",
      alt: "Double page du chapitre 3 : le prompt « Passer de l’oral à l’écrit », annoté en marge de ce que vous fournissez, demandez et refusez.",
    },
  ] as readonly Spread[],
};
