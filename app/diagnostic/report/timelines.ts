import { articleLink } from "~/content/articles";
import { programme, span } from "~/content/offers";
import type { NextStepCopy } from "./next-steps";
import type { Status, Timeline } from "./types";

interface TimelineCopy {
  /** The answer in a few words. */
  answer: string;
  /** Whole weeks within the chosen deadline. */
  weeks: number;
  /** The weeks for proofreading, layout and printing: six to twelve, as the articles say. */
  production: number;
  /** The deadline, by state of the project. */
  introductions: Record<Status, string>;
  /** The writing pace, for authors short of time and for others. */
  pace: Record<"busy" | "free", string>;
  /** The same for finishing a manuscript. */
  finish: Record<"busy" | "free", string>;
  /** What this deadline asks of the first weeks, and of those when others read. */
  early?: string;
  reading?: string;
  /** How to publish within this deadline. */
  route: string;
  /** A page of the site about publishing, as a last next step. */
  step: NextStepCopy;
}

export const timelines: Record<Timeline, TimelineCopy> = {
  quarter: {
    answer: "moins de trois mois",
    weeks: 12,
    production: 6,
    introductions: {
      idea: "Publier en moins de trois mois à partir d’une idée impose un livre court, pour un seul public et un seul problème.",
      notes:
        "Vos notes raccourcissent le chemin, mais moins de trois mois ne laissent pas le temps d’en chercher d’autres. Triez, puis écrivez.",
      plan: "Avec un plan détaillé, moins de trois mois sont tenables, à condition de ne plus y toucher après le premier chapitre.",
      stuck:
        "En moins de trois mois, on n’a pas le temps de recommencer. Levez d’abord le blocage, puis gardez ce qui tient et coupez le reste.",
      partial:
        "Moins de trois mois peuvent suffire à finir un manuscrit entamé, si vous écrivez la fin avant de corriger le début.",
      advanced:
        "Votre manuscrit peut paraître en moins de trois mois, si la relecture et la fabrication sont réservées dès maintenant.",
    },
    pace: {
      busy: "Écrivez une heure chaque jour, toujours la même, et tenez-vous à un livre bref.",
      free: `Écrivez chaque jour, de ${span(programme.hoursADay)}\u00a0heures\u00a0: un délai aussi court ne supporte pas de jour vide.`,
    },
    finish: {
      busy: "Prenez une heure chaque jour, toujours la même, et coupez un passage plutôt que de repousser la date.",
      free: `Consacrez-y de ${span(programme.hoursADay)}\u00a0heures chaque jour\u00a0: ce qui ne sera pas écrit alors ne le sera plus à temps.`,
    },
    early:
      "Retenez dès cette semaine correcteur, maquettiste et imprimeur\u00a0: leur agenda se remplit vite.",
    route:
      "Prenez la voie de l’autoédition, car un éditeur répond rarement dans ce délai. Correction, maquette et impression, retenues la première semaine, en prennent six au moins.",
    step: {
      text: "À moins de trois mois de la parution, la voie de publication se choisit maintenant. Un article en compare trois.",
      ...articleLink("publier-un-livre-professionnel-en-france"),
    },
  },
  half: {
    answer: "trois à six mois",
    weeks: 26,
    production: 8,
    introductions: {
      idea: "De l’idée au livre publié, trois à six mois suffisent si le sujet est choisi avant la fin du premier.",
      notes:
        "Trois à six mois à partir de notes éparses laissent le temps d’un vrai tri, pas celui d’une nouvelle enquête.",
      plan: "Votre plan et un délai de trois à six mois s’accordent. L’essentiel du calendrier peut aller à l’écriture.",
      stuck:
        "Trois à six mois permettent de prendre le blocage au sérieux. Les premières semaines servent à le comprendre.",
      partial:
        "Trois à six mois pour achever un manuscrit entamé laissent une marge. Donnez-la à la réécriture.",
      advanced:
        "Avec plus de la moitié du texte et trois à six mois devant vous, deux relectures sont possibles, l’une pour le fond, l’autre pour la phrase.",
    },
    pace: {
      busy: "Tenez cinq séances de quarante minutes par semaine, et une plus longue toutes les deux semaines pour les raccords.",
      free: "Réservez deux demi-journées fixes par semaine à l’écriture, et gardez-en une troisième pour rattraper.",
    },
    finish: {
      busy: "Tenez quatre séances de quarante minutes par semaine, et finissez un passage avant d’en rouvrir un autre.",
      free: "Réservez une demi-journée par semaine à l’écriture, et une autre à la vérification.",
    },
    route:
      "Visez l’autoédition avec une correction professionnelle, dont vous aurez retenu la date plusieurs semaines à l’avance.",
    step: {
      text: "Trois à six mois ne conviennent pas à toutes les voies de publication. Un article aide à trancher.",
      ...articleLink("publier-un-livre-professionnel-en-france"),
    },
  },
  year: {
    answer: "six à douze mois",
    weeks: 52,
    production: 10,
    introductions: {
      idea: "De l’idée au livre, six à douze mois laissent le temps de bien faire, si le choix du sujet a lui aussi une date de fin.",
      notes:
        "Vos notes et un délai de six à douze mois permettent de laisser reposer le texte entre deux versions, ce que peu de projets s’accordent.",
      plan: "Un plan prêt et six à douze mois vous laissent de la place. Commencez tout de même à écrire un chapitre ce mois-ci.",
      stuck:
        "Six à douze mois donnent au texte arrêté une seconde chance. Cherchez d’abord la cause de l’arrêt.",
      partial:
        "Pour un manuscrit entamé, six à douze mois sont confortables. Découpez-les en étapes.",
      advanced:
        "Un manuscrit avancé n’a pas besoin de six à douze mois d’écriture. Consacrez la différence aux lectures extérieures.",
    },
    pace: {
      busy: "Quatre séances de quarante minutes par semaine suffisent à ce délai, si vous n’en sautez jamais deux de suite.",
      free: "Gardez une longue séance par semaine, toujours le même jour, et comptez en fin de mois les pages conservées, pas les pages écrites.",
    },
    finish: {
      busy: "Trois séances de quarante minutes par semaine achèveront le texte bien avant le terme.",
      free: "Une demi-journée par semaine suffit, si elle revient toujours le même jour.",
    },
    route:
      "L’autoédition tient dans ce délai, correction et maquette à votre charge. Un éditeur aurait le temps de répondre, pas celui de faire paraître le livre.",
    step: {
      text: "En six à douze mois, l’autoédition mène jusqu’au livre imprimé\u202f; une maison d’édition en demande davantage. Un article compare les voies.",
      ...articleLink("publier-un-livre-professionnel-en-france"),
    },
  },
  later: {
    answer: "plus d’un an",
    weeks: 65,
    production: 12,
    introductions: {
      idea: "Une idée et plus d’un an devant vous permettent une vraie enquête, à condition d’en dater la fin.",
      notes:
        "Plus d’un an à partir de notes permet de les compléter, après les avoir relues une fois en entier.",
      plan: "Un plan qui attend un an vieillit\u00a0: mettez-le à l’épreuve dès la première semaine.",
      stuck:
        "En plus d’un an, un blocage se défait ou s’installe. Prenez rendez-vous avec vos pages dans les premières semaines.",
      partial:
        "Vous disposez de plus d’un an pour finir un texte entamé. Gardez avec lui un contact régulier, même bref.",
      advanced:
        "Plus d’un an pour un manuscrit écrit à plus de moitié, c’est largement assez. Vous pourrez le soumettre à un éditeur, ou avancer la date.",
    },
    pace: {
      busy: "Trois séances de quarante minutes par semaine tiennent dans une vie pleine, et le compte y sera.",
      free: "Une longue séance toutes les deux semaines et une page entre deux suffisent.",
    },
    finish: {
      busy: "Deux séances de quarante minutes par semaine suffisent, et empêchent le manuscrit de vous devenir étranger.",
      free: "Donnez-vous un passage par semaine et une date de fin, qu’un tel délai ferait vite oublier.",
    },
    reading:
      "Envoyez en même temps le manuscrit à quelques éditeurs choisis pour leur catalogue. Une réponse prend de deux à six mois.",
    route:
      "Si un éditeur accepte, son calendrier remplace le vôtre\u202f; sinon, publiez par vous-même à la date prévue.",
    step: {
      text: "Plus d’un an permet de proposer le manuscrit à des éditeurs. Un article dit ce qu’ils attendent, et leurs délais.",
      ...articleLink("publier-un-livre-professionnel-en-france"),
    },
  },
};
