import { fourteenDays } from "./landings/fourteen-days";

/** A double page of the book in `public/images/livre`, made by `scripts/brand/spreads.ts`. */
export interface Spread {
  file: "sommaire" | "atlas" | "prompt";
  alt: string;
}

const contents = fourteenDays.sections.find((section) => section.kind === "contents");
const chapters = (contents?.chapters ?? []).map(({ title }, index) => `${index + 1}. ${title}`);

/** On the sales page, `/livre` and `/chapitre-gratuit`. */
export const lookInside = {
  title: "Un aperçu des pages",
  intro:
    "Trois doubles pages dessinées d’après le livre : le sommaire, les fiches du cadre ATLAS, un prompt commenté.",
  label: "Trois doubles pages dessinées, à faire défiler",
  spreads: [
    { file: "sommaire", alt: `Sommaire : ${chapters.join(" ; ")}.` },
    {
      file: "atlas",
      alt: "Les cinq fiches du cadre ATLAS : Audience, Transformation, Leviers, Architecture, Sommaire.",
    },
    {
      file: "prompt",
      alt: "Le prompt « Passer de l’oral à l’écrit », annoté en marge.",
    },
  ] as readonly Spread[],
};
