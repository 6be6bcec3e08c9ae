import type { Objective, Status } from "./types";

/** What a questionnaire cannot know of the project. */
export const statusLimits: Record<Status, string> = {
  idea: "Nous ne savons pas si le sujet auquel vous pensez vous tient depuis une semaine ou depuis toujours.",
  notes:
    "Nous n’avons pas lu vos notes : trois bonnes pages peuvent s’y cacher, ou un autre livre que celui que vous croyez.",
  plan: "Un questionnaire ne lit pas un plan : il ignore si vos chapitres se répondent ou se répètent.",
  stuck: "Aucune question ne demandait ce qui a arrêté votre texte. La réponse est dans les pages.",
  partial:
    "Nous ignorons ce que valent les pages écrites, la première chose qu’un éditeur regarderait.",
  advanced:
    "Nous n’avons pas lu une ligne de votre manuscrit. Confiez-le une heure à quelqu’un qui sait lire.",
};

/** What it cannot know of the aim. */
export const objectiveLimits: Record<Objective, string> = {
  authority:
    "Vos réponses ne disent rien de l’estime que l’on vous porte déjà, ni de qui occupe la place.",
  clients: "Vos réponses ne disent ni qui sont vos clients actuels ni ce qui les a fait venir.",
  method:
    "Vos réponses ne montrent pas votre méthode à l’œuvre, et ne peuvent dire ce qu’elle a de neuf.",
  income:
    "Vos réponses ne disent rien de vos comptes. Fixez d’avance ce que vous mettrez dans ce livre.",
  transformation: "Vos réponses ne disent pas ce que vous accepteriez d’abandonner.",
  legacy: "Vos réponses ne disent pas à qui vous pensez en écrivant.",
};
