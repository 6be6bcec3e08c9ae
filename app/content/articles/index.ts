import { plainText } from "~/content/blocks";
import { articles as all } from "~/content/texts";
import { daysBetween } from "~/lib/time";
import type { Article, Block } from "./types";

export type { Article, Block } from "./types";

export const feedPath = "/blog/feed.xml";

export const blog = {
  meta: {
    title: "Blog\u00a0: écrire et publier un livre professionnel",
    description:
      "Choisir son sujet, travailler avec l’IA sans perdre sa voix, publier en France\u00a0: des articles de fond pour les experts qui préparent leur livre.",
  },
  title: "Le carnet de l’auteur",
  /** Labels of the reading room. */
  contents: "Dans cet article",
  readNext: "À lire ensuite",
  onward: "Après cet article",
  feed: "Suivre par RSS",
  updated: "Mis à jour le",
  lead: "Trouver son sujet, tenir sa plume, choisir comment publier\u00a0: ce qu’un éditeur vous dirait avant la première page.",
} as const;

/** Newest first, including those with a future day: pages ask for the ones of their day. */
export const articles: readonly Article[] = [...all].sort((a, b) => daysBetween(a.date, b.date));

/** The articles that are published on a day in Paris, newest first. */
export function articlesOn(day: string): readonly Article[] {
  return articles.filter(({ date }) => date <= day);
}

/** Part of the keys of cached pages: differs between days with different published articles. */
export function editionOn(day: string): string {
  return `?${articles.find(({ date }) => date <= day)?.date}`;
}

/** ISO date of the latest change to one or more articles. */
export function lastChanged(...changed: readonly Article[]): string | undefined {
  return changed
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
}

export function articlePath({ slug }: Pick<Article, "slug">): string {
  return `/blog/${slug}`;
}

/** The link to an article, by its slug. */
export function articleLink(slug: (typeof all)[number]["slug"]) {
  const title = articleBySlug(slug)?.title;
  return { href: articlePath({ slug }), label: `Lire «\u00a0${title}\u00a0»` };
}

/** Words per minute of an attentive reader. */
const readingPace = 220;

function wordCount({ lead, blocks }: Article): number {
  const texts = blocks.flatMap(textsOf);
  return [lead, ...texts]
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

function textsOf(block: Block): string | string[] {
  if (block.kind === "picture") return [];
  if (block.kind === "list") return block.items.map(plainText);
  if (block.kind === "sources") return block.items.map(({ label }) => label);
  return block.kind === "table"
    ? [block.caption, ...block.columns, ...block.rows.flat()]
    : plainText(block.text);
}

export function readingTime(article: Article): string {
  const minutes = Math.max(1, Math.round(wordCount(article) / readingPace));
  return `${minutes}\u00a0minute${minutes > 1 ? "s" : ""} de lecture`;
}

export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
