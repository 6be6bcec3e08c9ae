import { book, bookLink, isOnSale, toolbox } from "~/content/offers";
import { promptGroups } from "~/content/resources/prompts";

/** The variable that holds a video's URL. Without it, the page shows `comingSoon`. */
export type VideoKey =
  | "VIDEO_CHATGPT_URL"
  | "VIDEO_EDITING_URL"
  | "VIDEO_COVER_URL"
  | "VIDEO_PUBLISHING_URL";

export type TabId = "templates" | "videos" | "prompts" | "bonus";

export interface Tab {
  id: TabId;
  label: string;
  intro: string;
}

export type TemplateId = "framework" | "checklist" | "structure" | "prompts";

export interface Template {
  id: TemplateId;
  /** Also the title in the PDF's own metadata and on its cover. */
  title: string;
  description: string;
  /** Path under `public/`, made by `workshop/resources/build.ts`. */
  file: `/resources/${string}.pdf`;
  format: string;
  pages: number;
}

interface Video {
  title: string;
  description: string;
  minutes: number;
  urlKey: VideoKey;
}

interface Bonus {
  title: string;
  description: string;
  extent: string;
}

/** Shown for a bonus, and for a video without a URL. */
export const comingSoon = "Bientôt disponible";

export const promptCount = promptGroups.reduce((sum, { prompts }) => sum + prompts.length, 0);

const filmedMinutes = toolbox.videoMinutes.reduce<number>((sum, minutes) => sum + minutes, 0);

const shortest = Math.min(...toolbox.videoMinutes);
const longest = Math.max(...toolbox.videoMinutes);

/** Spaces of the highlight labels are the specification's: value and label read as one phrase. */
export const highlights = [
  {
    value: toolbox.prompts,
    label: "prompts IA",
    text: "Pour structurer, rédiger et réviser, écrits en toutes lettres.",
  },
  {
    value: String(toolbox.templates),
    label: "templates",
    text: "Des PDF à remplir, à cocher ou à consulter.",
  },
  {
    value: toolbox.videoHours,
    label: "de vidéos",
    text: `Quatre démonstrations de ${shortest} à ${longest}\u00a0minutes, et le temps de refaire chaque geste.`,
  },
] as const;

export const tabs: readonly Tab[] = [
  {
    id: "templates",
    label: "Templates",
    intro: "Quatre documents prêts à l’emploi, un pour chaque grand moment du livre.",
  },
  {
    id: "videos",
    label: "Vidéos",
    intro: `Quatre séances à suivre avec l’outil ouvert à côté\u00a0: ${filmedMinutes}\u00a0minutes à l’écran, et le reste des ${toolbox.videoHours} pour refaire chaque geste.`,
  },
  {
    id: "prompts",
    label: "Prompts",
    intro:
      "Copiez un prompt, remplacez ce qui est entre crochets, relisez la réponse en auteur. L’ordre des trois groupes est celui du travail.",
  },
  {
    id: "bonus",
    label: "Bonus",
    intro: "Ces compléments sont en préparation. Ils prendront place ici dès leur parution.",
  },
];

const framework: Template = {
  id: "framework",
  title: "Cadre de structuration du livre",
  description:
    "Les cinq fiches du cadre ATLAS, à remplir à l’écran ou au stylo\u00a0: votre lecteur, votre promesse, votre matière, l’ordre des chapitres, puis un sommaire qui tient sur une page.",
  file: "/resources/cadre-structuration.pdf",
  format: "PDF à remplir",
  pages: 7,
};

export const templates: readonly Template[] = [
  framework,
  {
    id: "checklist",
    title: "Checklist d’édition interactive",
    description:
      "Sept relectures, de la charpente au bon à tirer. Une case par vérification, une grille pour les six chapitres, et ce qu’il faut contrôler quand l’IA a rédigé.",
    file: "/resources/checklist-edition.pdf",
    format: "PDF à cocher",
    pages: 6,
  },
  {
    id: "structure",
    title: "Structure complète du livre",
    description: `Du faux-titre à la quatrième de couverture\u00a0: le rôle de chaque partie, ce qu’elle contient et la place qu’elle prend, avec l’exemple d’un volume de ${book.pages}\u00a0pages.`,
    file: "/resources/structure-complete.pdf",
    format: "PDF à consulter et à remplir",
    pages: 7,
  },
  {
    id: "prompts",
    title: `Carnet de ${promptCount}\u00a0prompts`,
    description:
      "Tous les prompts de la boîte à outils, mis en page pour l’impression, avec leur mode d’emploi et une fiche de contexte à remplir une fois pour toutes.",
    file: "/resources/pack-prompts.pdf",
    format: "PDF à copier",
    pages: 8,
  },
];

