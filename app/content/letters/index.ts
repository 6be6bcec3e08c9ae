import { letters as all } from "~/content/texts";
import type { Letter, LetterForm } from "./types";

export type { Letter, LetterBlock, LetterForm } from "./types";

/** Of each form in the order of their days. */
export const letters: readonly Letter[] = [...all].sort((a, b) => a.day - b.day);

/** `chapter-2` */
export function letterName({ form, day }: Pick<Letter, "form" | "day">): string {
  return `${form}-${day}`;
}

/** A link of a letter: an own address gets the letter's `utm_source`. */
export function letterUrl(letter: Letter, href: string, siteUrl: string): string {
  if (!href.startsWith("/")) return href;
  const [path, ...anchor] = href.split("#");
  return [`${siteUrl}${path}?utm_source=${letterSource(letter)}`, ...anchor].join("#");
}

/** The `utm_source` of a letter's link, by which views and payments are known to come from it. */
export function letterSource(letter: Pick<Letter, "form" | "day">): string {
  return `lettre-${letterName(letter)}`;
}

/** Why one gets them. */
export const letterReasons: Record<LetterForm, string> = {
  chapter:
    "Vous recevez cette lettre parce que vous avez demandé le premier chapitre et accepté nos conseils d’écriture. Il y en a trois en dix jours.",
  resources:
    "Vous recevez cette lettre parce que vous avez ouvert la boîte à outils et accepté nos conseils d’écriture. Il y en a trois en dix jours.",
  diagnostic:
    "Vous recevez cette lettre parce que vous avez fait le diagnostic et accepté nos conseils d’écriture. Il y en a trois en dix jours.",
};
