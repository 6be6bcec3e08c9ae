import { articleLink } from "~/content/articles";
import { freeChapter, training } from "~/content/offers";
import type { Approach } from "./types";

/** A page of the site, and why to read it. */
export interface NextStepCopy {
  text: string;
  href: string;
  label: string;
}

export const toolbox = { href: "/ressources-livre", label: "Ouvrir la boîte à outils" };
export const chapter = { href: "/chapitre-gratuit", label: "Recevoir le premier chapitre" };
export const week = { href: "/challenge", label: "Voir le programme du défi" };

export const approachSteps: Record<Approach, NextStepCopy> = {
  without: {
    text: "Le premier chapitre de notre livre est gratuit. Il traite du sujet et du plan\u00a0: une feuille et un crayon y suffisent.",
    ...chapter,
  },
  trial: {
    text: "Avant votre premier essai, un article fait le partage entre ce que l’on délègue à l’IA et ce que l’on garde.",
    ...articleLink("ia-et-livre-professionnel"),
  },
  checked: {
    text: "Un article dit où l’IA se trompe sans prévenir, et comment la tenir à sa place.",
    ...articleLink("ia-et-livre-professionnel"),
  },
  guided: {
    text: `Pour des consignes déjà éprouvées, le premier chapitre, gratuit, offre ${freeChapter.prompts}\u00a0prompts à recopier tels quels.`,
    ...chapter,
  },
  full: {
    text: `Vous avez déjà l’outil en main. Le premier chapitre, gratuit, montre l’ordre des étapes et donne ${freeChapter.prompts}\u00a0prompts pour les premières.`,
    ...chapter,
  },
};

/** The same once there is a plan, after which a chapter on subject and plan would be a step back. */
export const approachStepsPlanned: Partial<typeof approachSteps> = {
  without: {
    text: "La boîte à outils, gratuite, contient une liste de contrôle en sept relectures, à faire crayon en main.",
    ...toolbox,
  },
  guided: {
    text: "Un article fait le partage entre ce que l’IA peut vérifier dans un texte et ce qui reste à vous.",
    ...articleLink("ia-et-livre-professionnel"),
  },
  full: {
    text: "Avant de confier des pages à l’IA, un article dit ce qu’elle relit bien et ce qu’elle abîme.",
    ...articleLink("ia-et-livre-professionnel"),
  },
};

/** For authors who want income or change, have time, and use AI. */
export const trainingStep: NextStepCopy = {
  text: `Le livre doit changer vos revenus ou votre activité, et le temps n’est pas votre frein\u00a0: la formation mène, en ${training.modules}\u00a0modules, du sujet à la mise en vente.`,
  href: training.page.to,
  label: "Voir la formation",
};
