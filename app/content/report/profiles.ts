import type { Status } from "./types";

/** Why the answers lead to this profile; each text is true for every set of answers with it. */
export const profiles = {
  visionary: {
    title: "Visionnaire Stratégique",
    text: "Cinq ans de métier au moins et un total dans la partie haute du barème : la matière et l’intention sont réunies. Ce profil n’a pas besoin d’encouragements, mais d’un choix, celui de ce que le livre ne dira pas.",
  },
  expert: {
    title: "Expert Prêt à Décoller",
    text: "Votre projet a déjà une forme sur le papier et vos réponses se situent dans la moitié haute du barème. Ce profil n’attend plus une idée : il attend des séances de travail et une date.",
  },
  builder: {
    title: "Bâtisseur d’Autorité",
    /** By the rule that was met: the objective, or experience and transmission added up. */
    text: {
      authority:
        "Vous voulez d’abord que l’on vous reconnaisse une autorité : c’est cette intention, plus que l’avancement du projet, qui dessine votre profil. Il se construit lentement, une preuve après l’autre.",
      ground:
        "Le métier et la façon de le transmettre atteignent, additionnés, le seuil de ce profil : c’est votre socle. Le total reste au milieu du barème, car tout n’avance pas encore au même pas.",
    },
  },
  explorer: {
    title: "Explorateur du Potentiel",
    /** By what decided: a project hardly begun, few years of experience, or the total alone. */
    text: {
      idea: "Rien n’est encore écrit, et c’est d’abord cela qui décide de votre profil. Explorer n’est pas attendre : il s’agit de choisir une direction, puis de la vérifier à peu de frais.",
      notes:
        "Des notes, pas encore de charpente : c’est d’abord cela qui décide de votre profil. L’exploration a commencé ; il lui manque une direction, et une façon de savoir quand s’arrêter.",
      young:
        "Vous exercez depuis cinq ans au plus, et ce profil en tient compte : il ne juge pas ce que vous avez préparé, il situe votre expérience. Le livre peut avancer en même temps qu’elle.",
      total:
        "Le projet existe, mais le total de vos réponses reste dans le bas du barème. Ce profil invite à régler une difficulté à la fois plutôt qu’à repartir de zéro.",
    },
  },
} as const satisfies Record<string, { title: string; text: string | Record<string, string> }>;

/** What the state of the project gives to build on. */
export const statusStrengths: Record<Status, { title: string; text: string }> = {
  idea: {
    title: "Un projet encore libre",
    text: "Aucune page n’est à défaire : le sujet, le public et la longueur peuvent se décider dans le bon ordre.",
  },
  notes: {
    title: "Une réserve de notes",
    text: "Vos notes montrent que le sujet revient de lui-même ; même éparses, elles vous évitent de partir de rien.",
  },
  plan: {
    title: "Un plan détaillé",
    text: "Le plan existe : on peut désormais compter les chapitres à écrire au lieu de les imaginer.",
  },
  stuck: {
    title: "Un texte commencé",
    text: "Les pages écrites montrent où le livre s’arrête, ce qu’aucune réflexion préalable n’aurait pu dire.",
  },
  partial: {
    title: "Un manuscrit entamé",
    text: "Une partie du texte est là : votre rythme réel peut se mesurer, et le reste se compter en séances au lieu de s’espérer.",
  },
  advanced: {
    title: "Un manuscrit avancé",
    text: "Plus de la moitié est écrite : la question n’est plus de savoir de quoi parlera le livre, mais ce qui doit encore y entrer.",
  },
};
