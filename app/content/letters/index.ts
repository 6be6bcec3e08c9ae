import { book, isOnSale } from "~/content/offers";
import { letters as all } from "~/content/texts";
import { inWords } from "~/lib/count";
import type { Letter, LetterForm } from "./types";

export type { Letter, LetterBlock, LetterForm } from "./types";

/** Sorted by day. */
export const letters: readonly Letter[] = [...all].sort((a, b) => a.day - b.day);

/** Whether it leads to the order of a book that is off sale: such letters wait. */
export function isPaused({ link }: Pick<Letter, "link">): boolean {
  return link.path === book.page.to && !isOnSale(book);
}

/** `chapter-2` */
export function letterName({ form, day }: Pick<Letter, "form" | "day">): string {
  return `${form}-${day}`;
}

/** The URL of a link in a letter. Links within the site get the letter's `utm_source`. */
export function letterUrl(letter: Letter, href: string, siteUrl: string): string {
  if (!href.startsWith("/")) return href;
  const [path, ...anchor] = href.split("#");
  return [`${siteUrl}${path}?utm_source=${letterSource(letter)}`, ...anchor].join("#");
}

/** The `utm_source` that attributes views and payments to a letter. */
export function letterSource(letter: Pick<Letter, "form" | "day">): string {
  return `lettre-${letterName(letter)}`;
}

const series = (form: LetterForm) => letters.filter((letter) => letter.form === form);
const listDays = (of: readonly Letter[]) => inWords(1 + (of.at(-1)?.day ?? 0));

const reason = (form: LetterForm, what: string) =>
  `Vous recevez cette lettre parce que vous avez ${what} et accepté nos conseils d’écriture. Il y en a ${inWords(series(form).length)} en ${listDays(series(form))} jours.`;

/** Why the reader receives the letters. */
export const letterReasons: Record<LetterForm, string> = {
  chapter: reason("chapter", "demandé le premier chapitre"),
  resources: reason("resources", "ouvert la boîte à outils"),
  diagnostic: reason("diagnostic", "fait le diagnostic"),
};

const forms = Object.keys(letterReasons) as LetterForm[];

/** The most letters after any form, in words: `trois lettres en dix jours`. */
export const letterPromise = `${inWords(Math.max(...forms.map((form) => series(form).length)))} lettres en ${listDays(letters)} jours`;
