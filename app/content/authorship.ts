import { type Author, author } from "./author";
import { book, claims } from "./offers";
import { siteName } from "./site";
import type { Figure } from "./types";

/** An author as pages show one: what is blank in the file is not there. */
export interface KnownAuthor {
  name: string;
  role: string | null;
  biography: readonly string[];
  portrait: string | null;
  signature: string | null;
}

/** Null where the file names nobody, whatever else it holds. */
export function known(file: Author | null): KnownAuthor | null {
  const name = filled(file?.name);
  if (!file || !name) return null;
  return {
    name,
    role: filled(file.role),
    biography: (file.biography ?? []).flatMap((paragraph) => filled(paragraph) ?? []),
    portrait: filled(file.portrait),
    signature: filled(file.signature),
  };
}

function filled(text: string | undefined): string | null {
  return text?.trim() || null;
}

export const bookAuthor = known(author);

/** Of the first and the last of the words; capitals, at most two. */
export function initials(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (first.slice(0, 1) + last.slice(0, 1)).toLocaleUpperCase("fr");
}

/** Who signs what stands on the site: the author, else the house. */
export function signedBy(author: KnownAuthor | null): string {
  return author?.name ?? siteName;
}

/** Letters of the medallion that stands for a portrait. */
export function monogram(author: KnownAuthor | null): string {
  return initials(author?.name ?? book.title.replace("L’", ""));
}

/** Where no page has words of its own for it. */
export const authorSection = { kicker: "L’auteur", title: "Qui a écrit ce livre" } as const;

export const authorWords = {
  by: "par",
  /** In place of a biography. */
  unnamed:
    "Nous ne nommons pas encore l’auteur sur cette page. Son nom, son portrait et sa biographie y prendront place ; d’ici là, jugez le livre sur pièces.",
  portraitOf: (name: string) => `Portrait de ${name}`,
  monogramOf: (name: string) => `Monogramme de ${name}`,
  signatureOf: (name: string) => `Signature de ${name}`,
};

/** What the method rests on. */
export const authorFigures: Figure[] = [
  { value: claims.yearsOfPractice, label: "ans d’expérience" },
  { value: claims.expertsTrained, label: "experts formés" },
  { value: claims.projects, label: "de projets" },
];
