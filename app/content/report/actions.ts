import type { Action, Status } from "./types";

/** The first thing to do with the project itself, this week. */
export const statusActions: Record<Status, Action> = {
  idea: {
    title: "Écrire la promesse",
    text: "Complétez : « Après ce livre, … saura … ». Le premier blanc est une personne, le second un geste.",
  },
  notes: {
    title: "Réunir tout au même endroit",
    text: "Copiez vos notes dans un seul document, sans les lire, puis marquez d’un trait celles que vous sauriez développer de mémoire.",
  },
  plan: {
    title: "Ouvrir un chapitre du milieu",
    text: "Laissez l’introduction. Prenez le chapitre que vous connaissez le mieux et écrivez-en une page.",
  },
  stuck: {
    title: "Retrouver le dernier bon endroit",
    text: "Imprimez ce qui est écrit, lisez jusqu’à la dernière page qui vous convient et tirez un trait. Seule la suite est à reprendre.",
  },
  partial: {
    title: "Dresser l’inventaire",
    text: "Listez les sous-parties en trois états, écrite, commencée, à écrire, et comptez les dernières.",
  },
  advanced: {
    title: "Compter ce qui manque",
    text: "Notez sur une page ce que le manuscrit doit encore contenir, puis rayez ce que personne ne remarquerait.",
  },
};
