import type { Objective, Status } from "./types";

/** What a questionnaire cannot know of the project. */
export const statusLimits: Record<Status, string> = {
  idea: "Nous ne savons pas si le sujet auquel vous pensez vous tient depuis une semaine ou depuis toujours ; cela compte plus que toutes les cases cochées.",
  notes:
    "Nous n’avons pas lu vos notes : trois bonnes pages peuvent s’y cacher, ou un autre livre que celui que vous croyez.",
  plan: "Un questionnaire ne lit pas un plan : il ignore si vos chapitres se répondent ou se répètent.",
  stuck:
    "Aucune question ne demandait ce qui a arrêté votre texte ; la réponse est dans les pages, pas dans ce diagnostic.",
  partial:
    "Nous ignorons ce que valent les pages écrites, la première chose qu’un éditeur regarderait.",
  advanced:
    "Nous n’avons pas lu une ligne de votre manuscrit ; une heure avec quelqu’un qui sait lire vous en apprendra plus que ces deux pages.",
};

/** What it cannot know of the aim. */
export const objectiveLimits: Record<Objective, string> = {
  authority:
    "Vos réponses ne disent rien de l’estime que l’on vous porte déjà, ni de qui occupe la place.",
  clients:
    "Vos réponses ne disent ni qui sont vos clients actuels ni ce qui les a fait venir, et ces deux faits corrigeraient bien des conseils.",
  method:
    "Vos réponses ne montrent pas votre méthode à l’œuvre, et ne peuvent dire ce qu’elle a de neuf.",
  income:
    "Vos réponses ne disent rien de vos comptes : ne dépensez pour ce livre que ce que vous pouvez perdre.",
  transformation:
    "Vos réponses ne disent pas ce que vous accepteriez d’abandonner, et l’on ne transforme rien sans cela.",
  legacy:
    "Vos réponses ne disent pas à qui vous pensez en écrivant, et c’est cette personne qui décidera du ton.",
};
