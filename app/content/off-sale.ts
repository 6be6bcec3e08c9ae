import { promptCount } from "./resources";
import type { Titled } from "./types";

/** What stands where a product is sold while it is off sale, and the way on. */
export interface OffSale extends Titled {
  link: { label: string; to: string };
}

const diagnostic = { label: "Faire le diagnostic gratuit", to: "/diagnostic" };
const bought = "Déjà acheté, il reste ouvert sur la page de votre commande.";

export const offSale = {
  book: {
    title: "Le livre n’est pas en vente en ce moment",
    text: `Son premier chapitre, gratuit, se lit dès maintenant. ${bought}`,
    link: { label: "Lire le premier chapitre", to: "/chapitre-gratuit" },
  },
  training: {
    title: "La formation n’est pas en vente en ce moment",
    text: "En attendant, le diagnostic gratuit vous dit par où commencer votre livre. Déjà inscrit\u202f? Vos accès restent sur la page de votre commande.",
    link: diagnostic,
  },
  "prompt-pack": {
    title: "Le pack n’est pas en vente en ce moment",
    text: `Les ${promptCount}\u00a0prompts de la boîte à outils, gratuits, vous mènent du plan au manuscrit relu. ${bought}`,
    link: { label: "Voir les prompts gratuits", to: "/ressources-livre" },
  },
  vip: {
    title: "L’accompagnement n’est pas proposé en ce moment",
    text: "Le diagnostic gratuit vous dit où en est votre livre, et par où le reprendre.",
    link: diagnostic,
  },
} as const satisfies Record<string, OffSale>;
