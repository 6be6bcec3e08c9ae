import { book, programme, shippingTitle } from "~/content/offers";
import type { Obstacle } from "./types";

/** What the book does about the first obstacle that was named. Follows the profile's name. */
const answersToObstacle: Record<Obstacle, string> = {
  time: `le temps vous manque : le livre partage l’écriture en ${programme.days} journées, chacune avec sa tâche.`,
  structure: `vos idées cherchent leur ordre : le cadre ATLAS en fait un plan, en ${book.structuring}.`,
  blank:
    "la page blanche vous arrête : le livre vous fait commencer par ce que vous savez raconter, une séance après l’autre.",
  doubt:
    "le doute vous retient : un chapitre du livre apprend à se relire en éditeur et à remonter à la source de chaque fait.",
  process:
    "la suite du parcours vous échappe : le livre va du sujet au plan, du plan au manuscrit, puis à la voie de publication qui vous convient.",
  motivation: `l’élan vous quitte en route : le programme du livre ne dure que ${programme.days} jours, et chacun a son but.`,
};

/** The last card of every result: the book, for this profile and these answers. */
export const bookCard = {
  title: "Le livre qui prend la suite",
  sentence: (profile: string, obstacle: Obstacle) =>
    `Vous êtes ${profile}, et ${answersToObstacle[obstacle]}`,
  facts: `${book.pages} pages, exemplaire dédicacé. ${shippingTitle} en ${book.freeShippingArea}. Satisfait ou remboursé pendant ${book.guaranteeDays} jours.`,
  label: "Commander le livre",
  path: "/livre-augmente-fl",
};
