import { articleOn } from "~/content/articles";
import { challenge, freeChapter, training } from "~/content/offers";
import type { Approach, Obstacle, Status, Timeline } from "./types";

/** A page of the site, with what it is good for after these answers. */
export interface NextStepCopy {
  text: string;
  href: string;
  label: string;
}

const toolbox = { href: "/ressources-livre", label: "Ouvrir la boîte à outils" };
const chapter = { href: "/chapitre-gratuit", label: "Recevoir le premier chapitre" };
const week = { href: "/challenge", label: "Voir le programme du défi" };

export const statusSteps: Record<Status, NextStepCopy> = {
  idea: {
    text: "Un article de notre carnet propose trois épreuves pour savoir si votre sujet tient.",
    ...articleOn("choisir-son-sujet-signature"),
  },
  notes: {
    text: "Les fiches ATLAS de la boîte à outils, gratuites, conduisent de notes éparses à un sommaire d’une page.",
    ...toolbox,
  },
  plan: {
    text: "La boîte à outils, gratuite, décrit chaque partie d’un livre. Comparez-la à votre plan avant d’écrire plus loin.",
    ...toolbox,
  },
  stuck: {
    text: "Le premier chapitre de notre livre, gratuit, reprend le choix du sujet et le plan. La cause d’un arrêt est souvent là.",
    ...chapter,
  },
  partial: {
    text: "La boîte à outils contient une liste de contrôle en sept relectures, pour le jour où le premier jet sera fini.",
    ...toolbox,
  },
  advanced: {
    text: "Vient la publication. Notre carnet compare l’autoédition, l’éditeur et les formules hybrides.",
    ...articleOn("publier-un-livre-professionnel-en-france"),
  },
};

export const approachSteps: Record<Approach, NextStepCopy> = {
  without: {
    text: "Le premier chapitre de notre livre est gratuit. Il traite du sujet et du plan : une feuille et un crayon y suffisent.",
    ...chapter,
  },
  trial: {
    text: "Avant votre premier essai, un article fait le partage entre ce que l’on délègue à l’IA et ce que l’on garde.",
    ...articleOn("ia-et-livre-professionnel"),
  },
  checked: {
    text: "Un article dit où l’IA se trompe sans prévenir, et comment la tenir à sa place.",
    ...articleOn("ia-et-livre-professionnel"),
  },
  guided: {
    text: `Pour des consignes déjà éprouvées, le premier chapitre, gratuit, offre ${freeChapter.prompts} prompts à recopier tels quels.`,
    ...chapter,
  },
  full: {
    text: `Vous avez déjà l’outil en main. Le premier chapitre, gratuit, montre l’ordre des étapes et donne ${freeChapter.prompts} prompts pour les premières.`,
    ...chapter,
  },
};

/** Where one obstacle makes a page the sensible next step. The challenge asks for time, AI and a start. */
export const obstacleSteps: Record<Obstacle, NextStepCopy> = {
  time: {
    text: "Contre le manque de temps, un article de notre carnet compte les heures qu’un livre demande et dit où les trouver.",
    ...articleOn("ecrire-un-livre-sans-avoir-le-temps"),
  },
  structure: {
    text: "Pour l’ordre des chapitres, la boîte à outils offre gratuitement un cadre à remplir, du public visé au sommaire.",
    ...toolbox,
  },
  blank: {
    text: `Contre la page blanche, un défi gratuit donne une consigne par jour pendant ${challenge.days} jours.`,
    ...week,
  },
  doubt: {
    text: "Un article répond au doute. Il décrit quatre légitimités, dont une suffit, et dit ce qu’il faut vérifier avant de publier.",
    ...articleOn("etre-legitime-pour-ecrire-un-livre"),
  },
  process: {
    text: "Pour voir le parcours jusqu’au bout, un article de notre carnet décrit les trois voies de publication et ce que chacune demande.",
    ...articleOn("publier-un-livre-professionnel-en-france"),
  },
  motivation: {
    text: `Pour garder l’élan, rien ne vaut d’être attendu : le défi gratuit dure ${challenge.days} jours et se fait en groupe.`,
    ...week,
  },
};

/** For an activity that is to earn or to change, with hours to give and a use for AI. */
export const trainingStep: NextStepCopy = {
  text: `Le livre doit changer vos revenus ou votre activité, et le temps n’est pas votre frein : la formation mène, en ${training.modules} modules, du sujet à la mise en vente.`,
  href: "/inscription-masterclass",
  label: "Voir la formation",
};

/** Where the others leave room: how to publish, for the chosen delay. */
export const timelineSteps: Record<Timeline, NextStepCopy> = {
  quarter: {
    text: "À moins de trois mois de la parution, la voie de publication se choisit maintenant. Un article en compare trois.",
    ...articleOn("publier-un-livre-professionnel-en-france"),
  },
  half: {
    text: "Trois à six mois ne conviennent pas à toutes les voies de publication. Un article aide à trancher.",
    ...articleOn("publier-un-livre-professionnel-en-france"),
  },
  year: {
    text: "En six à douze mois, l’autoédition mène jusqu’au livre imprimé ; une maison d’édition en demande davantage. Un article compare les voies.",
    ...articleOn("publier-un-livre-professionnel-en-france"),
  },
  later: {
    text: "Plus d’un an permet de viser un éditeur. Un article explique ce qu’il attend.",
    ...articleOn("publier-un-livre-professionnel-en-france"),
  },
};
