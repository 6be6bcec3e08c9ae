interface ChecklistItem {
  label: string;
  detail?: string;
}

export interface ChecklistPass {
  title: string;
  /** What to have at hand, and how to read. */
  method: string;
  /** Which prompts of the pack help here. */
  prompts?: string;
  items: readonly ChecklistItem[];
  /** Ticked once per chapter instead of once per book. */
  perChapter?: boolean;
}

export const checklistIntro = {
  subtitle: "Sept relectures, de la charpente au bon à tirer",
  title: "Comment s’en servir",
  lead: "On ne relit pas tout à la fois. Chaque passage a son regard.",
  text: "Le plan d’abord, puis les chapitres, les faits, la phrase, la langue, la page et l’objet. Terminez un passage avant d’ouvrir le suivant\u00a0: une virgule corrigée dans un chapitre qui disparaîtra est du temps perdu. Les numéros en marge renvoient aux prompts du carnet.",
  advice: [
    {
      title: "À l’écran ou sur papier.",
      text: "Les cases se cochent dans le lecteur PDF\u202f; enregistrez le fichier pour garder vos coches.",
    },
    {
      title: "Une case se mérite.",
      text: "Elle atteste un contrôle fait, pas une impression. Dans le doute, laissez-la vide.",
    },
    {
      title: "Une nuit entre deux.",
      text: "Dormez entre deux passages\u00a0: l’œil reposé voit ce que l’œil habitué complète.",
    },
  ],
  project: [
    { name: "livre_titre", label: "Titre du livre", half: true },
    { name: "livre_version", label: "Version relue", half: true },
  ],
  signOff: {
    title: "Bon à tirer",
    lead: "Les sept passages sont terminés. Le livre peut partir.",
    notes: { name: "bat_reserves", label: "Réserves et corrections à reporter", lines: 8 },
    fields: [
      { name: "bat_relecteur", label: "Relu par", half: true },
      { name: "bat_date", label: "Bon à tirer donné le", half: true },
    ],
  },
  calendar: {
    title: "Votre calendrier",
    lead: "Une ligne par passage. Inscrivez la date quand la dernière case est cochée.",
    label: "Terminé le",
  },
  chapters: 6,
  chapterLabel: "Chapitre",
} as const;