export const videos: readonly Video[] = [
  {
    title: "Configurer ChatGPT pour l’écriture",
    description:
      "Préparez l’outil avant la première ligne\u00a0: instructions permanentes, dossier du livre, réglages de confidentialité.",
    minutes: toolbox.videoMinutes[0],
    urlKey: "VIDEO_CHATGPT_URL",
  },
  {
    title: "Éditer en professionnel avec l’IA",
    description:
      "Un chapitre brut passe à la relecture\u00a0: vous voyez quelles corrections l’on garde, et pourquoi.",
    minutes: toolbox.videoMinutes[1],
    urlKey: "VIDEO_EDITING_URL",
  },
  {
    title: "Créer sa couverture avec un générateur d’images",
    description:
      "De l’idée au fichier\u00a0: décrire une image, trier les essais, poser le titre, vérifier la lisibilité en vignette.",
    minutes: toolbox.videoMinutes[2],
    urlKey: "VIDEO_COVER_URL",
  },
  {
    title: "Publier sur une plateforme d’autoédition",
    description:
      "Fichier intérieur, couverture, fiche de vente, prix\u00a0: la mise en ligne, écran après écran.",
    minutes: toolbox.videoMinutes[3],
    urlKey: "VIDEO_PUBLISHING_URL",
  },
];

export const bonuses: readonly Bonus[] = [
  {
    title: "Le chapitre inédit sur la monétisation",
    description: "Ce qu’un livre rapporte au-delà de ses ventes, et comment l’organiser.",
    extent: `${toolbox.bonus.monetisationPages}\u00a0pages`,
  },
  {
    title: "Le guide du tunnel de prospects",
    description: "Conduire un lecteur de la dernière page à un premier rendez-vous.",
    extent: `${toolbox.bonus.leadFunnelPages}\u00a0pages`,
  },
  {
    title: "Les entretiens avec des auteurs",
    description: "Leurs journées d’écriture, leurs ratés, leurs lecteurs.",
    extent: `${toolbox.bonus.interviews}\u00a0entretiens et leur transcription`,
  },
  {
    title: "L’analyse de livres à succès",
    description: "Sujet, plan, titre, ton\u00a0: des ouvrages démontés pièce par pièce.",
    extent: `${toolbox.bonus.books}\u00a0livres, ${toolbox.bonus.booksPages}\u00a0pages`,
  },
];

const next = { label: "Ouvrir le premier modèle", href: framework.file };

export const resourcesPage = {
  meta: {
    title: "Boîte à outils du livre\u00a0: prompts, modèles et vidéos",
    description:
      "Prompts IA, PDF à remplir et vidéos pour structurer, rédiger et publier votre livre professionnel. Un e-mail suffit pour tout ouvrir.",
  },
  header: {
    kicker: "Boîte à outils",
    title: "Les ressources du livre",
    lead: "Tout ce qu’il faut pour commencer, avec ou sans le livre.",
  },
  actions: {
    download: "Télécharger le PDF",
    watch: "Regarder la vidéo",
    downloadPrompts: "Télécharger le carnet complet",
  },
  formName: "Accès aux ressources",
  form: {
    title: "Ouvrez toutes les ressources",
    intro: "Indiquez votre e-mail, et les téléchargements s’ouvrent aussitôt.",
    submitLabel: "Accéder aux ressources",
    lockedHint: "Saisissez votre e-mail pour accéder aux ressources",
  },
  thanks: {
    title: "Merci, tout est ouvert.",
    text: "Les liens de chaque onglet sont actifs. Téléchargez ce qu’il vous faut avant de quitter la page\u00a0: à la prochaine visite, votre e-mail sera de nouveau demandé.",
    next,
  },
  /** The same if a mail was sent. */
  mailedThanks: {
    title: "Merci, tout est ouvert.",
    text: "Les liens de chaque onglet sont actifs. Un e-mail vous les apporte aussi\u00a0: gardez-le, car à la prochaine visite de cette page, votre adresse sera de nouveau demandée.",
    next,
  },
  bookLink: isOnSale(book) ? { label: "Obtenir le livre maintenant", to: book.page.to } : bookLink,
} as const;
