/** A page of the book, 2:3. Left and right pages alternate. */
export interface BookPage {
  /** Path under `public`: WebP, AVIF or SVG of 900 × 1350 pixels and at most 30 KB. */
  src: `/images/livre/${string}`;
  alt: string;
}

/** Real pages: an even number, beginning with a left page. While there are none, the specimen is shown. */
export const bookPages: readonly BookPage[] = [];

/** The prompt that the specimen comments on. */
export const specimenPrompt = "Passer de l’oral à l’écrit";

/** Drawn from the site's own texts by `workshop/brand/book-pages.ts`. */
const specimenPages: readonly BookPage[] = [
  {
    src: "/images/livre/atlas.webp",
    alt: "Le cadre ATLAS, avant de commencer\u00a0: Audience, Transformation, Leviers, Architecture, Sommaire.",
  },
  { src: "/images/livre/audience.webp", alt: "Fiche A, Audience, à remplir." },
  { src: "/images/livre/transformation.webp", alt: "Fiche T, Transformation, à remplir." },
  { src: "/images/livre/leviers.webp", alt: "Fiche L, Leviers, à remplir." },
  { src: "/images/livre/mode-d-emploi.webp", alt: "Le mode d’emploi des prompts." },
  {
    src: "/images/livre/prompt.webp",
    alt: `Le prompt «\u00a0${specimenPrompt}\u00a0», annoté en marge, et une fiche de contexte à remplir.`,
  },
];

/** What the section says about the pages that it shows. */
export function lookInsideOf(pages: readonly BookPage[]) {
  const specimen = pages.length === 0;
  return {
    title: "Feuilletez",
    intro: specimen
      ? "Des fiches du cadre ATLAS à remplir, un prompt annoté en marge."
      : "Quelques pages du livre, telles qu’elles sont imprimées.",
    label: "Pages du livre, à faire défiler",
    /** Beside the number of the first page. */
    note: specimen ? "spécimen" : null,
    pages: specimen ? specimenPages : pages,
  };
}

/** On the sales page, `/livre` and `/chapitre-gratuit`. */
export const lookInside = lookInsideOf(bookPages);
