import { book, shippingTitle } from "~/content/offers";

/** The last card of every result: the book, for this profile and these answers. */
export const bookCard = {
  title: "Le livre qui prend la suite",
  /** @param answer what the book does about the first obstacle that was named */
  sentence: (profile: string, answer: string) => `Vous êtes ${profile}, et ${answer}`,
  /** For somebody who wants no AI. */
  withoutAi:
    "Il s’appuie sur l’IA, mais son plan, ses séances et ses relectures servent aussi bien à la main, en comptant plus de temps.",
  facts: `${book.pages}\u00a0pages, exemplaire dédicacé. ${shippingTitle} en ${book.freeShippingArea}. Satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours.`,
  label: "Commander le livre",
  path: "/livre-augmente-fl",
};
