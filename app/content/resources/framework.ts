import { sentences } from "~/lib/known";
import { said } from "../claims";

/** A question of a worksheet and the room left for its answer, in lines. */
export interface WorksheetField {
  /** Name of the PDF form field. */
  name: string;
  label: string;
  hint: string;
  lines: number;
  /** Placed beside the next field instead of above it. */
  half?: boolean;
}

/** One letter of ATLAS. */
export interface Worksheet {
  letter: string;
  name: string;
  minutes: number;
  question: string;
  purpose: string;
  fields: readonly WorksheetField[];
  /** What must be true before going on to the next sheet. */
  test: string;
}

export const frameworkIntro = {
  subtitle: "Les cinq fiches ATLAS, d’une expertise à un sommaire",
  title: "Avant de commencer",
  lead: "Ces fiches ne demandent pas de bien écrire. Elles demandent de choisir. Répondez vite, en style de notes, et passez à la suivante dès que la phrase du bas de page est vraie.",
  advice: [
    {
      title: "Une seule séance.",
      text: sentences(
        said.structuring.sheets,
        "Les durées de la marge sont des repères\u00a0: quand elles sont écoulées, tranchez.",
      ),
    },
    {
      title: "Un seul lecteur.",
      text: "Si vous hésitez entre deux publics, remplissez le cadre deux fois et gardez le plus vivant.",
    },
    {
      title: "Vos mots d’abord.",
      text: "Remplissez chaque fiche sans aide, puis confiez vos réponses aux prompts 1 à 10 du carnet pour les mettre à l’épreuve.",
    },
  ],
  path: "Le parcours",
  testLabel: "Passez à la suite quand",
  lastTestLabel: "Le plan est prêt quand",
  project: {
    title: "Votre projet",
    fields: [
      { name: "projet_auteur", label: "Nom de l’auteur", hint: "", lines: 1, half: true },
      { name: "projet_date", label: "Date de la séance", hint: "", lines: 1, half: true },
      {
        name: "projet_objectif",
        label: "Ce que le livre doit changer dans votre activité",
        hint: "Un effet que vous pourrez constater\u00a0: demandes, tarifs, invitations, recrutements.",
        lines: 3,
      },
    ] satisfies WorksheetField[],
  },
} as const;

export const audience: Worksheet = {
  letter: "A",
  name: "Audience",
  minutes: 15,
  question: "Pour qui écrivez-vous\u202f?",
  purpose:
    "Un livre écrit pour tous n’est attendu par personne. Choisissez un lecteur que vous avez déjà rencontré et gardez son visage en tête jusqu’à la dernière fiche.",
  fields: [
    {
      name: "audience_lecteur",
      label: "Votre lecteur, en une phrase",
      hint: "Son métier, sa situation, le moment précis où il ouvre le livre.",
      lines: 2,
    },
    {
      name: "audience_essais",
      label: "Ce qu’il a déjà essayé",
      hint: "Trois tentatives, et la raison pour laquelle chacune l’a laissé sur sa faim.",
      lines: 4,
    },
    {
      name: "audience_mots",
      label: "Ses mots à lui",
      hint: "Les phrases entendues en rendez-vous, recopiées sans les traduire dans votre jargon.",
      lines: 4,
    },
    {
      name: "audience_questions",
      label: "Les trois questions qu’il n’ose pas poser",
      hint: "Elles feront de bonnes ouvertures de chapitre.",
      lines: 3,
    },
    {
      name: "audience_exclus",
      label: "À qui le livre ne s’adresse pas",
      hint: "Dites-le sans détour\u00a0: vous l’écrirez aussi dans l’introduction.",
      lines: 2,
    },
  ],
  test: "Vous pouvez nommer trois personnes réelles qui ressemblent à ce portrait.",
};

export const transformation: Worksheet = {
  letter: "T",
  name: "Transformation",
  minutes: 20,
  question: "Que saura faire votre lecteur en refermant le livre\u202f?",
  purpose:
    "Un livre professionnel déplace quelqu’un. Décrivez le point de départ et le point d’arrivée\u202f; la promesse est le chemin qui les relie, la thèse est la raison de le prendre.",
  fields: [
    {
      name: "transformation_avant",
      label: "Avant la lecture",
      hint: "Ce qu’il fait, croit, redoute.",
      lines: 5,
      half: true,
    },
    {
      name: "transformation_apres",
      label: "Après la lecture",
      hint: "Ce qu’il fait, comprend, décide.",
      lines: 5,
      half: true,
    },
    {
      name: "transformation_these",
      label: "Votre thèse",
      hint: "L’idée que vous défendez et qu’une personne sensée pourrait contester.",
      lines: 2,
    },
    {
      name: "transformation_promesse",
      label: "La promesse du livre",
      hint: "«\u00a0Après ce livre, vous saurez…\u00a0» Un verbe d’action, un résultat visible.",
      lines: 2,
    },
    {
      name: "transformation_preuve",
      label: "Ce qui l’autorise",
      hint: "Vos cas, vos données, vos années de pratique. Rien de plus.",
      lines: 3,
    },
    {
      name: "transformation_limite",
      label: "Ce que le livre ne promet pas",
      hint: "La limite honnête qui rend le reste crédible.",
      lines: 2,
    },
  ],
  test: "Quelqu’un d’un autre métier comprend la promesse à la première lecture.",
};

