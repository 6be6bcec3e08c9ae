import { type Author, author } from "./author";
import { claims } from "./offers";
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
    biography: [file.biography ?? []].flat().flatMap((paragraph) => filled(paragraph) ?? []),
    portrait: filled(file.portrait),
    signature: filled(file.signature),
  };
}

/** Whatever the file holds in place of a text. */
function filled(text: unknown): string | null {
  return String(text ?? "").trim() || null;
}

export const bookAuthor = known(author);

/** Who signs what stands on the site: the author, else the house. */
export function signedBy(author: KnownAuthor | null): string {
  return author?.name ?? siteName;
}

/** Where no page has words of its own for it. */
export const authorSection = { kicker: "L’auteur", title: "Qui a écrit ce livre" } as const;

/** A figure such as `500+` in running text. */
const moreThan = (figure: string) => `plus de ${figure.replace("+", "")}`;

/** Drawn, until `author.ts` has a photograph. */
const drawnPortrait = "/images/portraits/auteur.svg";

export const authorWords = {
  by: (author: KnownAuthor | null) => `Par ${author?.name ?? "l’auteur de la méthode"}`,
  /** Beside the name where there is no room for more. */
  standing: `${claims.yearsOfPractice}\u00a0ans d’expérience, ${claims.expertsTrained}\u00a0experts formés`,
  biography: (author: KnownAuthor | null) =>
    author && author.biography.length > 0
      ? author.biography
      : [
          `L’auteur exerce depuis ${moreThan(claims.yearsOfPractice)}\u00a0ans, a formé ${moreThan(claims.expertsTrained)}\u00a0experts et accompagné ${moreThan(claims.projects)} de projets de ses clients. Il a mis dans ce livre la méthode qu’il leur transmet.`,
        ],
  portrait: (author: KnownAuthor | null) => ({
    src: author?.portrait ?? drawnPortrait,
    alt: `Portrait de ${author?.name ?? "l’auteur"}`,
  }),
  signatureOf: (name: string) => `Signature de ${name}`,
};

/** What the method rests on. */
export const authorFigures: Figure[] = [
  { value: claims.yearsOfPractice, label: "ans d’expérience" },
  { value: claims.expertsTrained, label: "experts formés" },
  { value: claims.projects, label: "de projets accompagnés" },
];