export const passes: readonly ChecklistPass[] = [
  {
    title: "La charpente",
    method: "Relisez le sommaire imprimé, sans ouvrir le texte.",
    prompts: "Prompt 9",
    items: [
      { label: "Le sommaire se comprend sans avoir lu le livre." },
      { label: "Chaque chapitre répond à une question que le lecteur se pose." },
      { label: "La conclusion rend compte de chaque promesse de l’introduction." },
      { label: "Aucun chapitre ne pourrait disparaître sans dommage." },
      {
        label: "Les chapitres sont de longueur voisine.",
        detail: "Un chapitre double des autres en cache souvent deux.",
      },
      { label: "Chaque notion est définie avant de servir." },
      { label: "Aucune idée n’est expliquée deux fois." },
    ],
  },
  {
    title: "Les chapitres",
    method: "Relisez un chapitre par séance et cochez sa colonne.",
    prompts: "Prompts 19 et 20",
    perChapter: true,
    items: [
      { label: "Les premières lignes donnent envie de tourner la page." },
      { label: "L’idée centrale est écrite, en une phrase." },
      { label: "Chaque affirmation importante a son exemple ou sa source." },
      { label: "Les intertitres, lus seuls, racontent le chapitre." },
      { label: "La meilleure objection a reçu une réponse." },
      { label: "Le lecteur a une chose précise à faire." },
      { label: "La dernière phrase appelle la suite." },
    ],
  },
  {
    title: "La part de l’IA",
    method: "Relisez avec vos sources ouvertes. Ce que l’outil a proposé, vous le signez.",
    prompts: "Prompts 21 et 23",
    items: [
      {
        label: "Chaque chiffre, date et citation a été retrouvé à sa source.",
        detail: "La référence complète est notée dans le manuscrit.",
      },
      { label: "Chaque livre ou article cité existe, et vous l’avez ouvert." },
      { label: "Aucun souvenir, client ou résultat n’a été ajouté à votre histoire." },
      { label: "Les passages proposés par l’outil sont réécrits dans votre voix." },
      {
        label: "Les tournures mécaniques ont disparu.",
        detail: "Énumérations par trois, symétries, superlatifs, transitions toutes faites.",
      },
      { label: "Aucune donnée confidentielle n’a été confiée à l’outil." },
      {
        label: "Votre réponse sur l’emploi de l’IA est prête et exacte.",
        detail: "Certaines plateformes de publication la demandent.",
      },
    ],
  },
  {
    title: "La phrase",
    method: "Relisez à voix haute. L’oreille bute là où le lecteur butera.",
    prompts: "Prompt 22",
    items: [
      { label: "Tout le texte a été lu à voix haute, au moins une fois." },
      { label: "Les phrases de plus de trois lignes ont été coupées." },
      {
        label: "Les verbes passe-partout ont cédé la place au verbe précis.",
        detail: "Faire, mettre, avoir, permettre, impacter.",
      },
      { label: "Le jargon est expliqué à sa première apparition, ou supprimé." },
      { label: "L’adresse au lecteur ne change pas\u00a0: «\u00a0vous\u00a0» du début à la fin." },
      { label: "Le temps du récit ne varie pas sans raison." },
      { label: "Les phrases qui annoncent la suite ont été retirées." },
    ],
  },
  {
    title: "La langue et la typographie",
    method: "Relisez ligne à ligne, ou confiez ce passage à un correcteur.",
    prompts: "Prompts 24 et 25",
    items: [
      {
        label: "L’orthographe a été contrôlée par un logiciel, puis par une personne.",
      },
      {
        label: "Les espaces insécables sont en place.",
        detail: "Devant les deux-points,\u202f; ! ? et à l’intérieur des guillemets «\u00a0».",
      },
      { label: "Les apostrophes sont courbes, les capitales accentuées\u00a0: À, Ç, É." },
      { label: "Les titres d’œuvres et les mots étrangers sont en italique." },
      { label: "Nombres, dates, unités et sigles suivent une seule règle." },
      { label: "Traits d’union, tirets d’incise et tirets de liste ne se mélangent pas." },
      { label: "Chaque nom propre a été vérifié, lettre par lettre." },
    ],
  },
  {
    title: "La page",
    method: "Relisez le PDF de l’imprimeur, en regardant les pages par deux.",
    items: [
      { label: "Le sommaire renvoie aux bons numéros de page." },
      { label: "Les chapitres s’ouvrent en belle page, à droite." },
      {
        label: "Aucune ligne n’est isolée en haut ou en bas d’une page.",
        detail: "Ni veuve, ni orpheline, ni intertitre abandonné au pied de la page.",
      },
      { label: "Titres courants et folios sont justes, et absents des pages blanches." },
      {
        label: "Les images sont nettes à la taille imprimée, légendées et créditées.",
        detail: "300 points par pouce est le seuil usuel.",
      },
      { label: "Notes, renvois et liens mènent au bon endroit." },
      { label: "Une épreuve a été relue sur papier." },
    ],
  },
  {
    title: "L’objet",
    method: "Relisez la couverture, le dos et la fiche de vente avec quelqu’un d’autre.",
    items: [
      { label: "Titre, sous-titre et nom d’auteur sont partout les mêmes." },
      { label: "La quatrième de couverture dit à qui et à quoi sert le livre." },
      { label: "La largeur du dos correspond au nombre de pages et au papier." },
      {
        label: "L’ISBN est attribué et le code-barres se lit.",
        detail: "Un ISBN par format\u00a0: le papier et le numérique ont chacun le leur.",
      },
      {
        label: "Les mentions obligatoires figurent dans le livre.",
        detail: "Éditeur et adresse, imprimeur, ISBN, dépôt légal, prix public.",
      },
      { label: "Les autorisations de citer et de reproduire sont écrites et classées." },
      { label: "Le dépôt légal à la Bibliothèque nationale de France est préparé." },
    ],
  },
];
