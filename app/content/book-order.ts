import { inWords } from "~/lib/count";
import { frenchDate, unbroken } from "~/lib/time";
import { deliveryTime } from "./colophon";
import type { OrderCardText } from "./funnel";
import { book } from "./offers";
import { deliverables, products } from "./products";
import type { Titled } from "./types";

/** What is known of a book that was ordered. */
export interface BookOrder {
  copies: number;
  /** Whether it goes to the area of the usual delivery time; null if unknown. */
  isNear: boolean | null;
  dedication: string | null;
  /** YYYY-MM-DD */
  sentOn: string | null;
  /** Whether its digital version can be read. */
  isReadable: boolean;
}

export const unknownBook: BookOrder = {
  copies: 1,
  isNear: null,
  dedication: null,
  sentOn: null,
  isReadable: true,
};

/** `Votre exemplaire`, `Vos deux exemplaires` */
export function copiesTitle(copies: number): string {
  return copies > 1 ? `Vos ${inWords(copies)} exemplaires` : "Votre exemplaire";
}

/**
 * When it arrives, for use in a sentence.
 *
 * @param from what follows the usual delivery time
 */
export function arrivalWords(isNear: boolean | null, from = ""): string {
  const elsewhere = "dans le délai indiqué au paiement";
  const near = `${deliveryTime}${from} en ${book.freeShippingArea}`;
  if (isNear === null) return `${near}, ${elsewhere} ailleurs`;
  return isNear ? near : elsewhere;
}

/** The order's card on a confirmation page. */
export function bookCard({
  copies,
  isNear,
  dedication,
  sentOn,
  isReadable,
}: BookOrder): OrderCardText {
  const several = copies > 1;
  const subject = several ? copiesTitle(copies) : "Le livre";
  const signed = several ? "Dédicacés" : "Dédicacé";
  const path = sentOn
    ? `${several ? "sont partis" : "est parti"} le ${dayOf(sentOn)}`
    : `${several ? "arrivent" : "arrive"} ${arrivalWords(isNear ?? true)}`;
  const open = isReadable ? ` ${several ? "Leur" : "Sa"} version numérique est déjà ouverte.` : "";
  return {
    picture: "cover",
    dedication: dedication ? `${signed} «\u00a0${dedication}\u00a0»` : `${signed} pour vous`,
    arrival: `${subject} ${path}.${open}`,
  };
}

/** `/merci`: under its title. */
export function thankYouLead({ copies, sentOn }: BookOrder): string {
  const several = copies > 1;
  const path = sentOn
    ? `${several ? "ont" : "a"} pris la route le ${dayOf(sentOn)}`
    : `${several ? "vont" : "va"} prendre la route`;
  return `${copiesTitle(copies)} ${several ? "dédicacés" : "dédicacé"} ${path}. Voici le détail de votre achat, et la suite.`;
}

/**
 * `/merci`: what comes next.
 *
 * @param hasButton whether the page has a button that opens the first chapter
 */
export function thankYouSteps(
  { copies, isNear, sentOn, isReadable }: BookOrder,
  hasButton = false,
): Titled[] {
  const several = copies > 1;
  const way = hasButton
    ? `«\u00a0${products.book.read}\u00a0» l’ouvre, sur cette page`
    : "le lien de l’e-\u2060mail y mène";
  const posted = `${several ? `${copiesTitle(copies)} dédicacés` : "Le broché dédicacé"} ${
    sentOn
      ? `${several ? "sont partis" : "est parti"} le ${dayOf(sentOn)}`
      : `vous ${several ? "parviennent" : "parvient"} ${arrivalWords(isNear)}`
  }.`;
  return [
    {
      title: "Ouvrez votre messagerie",
      text: "Un e-\u2060mail confirme votre achat et mène à vos accès. S’il tarde, regardez dans les courriers indésirables.",
    },
    {
      title: "Commencez par la version numérique",
      text: isReadable
        ? `Le PDF et l’EPUB sont sur la page de votre commande. Lisez le premier chapitre ce soir, avant l’arrivée du broché\u00a0: ${way}.`
        : deliverables.book.later,
    },
    { title: "Guettez votre boîte aux lettres", text: posted },
  ];
}

/** On one line. */
const dayOf = (iso: string) => unbroken(frenchDate(iso));
