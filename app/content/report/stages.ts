import { programme, span } from "~/content/offers";
import type { Domain, Impact, Objective, Status, Transmission } from "./types";

/** Where the roadmap begins, by the state of the project. */
export const openings: Record<Status, { title: string; tasks: readonly [string, string] }> = {
  idea: {
    title: "Choisir le sujet",
    tasks: [
      "Écrivez trois sujets possibles, une demi-page chacun, et gardez celui dont vous parlez sans notes.",
      "Nommez une personne réelle à qui le livre s’adresse, et mettez son prénom en tête de chaque page de travail.",
    ],
  },
  notes: {
    title: "Trier les notes",
    tasks: [
      "Faites trois piles, à garder, à vérifier, à oublier, et ne rouvrez plus la troisième.",
      "Si deux sujets se partagent vos notes, prenez celui que vous pouvez illustrer par un fait vécu.",
    ],
  },
  plan: {
    title: "Éprouver le plan",
    tasks: [
      "Achevez le chapitre ouvert cette semaine, puis corrigez le plan d’après lui, une seule fois.",
      "Chiffrez chaque chapitre en pages et en séances, et comparez avec votre délai.",
    ],
  },
  stuck: {
    title: "Lever le blocage",
    tasks: [
      "Mettez un nom sur l’arrêt : une information absente, une décision remise ou un passage ennuyeux à écrire.",
      "Récrivez le sommaire de ce qui manque, en partant de la dernière page gardée.",
    ],
  },
  partial: {
    title: "Faire le point",
    tasks: [
      "Relisez l’ensemble sans corriger, en notant seulement ce qui manque et ce qui revient.",
      "Estimez la durée d’une sous-partie d’après les trois dernières, et reportez-la sur celles qui restent.",
    ],
  },
  advanced: {
    title: "Achever le texte",
    tasks: [
      "Écrivez les passages manquants, l’introduction en dernier.",
      "Marquez d’un signe ce qui reste à vérifier, sans vous y arrêter.",
    ],
  },
};

/** The task of planning that goes with the form's own. */
export const planTasks: Record<"idea" | "notes", string> = {
  idea: "Fixez la longueur avant d’écrire, en chapitres et en pages.",
  notes:
    "Placez chaque note gardée sous un chapitre. Supprimez les chapitres qui restent vides, ou écrivez-les en premier.",
};

export const stageTitles = {
  plan: "Dresser le plan",
  draft: "Écrire le premier jet",
  resume: "Reprendre l’écriture",
  complete: "Finir le premier jet",
  rewrite: "Réécrire",
  readers: "Faire lire",
  production: "Fabriquer",
  launch: "Publier",
} as const;

/** The stage in which the text is written. */
export const writingStage: Record<Status, string> = {
  idea: stageTitles.draft,
  notes: stageTitles.draft,
  plan: stageTitles.draft,
  stuck: stageTitles.resume,
  partial: stageTitles.complete,
  advanced: openings.advanced.title,
};

export const fortnight = {
  withAi: (stage: string) =>
    `À raison de ${span(programme.hoursADay)} heures par jour, l’étape « ${stage} » tient dans les ${programme.days} jours de notre livre. Ce calendrier l’étale, et garde le reste pour relire, fabriquer et publier.`,
  withoutAi: `Notre livre compte ${programme.days} jours avec l’IA. À la main, ses étapes restent les mêmes et prennent plus de temps.`,
};

/** Who should read the manuscript. */
export const readerTasks: Record<Transmission, string> = {
  consulting: "Confiez le texte à deux anciens clients et à un lecteur qui ne vous connaît pas.",
  groups:
    "Formez un comité de lecture avec quatre participants de sessions passées, un chapitre chacun.",
  stage:
    "Demandez à trois auditeurs de vos conférences de marquer l’endroit où ils auraient levé la main.",
  online: "Proposez une lecture avant parution à cinq de vos abonnés les plus critiques.",
  beginner: "Trouvez deux lecteurs hors de votre entourage, dont un qui n’est pas du métier.",
};

/** What to ask these readers. */
export const readerQuestions: Record<Objective, string> = {
  authority:
    "Faites-leur souligner l’affirmation qu’ils citeraient, et celle qu’ils n’ont pas crue.",
  clients: "Demandez-leur à quel moment ils ont pensé à leur propre situation.",
  method: "Demandez-leur de vous redire la méthode sans rouvrir le livre.",
  income:
    "Demandez-leur ce qu’ils voudraient obtenir de vous une fois le livre refermé, et à quel prix.",
  transformation:
    "Demandez-leur de décrire votre activité d’après le seul manuscrit, et comparez avec celle que vous voulez.",
  legacy: "Demandez-leur ce qu’ils garderaient s’il ne devait rester que dix pages.",
};

/** What has to be checked before printing. */
export const domainChecks: Record<Domain, string> = {
  coaching:
    "Faites signer un accord à quiconque dont vous racontez l’accompagnement, même sous un autre prénom.",
  business:
    "Contrôlez chaque chiffre et chaque nom d’entreprise, et prévenez celles que l’on pourrait reconnaître.",
  health:
    "Soumettez les passages de santé à un praticien et rappelez en tête d’ouvrage que le livre ne remplace pas une consultation.",
  tech: "Datez les captures et les versions citées, et renvoyez en ligne tout ce qui changera dans l’année.",
  education:
    "Vérifiez les droits des documents pédagogiques que vous reprenez, exercices et schémas compris.",
  other:
    "Faites relire le vocabulaire du métier par deux personnes, l’une qui l’exerce, l’autre qui l’ignore.",
};

/** What to do when the book is out, for the aim and for the effect. */
export const objectiveLaunches: Record<Objective, string> = {
  authority:
    "Offrez le livre à vingt personnes dont l’avis compte dans votre milieu, avec un mot écrit pour chacune.",
  clients: "Remettez un exemplaire à chaque personne qui hésite à travailler avec vous.",
  method: "Publiez le schéma de la méthode en accès libre, avec la page du livre qui l’explique.",
  income:
    "Choisissez ce que vous vendrez à côté du livre, son prix et la personne à qui vous le proposerez d’abord.",
  transformation:
    "Récrivez la présentation de votre activité pour qu’elle dise, le même jour, la même chose que le livre.",
  legacy:
    "Déposez un exemplaire là où l’on apprend votre métier : école, bibliothèque, association.",
};

export const impactLaunches: Record<Impact, string> = {
  clients:
    "Préparez la page où un lecteur convaincu prend rendez-vous, et imprimez-en l’adresse à la fin du livre.",
  rates:
    "Annoncez vos nouveaux tarifs avec la parution, une seule fois, en citant ce que le livre a rendu visible.",
  invitations:
    "Envoyez le livre, avec une lettre de dix lignes, à dix organisateurs ou journalistes dont vous suivez le travail.",
  offers:
    "Ouvrez la nouvelle offre à un petit cercle de lecteurs avant de l’annoncer plus largement.",
  community:
    "Invitez les premiers lecteurs à une rencontre, en ligne ou en salle, le mois de la parution, et parlez moins qu’eux.",
};
