import { type Author, author } from "./author";
import { claims } from "./offers";
import { siteName } from "./site";
import type { Figure } from "./types";

/** The author as shown on the pages: blanks in the file are null. */
export interface PublishedAuthor {
  name: string;
  role: string | null;
  biography: readonly string[];
  portrait: string | null;
  signature: string | null;
}

/** Null if the file has no name. */
export function publishedAuthor(file: Author | null): PublishedAuthor | null {
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

function filled(text: unknown): string | null {
  return String(text ?? "").trim() || null;
}

export const bookAuthor = publishedAuthor(author);

/** The name under articles: the author's, or else the site's. */
export function signedBy(author: PublishedAuthor | null): string {
  return author?.name ?? siteName;
}

/** The default heading. */
export const authorSection = { kicker: "L’auteur", title: "Qui a écrit ce livre" } as const;

/** A figure such as `500+` in running text. */
const moreThan = (figure: string) => `plus de ${figure.replace("+", "")}`;

/** Used until `author.ts` has a photograph. */
const drawnPortrait = "/images/portraits/auteur.svg";

export const authorWords = {
  by: (author: PublishedAuthor | null) => `Par ${author?.name ?? "l’auteur de la méthode"}`,
  /** One line beside the name. */
  standing: `${claims.yearsOfPractice}\u00a0ans d’expérience, ${claims.expertsTrained}\u00a0experts formés`,
  biography: (author: PublishedAuthor | null) =>
    author && author.biography.length > 0
      ? author.biography
      : [
          `L’auteur exerce depuis ${moreThan(claims.yearsOfPractice)}\u00a0ans, a formé ${moreThan(claims.expertsTrained)}\u00a0experts et accompagné ${moreThan(claims.projects)} de projets de ses clients. Il a mis dans ce livre la méthode qu’il leur transmet.`,
        ],
  portrait: (author: PublishedAuthor | null) => ({
    src: author?.portrait ?? drawnPortrait,
    alt: `Portrait de ${author?.name ?? "l’auteur"}`,
  }),
  signatureOf: (name: string) => `Signature de ${name}`,
};

/** The author's figures, below the biography. */
export const authorFigures: Figure[] = [
  { value: claims.yearsOfPractice, label: "ans d’expérience" },
  { value: claims.expertsTrained, label: "experts formés" },
  { value: claims.projects, label: "de projets accompagnés" },
];