export const levers: Worksheet = {
  letter: "L",
  name: "Leviers",
  minutes: 25,
  question: "De quelle matière disposez-vous déjà\u202f?",
  purpose:
    "Vous avez plus de pages en réserve que vous ne le croyez\u00a0: dossiers, présentations, e-mails, notes vocales. Faites-en l’inventaire avant d’écrire la moindre ligne.",
  fields: [
    {
      name: "leviers_methode",
      label: "Votre méthode",
      hint: "Les gestes que vous répétez avec chaque client, dans leur ordre réel.",
      lines: 4,
    },
    {
      name: "leviers_succes",
      label: "Un cas réussi",
      hint: "Anonymisé dès maintenant.",
      lines: 4,
      half: true,
    },
    {
      name: "leviers_echec",
      label: "Un cas manqué",
      hint: "Et ce qu’il vous a appris.",
      lines: 4,
      half: true,
    },
    {
      name: "leviers_desaccords",
      label: "Vos désaccords",
      hint: "Ce que votre profession répète et que votre pratique dément.",
      lines: 3,
    },
    {
      name: "leviers_outils",
      label: "Vos outils",
      hint: "Questionnaires, schémas, grilles\u00a0: ce que le lecteur pourra reprendre tel quel.",
      lines: 3,
    },
    {
      name: "leviers_manques",
      label: "Ce qui manque encore",
      hint: "Sources à retrouver, chiffres à vérifier, autorisations à demander.",
      lines: 2,
    },
  ],
  test: "Chaque étape de la méthode est illustrée par un cas au moins.",
};

export const architecture = {
  letter: "A",
  name: "Architecture",
  minutes: 30,
  question: "Dans quel ordre le lecteur doit-il avancer\u202f?",
  purpose:
    "Un seul principe doit commander l’ordre des chapitres. Cochez le vôtre, puis donnez à chacun des six une question, une idée et une preuve.",
  principles: [
    {
      name: "principe_parcours",
      label: "Le parcours du lecteur",
      text: "De son premier doute à son premier résultat.",
    },
    {
      name: "principe_methode",
      label: "Les étapes de la méthode",
      text: "Un chapitre par geste, dans l’ordre où il se fait.",
    },
    {
      name: "principe_erreurs",
      label: "Les erreurs à corriger",
      text: "Un chapitre, une idée reçue à remplacer.",
    },
  ],
  chapters: 6,
  columns: [
    { key: "question", label: "Question du lecteur" },
    { key: "idee", label: "Idée centrale" },
    { key: "preuve", label: "Cas, outil ou source" },
  ],
  test: "On ne peut plus échanger deux chapitres sans rien casser.",
} as const;

export const summary = {
  letter: "S",
  name: "Sommaire",
  minutes: 20,
  question: "Votre plan tient-il sur une page\u202f?",
  purpose:
    "Recopiez le résultat au propre. Un titre de chapitre annonce ce que le lecteur y gagne\u202f; il se comprend sans le livre.",
  title: { name: "sommaire_titre", label: "Titre de travail" },
  subtitle: { name: "sommaire_sous_titre", label: "Sous-titre" },
  lines: [
    { name: "sommaire_introduction", label: "Introduction" },
    { name: "sommaire_chapitre_1", label: "Chapitre 1" },
    { name: "sommaire_chapitre_2", label: "Chapitre 2" },
    { name: "sommaire_chapitre_3", label: "Chapitre 3" },
    { name: "sommaire_chapitre_4", label: "Chapitre 4" },
    { name: "sommaire_chapitre_5", label: "Chapitre 5" },
    { name: "sommaire_chapitre_6", label: "Chapitre 6" },
    { name: "sommaire_conclusion", label: "Conclusion" },
  ],
  checks: [
    { name: "sommaire_ok_lecteur", label: "Chaque ligne parle au lecteur de la fiche Audience." },
    { name: "sommaire_ok_promesse", label: "La conclusion rend compte de la promesse." },
    { name: "sommaire_ok_doublon", label: "Aucune idée n’apparaît deux fois." },
    { name: "sommaire_ok_oral", label: "Lu à voix haute, le sommaire raconte une histoire." },
  ],
  test: "Une personne à qui vous lisez ce sommaire demande à lire un chapitre.",
} as const;

/** The five letters in order, for the overview. */
export const atlas = [audience, transformation, levers, architecture, summary] as const;
