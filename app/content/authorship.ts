import { of } from "~/lib/elided";
import { known } from "~/lib/known";
import { type Author, author } from "./author";
import { said } from "./claims";
import { siteName } from "./site";
import type { Figure } from "./types";

/** The author as shown on the pages: blanks in the file are null. */
export interface PublishedAuthor {
  name: string;
  role: string | null;
  biography: readonly string[];
  portrait: string | null;
  signature: string | null;
  video: string | null;
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
    video: filled(file.video),
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

const deeds = known(said.expertsTrained.trained, said.projects.accompanied);
const career = known(
  said.yearsOfPractice.practises,
  deeds.length > 0 ? `a ${deeds.join(" et ")}` : null,
).join(deeds.length > 1 ? ", " : " et ");

/** Used until `author.ts` has a name. */
const drawnPortrait = "/images/portraits/auteur.svg";
const drawnScene = {
  src: "/images/portraits/auteur-a-sa-table.svg",
  width: 1640,
  height: 880,
  alt: "Gravure\u00a0: l’auteur écrit à sa table, sous la lampe.",
} as const;

export const authorWords = {
  by: (author: PublishedAuthor | null) => `Par ${author?.name ?? "l’auteur de la méthode"}`,
  /** One line beside the name; empty if nothing is known. */
  standing: (author: PublishedAuthor | null) =>
    known(said.yearsOfPractice.claim, said.expertsTrained.claim).join(", ") || (author?.role ?? ""),
  biography: (author: PublishedAuthor | null) =>
    author && author.biography.length > 0
      ? author.biography
      : [
          career
            ? `L’auteur ${career}. Il a mis dans ce livre la méthode qu’il ${deeds.length > 0 ? "leur transmet" : "transmet à ses clients"}.`
            : "L’auteur a mis dans ce livre la méthode qu’il transmet à ses clients.",
        ],
  /** Null for an author without a photograph: a drawing would show somebody else beside the name. */
  portrait: (author: PublishedAuthor | null) =>
    author && !author.portrait
      ? null
      : {
          src: author?.portrait ?? drawnPortrait,
          alt: `Portrait ${of(author?.name ?? "l’auteur")}`,
        },
  /** The author at work, larger than the portrait; null beside a name. */
  scene: (author: PublishedAuthor | null) => (author ? null : drawnScene),
  film: "Écouter l’auteur, en vidéo",
  signatureOf: (name: string) => `Signature ${of(name)}`,
};

/** The author's figures, below the biography. */
export const authorFigures: Figure[] = known(
  said.yearsOfPractice.figure,
  said.expertsTrained.figure,
  said.projects.figure,
);
