import { said } from "~/content/claims";
import { book, diagnostic, promptPack, training, vip } from "~/content/offers";

export interface SharingCard {
  kicker: string;
  title: string;
  note: string;
}

/** What the sharing pictures in `public/images/og` say, by file name. No price, since prices may change from day to day. */
export const sharingCards = {
  site: {
    kicker: "La méthode et le livre",
    title: `Écrivez votre livre professionnel${said.manuscript.within.replace(" en ", " en\u00A0")}`,
    note: "Avec l’IA à votre table, et votre voix sur chaque page",
  },
  livre: {
    kicker: "Le livre",
    title: `La méthode entière, en ${book.pages}\u00a0pages`,
    note: "Exemplaire dédicacé, et sa version numérique ce soir",
  },
  diagnostic: {
    kicker: "Diagnostic gratuit",
    title: "Quel auteur êtes-vous\u202F?",
    note: `Six étapes, ${diagnostic.minutes}\u00a0minutes environ, une feuille de route`,
  },
  formation: {
    kicker: "Formation en ligne",
    title: "Huit modules pour mener votre livre à son terme",
    note: `${training.hours}+\u00a0heures de cours, ${training.groupSessions}\u00a0séances de questions en groupe`,
  },
  prompts: {
    kicker: "Pack de prompts",
    title: `${promptPack.prompts}\u00a0prompts, de\u00A0la\u00A0première\u00A0idée à\u00A0la\u00A0promotion`,
    note: `Mises à jour offertes pendant ${promptPack.updateMonths}\u00a0mois`,
  },
  vip: {
    kicker: "Accompagnement VIP",
    title: `${vip.days}\u00a0jours pour achever votre manuscrit`,
    note: `${vip.sessions}\u00a0séances individuelles, ${vip.placesPerQuarter}\u00a0experts par trimestre`,
  },
  blog: {
    kicker: "Le blog",
    title: "Carnet d’atelier pour les experts qui écrivent",
    note: "Structurer, rédiger, publier",
  },
} satisfies Record<string, SharingCard>;

export type SharingCardName = keyof typeof sharingCards;
