import { offSale } from "~/content/off-sale";
import { isOnSale, promptPack } from "~/content/offers";
import { priceWords, savingWords } from "~/content/price-words";
import { reviews } from "~/content/readers";
import { promptCount } from "~/content/resources";
import { price } from "~/lib/money";

const onSale = isOnSale(promptPack);

const [creation, editing, publication, promotion] = promptPack.categories;

/** Beside its price. */
export const packBadge = savingWords(promptPack) ?? "Mises à jour comprises";

/** The pack as offered at `/offre-speciale`. */
export const promptPackSummary = {
  lead: `${promptPack.prompts}\u00a0prompts IA, chacun pour une tâche, de la première idée à la revue de presse.`,
  categories: [
    { count: creation.count, title: "prompts de création de contenu" },
    { count: editing.count, title: "prompts d’édition professionnelle" },
    { count: publication.count, title: "prompts d’optimisation de la publication" },
    { count: promotion.count, title: "prompts de promotion" },
  ],
  extras: [
    "Un guide d’utilisation",
    "Des exemples à adapter",
    `${promptPack.updateMonths}\u00a0mois de mises à jour gratuites`,
  ],
};

/** `/pack-prompt-ia` */
export const promptPackPage = {
  drawing:
    "Gravure\u00a0: un fichier de bois, un tiroir ouvert, une fiche tirée sur laquelle on lit «\u00a0Ne réécrivez rien\u00a0».",
  meta: {
    title: `Pack de Prompts IA pour Auteurs\u00a0: ${promptPack.prompts} consignes${onSale ? ` à ${price(promptPack.cents)}` : ""}`,
    description: `${creation.count}\u00a0prompts de création, ${editing.count} d’édition, ${publication.count} de publication et ${promotion.count} de promotion, avec guide, exemples et ${promptPack.updateMonths}\u00a0mois de mises à jour. ${onSale ? `${priceWords(promptPack)}.` : `${offSale["prompt-pack"].title}.`}`,
  },
  title: "Pack de Prompts IA pour Auteurs Professionnels",
  lead: `Un prompt est une consigne à copier dans ChatGPT ou un autre assistant. En voici ${promptPack.prompts}, rédigés pour le travail d’un auteur, de la première idée à la promotion du livre.`,
  price: {
    badge: packBadge,
    note: "Un PDF, à télécharger dès le paiement, sur la page de votre commande. Prix TTC, réglé en une fois par carte, sur une page sécurisée.",
  },
  categories: {
    title: "Quatre tiroirs, un par métier du livre",
    intro: "Ouvrez celui dont vous avez besoin aujourd’hui.",
    items: [
      {
        count: creation.count,
        title: "Création de contenu",
        text: "De l’idée brute au chapitre que l’on peut relire.",
        tasks: [
          "Dégager l’angle d’un sujet trop vaste",
          "Tirer un récit d’une expérience de terrain",
          "Développer une idée sans la délayer",
        ],
      },
      {
        count: editing.count,
        title: "Édition professionnelle",
        text: "Le regard d’un relecteur exigeant, à toute heure.",
        tasks: [
          "Repérer répétitions et longueurs",
          "Contrôler la logique d’un raisonnement",
          "Accorder le ton d’un chapitre à l’autre",
        ],
      },
      {
        count: publication.count,
        title: "Optimisation de la publication",
        text: "Tout ce qui entoure le texte et décide de sa rencontre avec un lecteur.",
        tasks: [
          "Comparer des titres et des sous-titres",
          "Rédiger une quatrième de couverture",
          "Choisir catégories et mots-clés",
        ],
      },
      {
        count: promotion.count,
        title: "Promotion",
        text: "Parler de son livre sans rougir ni se répéter.",
        tasks: [
          "Annoncer la parution à vos contacts",
          "Découper un chapitre en articles",
          "Proposer un sujet à un journaliste",
        ],
      },
    ],
  },
  /** A sample prompt. */
  specimen: {
    title: "Un des prompts, en entier",
    intro:
      "Il vient du tiroir «\u00a0Édition professionnelle\u00a0». Les crochets signalent ce que vous remplacez.",
    prompt:
      "Vous êtes relecteur dans une maison d’édition. Voici un passage de mon livre, destiné à [votre lecteur]. Ne réécrivez rien. Relevez, dans l’ordre du texte, chaque affirmation sans preuve ni exemple\u202f; dites en une ligne pourquoi un lecteur pourrait en douter\u202f; posez-moi la question dont la réponse lèverait ce doute. Passage\u00a0: [votre texte].",
    note: "Remarquez l’ordre «\u00a0Ne réécrivez rien\u00a0»\u00a0: l’assistant signale, vous écrivez.",
  },
  /** What it adds to the prompts of the book and the free ones. */
  owned: {
    title: "Vous avez déjà les prompts du livre\u202f?",
    intro: `Ceux du livre, et le carnet gratuit de ${promptCount}\u00a0prompts, vous mènent du plan au manuscrit relu. Le pack vous accompagne plus loin.`,
    items: [
      `${publication.count + promotion.count}\u00a0prompts pour la suite\u00a0: titre, quatrième de couverture, fiche de vente, annonce, presse`,
      `${creation.count + editing.count}\u00a0prompts pour créer et corriger, rangés par tâche et non par chapitre`,
      "Des consignes déjà remplies, à comparer aux vôtres",
      `${promptPack.updateMonths}\u00a0mois de mises à jour, et une réponse en priorité`,
    ],
  },
  extras: {
    title: "Fournis avec les prompts",
    items: [
      {
        title: "Un guide d’utilisation",
        text: "Quel prompt choisir, que mettre entre les crochets, comment relancer une réponse trop sage.",
      },
      {
        title: "Des exemples",
        text: "Des consignes déjà remplies, pour voir ce qu’un détail change au résultat.",
      },
      {
        title: `${promptPack.updateMonths}\u00a0mois de mises à jour gratuites`,
        text: "À compter de votre achat. Les assistants évoluent, vos consignes aussi.",
      },
      {
        title: "Une assistance prioritaire",
        text: "Une consigne ne donne rien de bon\u202f? Écrivez-nous, votre message passe en tête.",
      },
    ],
  },
  /** A single review stands without the title. */
  reviews: { title: "Ils travaillent avec le pack", items: reviews.promptPack },
  guarantee: {
    title: `Satisfait ou remboursé pendant ${promptPack.guaranteeDays}\u00a0jours`,
    text: `Essayez les prompts sur votre propre texte. S’ils ne vous aident pas, dites-\u2060le-\u2060nous dans les ${promptPack.guaranteeDays}\u00a0jours et nous vous remboursons.`,
  },
  closing: onSale
    ? {
        title: "Votre prochaine demande est déjà rédigée",
        text: `${promptPack.prompts}\u00a0prompts, un guide, des exemples et ${promptPack.updateMonths}\u00a0mois de mises à jour pour ${price(promptPack.cents)}.`,
      }
    : offSale["prompt-pack"],
  orderLabels: {
    top: `Obtenir le pack à ${price(promptPack.cents)}`,
    bottom: "Commander mes prompts",
  },
};

export type PromptPackPage = typeof promptPackPage;
