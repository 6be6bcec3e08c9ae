import { resourcesPage } from "~/content/resources";
import { brand } from "./letter";

export const resourcesMail = {
  subject: "Votre boîte à outils d’auteur : tous les liens à garder",
  preheader: "Les documents, les prompts et de quoi vous en servir.",
  title: "Vos ressources, à portée de main",
  lead: `Vous avez ouvert les ressources de ${brand}. Voici leurs adresses : elles ne changent pas et ne vous redemanderont pas votre e-mail. Gardez ce message.`,
  documents: "Les documents",
  prompts: {
    title: "Les prompts",
    text: "Ils tiennent dans le pack, rangés en trois groupes. Copiez-en un, remplacez ce qui est entre crochets, relisez la réponse en auteur.",
    link: resourcesPage.actions.downloadPack,
  },
  videos: {
    title: "Les vidéos",
    text: "À suivre l’outil ouvert : chaque geste se voit à l’écran.",
  },
  book: {
    title: "Le livre qui va avec",
    text: resourcesPage.header.lead,
    link: resourcesPage.bookLink,
  },
  why: "Vous recevez ce message parce que les ressources du livre ont été ouvertes avec cette adresse, en acceptant de recevoir leurs adresses et des nouvelles du livre et de la méthode.",
} as const;
