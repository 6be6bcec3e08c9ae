import { resourcesPage } from "~/content/resources";
import { brand } from "./letter";

export const resourcesMail = {
  subject: "Votre boîte à outils d’auteur : tous les liens à garder",
  preheader: "Les documents, les prompts et de quoi vous en servir.",
  title: "Vos ressources, à portée de main",
  lead: `Vous avez ouvert les ressources de ${brand}. Voici les liens directs : ils ne changent pas, et aucun e-mail ne vous sera redemandé. Gardez ce message.`,
  documents: "Les documents",
  prompts: {
    title: "Les prompts",
    text: "Ils tiennent dans le pack, rangés en trois groupes. Copiez-en un, remplacez ce qui est entre crochets, relisez la réponse en auteur.",
    link: resourcesPage.actions.downloadPack,
  },
  videos: {
    title: "Les vidéos",
    text: "À suivre avec l’outil ouvert à côté.",
  },
  book: {
    title: "Le livre qui va avec",
    text: resourcesPage.header.lead,
    link: resourcesPage.bookLink,
  },
  why: "Vous recevez ce message parce que les ressources du livre ont été ouvertes avec cette adresse, en acceptant de recevoir leurs liens, avec une présentation du livre.",
} as const;
