import { chapterPage } from "~/content/chapter";
import { said } from "~/content/claims";
import { bookPromise } from "~/content/colophon";
import { book, freeChapter } from "~/content/offers";
import { siteName } from "~/content/site";
import { sentences } from "~/lib/known";
import { price } from "~/lib/money";
import { button, heading, list, numbered, paragraph } from "~/mail/parts";
import { aboutBook, letterTo, type Reader } from "./letter";

/** `chapter.requested` */
export const chapterMail = (to: Reader & { chapterUrl: string }) =>
  letterTo(to, {
    subject: `Votre premier chapitre de ${siteName}, à lire ce soir`,
    preheader: `Le chapitre\u00a01 en entier, un aperçu du cadre ATLAS et ${freeChapter.prompts}\u00a0prompts\u00a0: un PDF de ${freeChapter.pages}\u00a0pages.`,
    title: "Voici votre premier chapitre",
    lead: `Vous avez demandé le premier chapitre de ${siteName}. Le voici en entier, exercices compris. Il n’y a rien à payer, ni maintenant ni plus tard.`,
    parts: [
      button(`Lire le chapitre (PDF, ${freeChapter.pages}\u00a0pages)`, to.chapterUrl),
      paragraph(
        "Le fichier se lit sur un téléphone comme sur un grand écran. Enregistrez-le, il est à vous.",
      ),
      heading(chapterPage.teasers.title),
      list(chapterPage.teasers.items),
      heading("Pour une soirée de lecture utile"),
      numbered([
        "Prenez un crayon\u00a0: les questions sur votre sujet demandent des réponses écrites, même en trois mots.",
        sentences("Tracez votre plan avec le cadre ATLAS.", said.structuring.mail),
        "Recopiez un des prompts dans votre assistant, avec vos propres idées, avant de refermer le PDF.",
      ]),
      ...aboutBook(to, {
        title: "Et ensuite",
        text: `Les autres chapitres mènent du plan au manuscrit${said.manuscript.aside}. Le livre broché et dédicacé, avec sa version numérique, coûte ${price(book.cents)}. ${bookPromise}`,
        label: "Voir ce que contient le livre",
        path: "/livre",
      }),
    ],
    why: "Vous recevez ce message parce que le chapitre gratuit a été demandé avec cette adresse, en acceptant de le recevoir.",
  });
