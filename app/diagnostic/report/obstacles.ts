import { articleLink } from "~/content/articles";
import { challenge } from "~/content/offers";
import { type NextStepCopy, toolbox, week } from "./next-steps";
import type { Action, Obstacle, Status } from "./types";

interface ObstacleCopy {
  /** The answer in a few words. */
  answer: string;
  title: string;
  observation: string;
  /** The remedy, by state of the project. */
  remedies: Record<Status, string>;
  /** A first action this week, for a project without pages (`early`) and with pages (`written`). */
  actions: Record<"early" | "written", Action>;
  /** A page of the site that helps. */
  step: NextStepCopy;
  /** How the book helps. */
  book: string;
}

export const obstacles: Record<Obstacle, ObstacleCopy> = {
  time: {
    answer: "manque de temps",
    title: "Le temps",
    observation: "Écrivez dans des créneaux courts, dont chacun a un objet fixé la veille.",
    remedies: {
      idea: "À ce stade, le sujet peut se décider en marchant ou dans les transports.",
      notes:
        "Vos notes se dépouillent par paquets de vingt minutes, sans reprendre l’ensemble à chaque fois.",
      plan: "Votre plan s’y prête\u00a0: choisissez chaque soir la sous-partie du lendemain, et rien d’autre.",
      stuck:
        "Relisez une seule fois, pour savoir où reprendre. Ensuite, finissez chaque séance sur la première phrase de la suivante.",
      partial: "Inscrivez une à une dans l’agenda les sous-parties manquantes.",
      advanced:
        "Il vous reste surtout de la relecture, qui se découpe par chapitre et se confie en partie.",
    },
    actions: {
      early: {
        title: "Poser les créneaux",
        text: "Inscrivez dans l’agenda les créneaux des sept prochains jours, même d’une demi-heure, et en face de chacun ce que vous y ferez.",
      },
      written: {
        title: "Réserver les créneaux",
        text: "Bloquez dès aujourd’hui les créneaux de la semaine, même d’une demi-heure, et attribuez à chacun une page précise du texte.",
      },
    },
    step: {
      text: "Contre le manque de temps, un article de notre carnet compte les heures qu’un livre demande et dit où les trouver.",
      ...articleLink("ecrire-un-livre-sans-avoir-le-temps"),
    },
    book: "le temps vous manque\u00a0: le livre découpe l’écriture en séances, chacune avec sa tâche.",
  },
  structure: {
    answer: "difficulté à structurer",
    title: "La structure",
    observation:
      "Vos idées résistent à l’ordre. Souvent, plusieurs livres se disputent la place d’un seul.",
    remedies: {
      idea: "Cherchez d’abord ce que l’on devrait savoir faire en refermant le vôtre.",
      notes: "Classez vos notes par question du public, car les thèmes se recouvrent.",
      plan: "Puisqu’un plan existe, vérifiez que chaque chapitre rend le suivant nécessaire.",
      stuck:
        "Le texte s’est peut-être arrêté là où deux plans se contredisaient. Résumez chaque page écrite en une ligne pour trouver l’endroit.",
      partial: "Refaites le plan d’après ce qui est écrit.",
      advanced: "À ce stade, déplacez un chapitre à la fois, sur le papier.",
    },
    actions: {
      early: {
        title: "Raconter le livre",
        text: "Racontez votre livre en dix minutes à quelqu’un qui ne connaît pas le sujet, en vous enregistrant. L’ordre que vous prenez sans y penser est un bon sommaire.",
      },
      written: {
        title: "Mettre le texte à plat",
        text: "Écrivez une ligne par chapitre, rédigé ou prévu, sur autant de fiches, et cherchez celle que l’on peut retirer sans que les autres bougent.",
      },
    },
    step: {
      text: "Pour l’ordre des chapitres, la boîte à outils offre gratuitement un cadre à remplir. Il sert aussi à relire un plan déjà écrit.",
      ...toolbox,
    },
    book: "vos idées cherchent leur ordre\u00a0: le cadre ATLAS du livre aide à le trouver, ou à vérifier celui que vous leur avez donné.",
  },
  blank: {
    answer: "page blanche",
    title: "La page blanche",
    observation:
      "Elle vient rarement du manque d’idées, plutôt de l’envie d’écrire d’emblée la bonne phrase.",
    remedies: {
      idea: "Rien ne vous oblige à commencer par le début. Prenez le passage que vous pourriez raconter ce soir.",
      notes: "Recopiez une de vos notes en haut de la feuille et répondez-lui, comme à une lettre.",
      plan: "Tournez l’intitulé de chaque chapitre en question et répondez-y sans vous relire.",
      stuck: "Reprenez par un passage facile, loin de l’endroit où le texte s’est arrêté.",
      partial: "Finissez chaque séance au milieu d’un développement que vous savez terminer.",
      advanced: "S’il ne manque que des passages, commencez par celui que vous redoutez le moins.",
    },
    actions: {
      early: {
        title: "Parler avant d’écrire",
        text: "Répondez à voix haute, pendant dix minutes, à une question que l’on vous pose souvent, puis écrivez votre réponse sans rien embellir.",
      },
      written: {
        title: "Écrire sans se relire",
        text: "Choisissez un passage que vous sauriez raconter de mémoire et écrivez-le en vingt minutes, montre en main, sans revenir en arrière.",
      },
    },
    step: {
      text: `Contre la page blanche, un défi gratuit donne une consigne par jour pendant ${challenge.days}\u00a0jours.`,
      ...week,
    },
    book: "la page blanche vous arrête\u00a0: le livre vous fait commencer par ce que vous savez raconter, une séance après l’autre.",
  },
  doubt: {
    answer: "doutes",
    title: "Le doute",
    observation:
      "Vous doutez de la qualité ou de la pertinence de votre propos. Un lecteur en jugera mieux que vous.",
    remedies: {
      idea: "Exposez l’idée de vive voix à qui elle concerne, et écoutez ses questions.",
      notes: "Cherchez parmi vos notes celles qui répondent à une demande que l’on vous a faite.",
      plan: "Faites lire le plan seul. Écrivez d’abord les chapitres que l’on veut ouvrir en premier.",
      stuck:
        "Il se peut que tout le blocage soit là\u202f; donnez à lire trois pages, avec une seule question\u00a0: «\u00a0Où avez-vous décroché\u202f?\u00a0»",
      partial:
        "Confiez un chapitre complet plutôt que des extraits, et demandez ce qui manque avant de demander ce qui plaît.",
      advanced:
        "Le manuscrit est assez long pour être jugé. Recueillez plusieurs avis avant de corriger.",
    },
    actions: {
      early: {
        title: "Poser une seule question",
        text: "Envoyez à trois personnes de votre public la même phrase, «\u00a0Que voudriez-vous savoir de ce sujet\u202f?\u00a0», et gardez leurs mots exacts.",
      },
      written: {
        title: "Faire entourer deux pages",
        text: "Donnez deux pages à une personne du public visé et demandez-lui d’entourer ce qu’elle a dû relire.",
      },
    },
    step: {
      text: "Un article répond au doute. Il décrit quatre légitimités, dont une suffit, et dit ce qu’il faut vérifier avant de publier.",
      ...articleLink("etre-legitime-pour-ecrire-un-livre"),
    },
    book: "le doute vous retient\u00a0: un chapitre du livre apprend à se relire en éditeur et à remonter à la source de chaque fait.",
  },
  process: {
    answer: "parcours incertain",
    title: "Le parcours",
    observation:
      "Séparez ce qui dépend de vous, écrire et choisir, de ce qui s’achète, corriger et fabriquer.",
    remedies: {
      idea: "Le choix du sujet vient en premier, et le reste en dépend.",
      notes: "Triez d’abord les notes. Titre et couverture viendront quand elles auront un ordre.",
      plan: "Votre plan suffit pour vous renseigner sur les deux voies principales, éditeur et autoédition, qui n’ont pas les mêmes délais.",
      stuck:
        "Si c’est la suite du parcours qui vous inquiète, décidez dès à présent de la voie de publication.",
      partial: "Convenez d’une date de remise avec la personne qui corrigera le texte.",
      advanced:
        "Il est temps de fixer l’ordre des dernières opérations\u00a0: correction, maquette, épreuve imprimée, puis annonce.",
    },
    actions: {
      early: {
        title: "Comparer deux voies",
        text: "Sur une feuille à deux colonnes, éditeur et autoédition, notez ce que vous acceptez de payer, d’attendre et d’abandonner.",
      },
      written: {
        title: "Demander deux devis",
        text: "Envoyez dix pages à deux correcteurs et demandez leur prix et leur délai.",
      },
    },
    step: {
      text: "Pour voir le parcours jusqu’au bout, un article de notre carnet décrit les trois voies de publication et ce que chacune demande.",
      ...articleLink("publier-un-livre-professionnel-en-france"),
    },
    book: "la suite du parcours vous échappe\u00a0: le livre va du sujet au plan, du plan au manuscrit, puis à la voie de publication qui vous convient.",
  },
  motivation: {
    answer: "motivation fragile",
    title: "La motivation",
    observation:
      "Elle se maintient mal toute seule. Donnez-lui de petits buts, que l’on voit atteints.",
    remedies: {
      idea: "Fixez un premier terme très proche, une page sur le sujet, et montrez-la.",
      notes: "Videz un seul carnet ou un seul dossier, puis arrêtez-vous.",
      plan: "Cochez le plan chapitre par chapitre, à un endroit où d’autres que vous le voient.",
      stuck:
        "Un chapitre qui bloque décourage des autres. Laissez-le pour l’instant, et finissez-en un plus facile.",
      partial: "Commencez par le chapitre le plus court parmi ceux qui restent.",
      advanced:
        "L’intérêt baisse souvent près de la fin. Imprimez le texte et lisez-le comme un livre.",
    },
    actions: {
      early: {
        title: "Donner un rendez-vous",
        text: "Annoncez à une personne de confiance ce que vous lui montrerez dans sept jours, aussi modeste que ce soit, et fixez l’heure.",
      },
      written: {
        title: "Lire à voix haute",
        text: "Convenez avec quelqu’un d’une rencontre dans sept jours, où vous lirez deux pages à voix haute.",
      },
    },
    step: {
      text: `Pour garder l’élan, rien ne vaut d’être attendu\u00a0: le défi gratuit dure ${challenge.days}\u00a0jours et se fait en groupe.`,
      ...week,
    },
    book: "l’élan vous quitte en route\u00a0: dans le programme du livre, chaque séance a son but.",
  },
};
