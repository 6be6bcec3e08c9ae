/** The words of the printed pictures, from content. They hold no price: it may change from day to day. */
import { bookAuthor } from "~/content/authorship";
import { chapterPage } from "~/content/chapter";
import { wizardSteps } from "~/content/diagnostic-page";
import { book, diagnostic, programme, promptPack, training, vip } from "~/content/offers";
import { spreadWords } from "./spread-words";

export interface CardText {
  kicker: string;
  title: string;
  note: string;
}

/** Sharing pictures by the name of their file. */
export const cards = {
  site: {
    kicker: "La méthode et le livre",
    title: `Écrivez votre livre professionnel en\u00A0${programme.days}\u00A0jours`,
    note: "Avec l’IA à votre table, et votre voix sur chaque page",
  },
  livre: {
    kicker: "Le livre",
    title: `La méthode entière, en ${book.pages} pages`,
    note: `Exemplaire dédicacé, port\u00A0offert en ${book.freeShippingArea}`,
  },
  diagnostic: {
    kicker: "Diagnostic gratuit",
    title: "Quel auteur êtes-vous\u202F?",
    note: `Six étapes, ${diagnostic.minutes} minutes environ, une feuille de route`,
  },
  formation: {
    kicker: "Formation en ligne",
    title: "Huit modules pour mener votre livre à son terme",
    note: `${training.hours}+ heures de cours, ${training.groupSessions} séances de questions en groupe`,
  },
  prompts: {
    kicker: "Pack de prompts",
    title: `${promptPack.prompts} prompts, de\u00A0la\u00A0première\u00A0idée à\u00A0la\u00A0promotion`,
    note: `Mises à jour offertes pendant ${promptPack.updateMonths} mois`,
  },
  vip: {
    kicker: "Accompagnement VIP",
    title: `${vip.days} jours pour achever votre manuscrit`,
    note: `${vip.sessions} séances individuelles, ${vip.placesPerQuarter} experts par trimestre`,
  },
  blog: {
    kicker: "Le blog",
    title: "Carnet d’atelier pour les experts qui écrivent",
    note: "Structurer, rédiger, publier",
  },
} satisfies Record<string, CardText>;

export type CardName = keyof typeof cards;

/** What the committed pictures were drawn from, the cover among them: `npm run brand` writes it. */
export const drawnFile = "scripts/brand/drawn.json";

/** What they would be drawn from now. Figures are those that a drawing counts out, or a text spells out. */
export const wording = {
  cover: { title: book.title, subtitle: book.subtitle, author: bookAuthor?.name ?? null },
  ...cards,
  chapter: chapterPage.teasers.items[0],
  spreads: spreadWords,
  figures: {
    steps: wizardSteps.length,
    modules: training.modules,
    prompts: promptPack.categories.map(({ count }) => count).join(", "),
    phases: programme.phases.map(({ to }) => to).join(", "),
  },
};
