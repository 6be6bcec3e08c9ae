import { articleLink } from "~/content/articles";
import { chapter, type NextStepCopy, toolbox } from "./next-steps";
import type { Action, Status } from "./types";

interface StatusCopy {
  /** The answer in a few words. */
  answer: string;
  /** The strength of a project in this state. */
  strength: Action;
  /** The first task, for this week. */
  action: Action;
  /** The first stage of the roadmap. */
  opening: { title: string; tasks: readonly [string, string] };
  /** A planning task, in addition to the format's; absent if there is a plan. */
  planTask?: string;
  step: NextStepCopy;
  /** How the book helps a project in this state. */
  help: string;
}

export const statuses: Record<Status, StatusCopy> = {
  idea: {
    answer: "une idée",
    strength: {
      title: "Un projet encore libre",
      text: "Aucune page n’est à défaire. Le sujet, le public et la longueur peuvent se décider dans le bon ordre.",
    },
    action: {
      title: "Écrire la promesse",
      text: "Complétez\u00a0: «\u00a0Après ce livre, … saura …\u00a0». Le premier blanc est une personne, le second un geste.",
    },
    opening: {
      title: "Choisir le sujet",
      tasks: [
        "Écrivez trois sujets possibles, une demi-page chacun, et gardez celui dont vous parlez sans notes.",
        "Nommez une personne réelle à qui le livre s’adresse, et mettez son prénom en tête de chaque page de travail.",
      ],
    },
    planTask: "Fixez la longueur avant d’écrire, en chapitres et en pages.",
    step: {
      text: "Un article de notre carnet propose trois épreuves pour savoir si votre sujet tient.",
      ...articleLink("choisir-son-sujet-signature"),
    },
    help: "Le premier chapitre vous fait comparer plusieurs sujets devant un lecteur précis, avant que vous n’écriviez une page.",
  },
  notes: {
    answer: "des notes éparses",
    strength: {
      title: "Une réserve de notes",
      text: "Vos notes, même éparses, vous évitent de partir de rien.",
    },
    action: {
      title: "Réunir tout au même endroit",
      text: "Copiez vos notes dans un seul document, sans les lire, puis marquez d’un trait celles que vous sauriez développer de mémoire.",
    },
    opening: {
      title: "Trier les notes",
      tasks: [
        "Faites trois piles, à garder, à vérifier, à oublier, et ne rouvrez plus la troisième.",
        "Si deux sujets se partagent vos notes, prenez celui que vous pouvez illustrer par un fait vécu.",
      ],
    },
    planTask:
      "Placez chaque note gardée sous un chapitre. Supprimez les chapitres qui restent vides, ou écrivez-les en premier.",
    step: {
      text: "Les fiches ATLAS de la boîte à outils, gratuites, conduisent de notes éparses à un sommaire d’une page.",
      ...toolbox,
    },
    help: "Le cadre ATLAS donne à chaque note sa place, ou une raison de l’écarter, et vous mène d’un tas de papiers à un sommaire.",
  },
  plan: {
    answer: "un plan détaillé",
    strength: {
      title: "Un plan détaillé",
      text: "Le plan existe. Vous pouvez compter les chapitres à écrire.",
    },
    action: {
      title: "Ouvrir un chapitre du milieu",
      text: "Laissez l’introduction. Prenez le chapitre que vous connaissez le mieux et écrivez-en une page.",
    },
    opening: {
      title: "Éprouver le plan",
      tasks: [
        "Achevez le chapitre ouvert cette semaine, puis corrigez le plan d’après lui, une seule fois.",
        "Chiffrez chaque chapitre en pages et en séances, et comparez avec votre délai.",
      ],
    },
    step: {
      text: "La boîte à outils, gratuite, décrit chaque partie d’un livre. Comparez-la à votre plan avant d’écrire plus loin.",
      ...toolbox,
    },
    help: "Le programme découpe votre plan en séances\u00a0: vous savez chaque jour quelle partie écrire, et quand vous arrêter.",
  },
  stuck: {
    answer: "un texte commencé puis bloqué",
    strength: {
      title: "Un texte commencé",
      text: "Les pages écrites montrent où le livre s’arrête, ce qu’aucune réflexion préalable n’aurait pu dire.",
    },
    action: {
      title: "Retrouver le dernier bon endroit",
      text: "Imprimez ce qui est écrit, lisez jusqu’à la dernière page qui vous convient et tirez un trait. Seule la suite est à reprendre.",
    },
    opening: {
      title: "Lever le blocage",
      tasks: [
        "Mettez un nom sur l’arrêt\u00a0: une information absente, une décision remise ou un passage ennuyeux à écrire.",
        "Réécrivez le sommaire de ce qui manque, en partant de la dernière page gardée.",
      ],
    },
    step: {
      text: "Le premier chapitre de notre livre, gratuit, reprend le choix du sujet et le plan. La cause d’un arrêt est souvent là.",
      ...chapter,
    },
    help: "Le livre reprend le chemin depuis le sujet et le plan, où naissent la plupart des arrêts, puis il vous remet à écrire par séances courtes.",
  },
  partial: {
    answer: "un manuscrit partiel",
    strength: {
      title: "Un manuscrit entamé",
      text: "Une partie du texte est là. Vous pouvez mesurer votre rythme et compter le reste en séances.",
    },
    action: {
      title: "Dresser l’inventaire",
      text: "Listez les sous-parties en trois états, écrite, commencée, à écrire, et comptez les dernières.",
    },
    opening: {
      title: "Faire le point",
      tasks: [
        "Relisez l’ensemble sans corriger, en notant seulement ce qui manque et ce qui revient.",
        "Estimez la durée d’une sous-partie d’après les trois dernières, et reportez-la sur celles qui restent.",
      ],
    },
    step: {
      text: "La boîte à outils contient une liste de contrôle en sept relectures, pour le jour où le premier jet sera fini.",
      ...toolbox,
    },
    help: "Le programme vous fait compter ce qui reste, l’écrire séance après séance, et finir avant de corriger.",
  },
  advanced: {
    answer: "un manuscrit avancé",
    strength: {
      title: "Un manuscrit avancé",
      text: "Plus de la moitié est écrite. Il reste à décider ce qui doit encore y entrer.",
    },
    action: {
      title: "Compter ce qui manque",
      text: "Notez sur une page ce que le manuscrit doit encore contenir, puis rayez ce que personne ne remarquerait.",
    },
    opening: {
      title: "Achever le texte",
      tasks: [
        "Écrivez les passages manquants, l’introduction en dernier.",
        "Marquez d’un signe ce qui reste à vérifier, sans vous y arrêter.",
      ],
    },
    step: {
      text: "Vient la publication. Notre carnet compare l’autoédition, l’éditeur et les formules hybrides.",
      ...articleLink("publier-un-livre-professionnel-en-france"),
    },
    help: "Un chapitre vous apprend à lire votre texte en éditeur, à vérifier chaque fait et à retirer ce qui ne sert pas. Le suivant compare les voies de publication.",
  },
};
