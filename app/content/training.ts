import { said } from "~/content/claims";
import {
  type DatedOffers,
  openingWords,
  specifiedOffers,
  type TrainingSale,
} from "~/content/dated-offers";
import type { MarkName } from "~/content/illustrations";
import { offSale } from "~/content/off-sale";
import { span, training } from "~/content/offers";
import { reviews } from "~/content/readers";
import { siteName } from "~/content/site";
import { presale, priceAfterwards } from "~/content/training-sale";
import type { Titled } from "~/content/types";

type Launch = Pick<DatedOffers, "launch" | "launchBy" | "launched">;

/** When the training begins: on its day, or by which day, otherwise in how many months. */
export function launchText(offers: Launch): string {
  if (offers.launched) return "Formation ouverte";
  return `Lancement ${openingWords(offers) ?? `dans ${training.launchInMonths}\u00a0mois`}`;
}

/** The training as offered on the thank-you page. */
export const trainingSummary = {
  title: training.name,
  launch: launchText(specifiedOffers),
  inclusions: [
    `${training.modules}\u00a0modules, du sujet à la mise en vente`,
    `Plus de ${training.hours}\u00a0heures de formation`,
    "Les modèles et les prompts de chaque étape",
    "Le guide de l’offre premium",
    `${training.groupSessions}\u00a0séances de questions-réponses en groupe`,
    `Remboursement sur demande dans les ${training.refundDays}\u00a0jours après le lancement, ou votre achat s’il est postérieur`,
  ],
};

interface TrainingModule {
  title: string;
  /** Always four. */
  items: [string, string, string, string];
}

interface TrainingReason extends Titled {
  /** Its text outside the presale; null to omit it. */
  afterPresale?: string | null;
  ofMasterclass?: true;
}

/** What a participant holds in the end, by the modules. */
export const trainingOutcome =
  "Le trentième jour, vous tenez un manuscrit relu, une couverture et un plan de lancement.";

export const trainingVoices = {
  title: "Ce qui décide à s’inscrire",
  reviews: reviews.training,
};

const groupQuestions =
  "Deux séances en groupe sont réservées à vos blocages, à vos chapitres et à vos choix de publication.";

const contents = `${training.modules}\u00a0modules et ${training.hours}+\u00a0heures pour écrire votre livre professionnel en ${training.daysToBook}\u00a0jours avec l’IA.`;

/** `/inscription-masterclass` during the presale, as specified. */
export const trainingPage = {
  meta: {
    title: `Formation ${siteName}\u00a0: ${presale.name}`,
    description: `${contents} ${presale.summary}`,
  },
  hero: {
    kicker: "Formation en ligne, inscriptions avant l’ouverture",
    title: `Dans ${training.launchInMonths}\u00a0mois, vous commencez votre livre\u202f; ${training.daysToBook}\u00a0jours plus tard, il est écrit.`,
    lead: `Huit modules vous mènent de l’idée au manuscrit, puis préparent sa mise en vente. ${trainingOutcome}`,
    offerValidity: presale.validity,
    facts: [
      `${training.modules}\u00a0modules`,
      `${training.hours}+\u00a0heures de formation`,
      `${training.groupSessions}\u00a0séances de questions-réponses en groupe`,
    ],
  },
  claims: [
    { value: String(training.placesLeft), label: presale.placesLeft },
    {
      value: String(training.firstRegistrants),
      label: presale.registrants,
    },
    { value: String(training.daysToBook), label: "jours pour écrire votre livre" },
    {
      value: `${training.hours}+`,
      label: "heures de formation, à votre rythme",
    },
  ],
  audience: {
    title: "À qui s’adresse cette formation",
    intro: "Vous y serez à votre place si l’une de ces phrases est la vôtre.",
    items: [
      "Vous êtes coach, consultant, formateur ou chef d’entreprise, et vos clients vous demandent où lire ce que vous leur expliquez.",
      "Vous avez commencé un manuscrit, puis le quotidien a repris le dessus.",
      "Vous voulez signer un livre de métier sans en confier l’écriture à quelqu’un d’autre.",
      "Vous n’avez jamais travaillé avec l’IA et vous préférez qu’on vous montre.",
      "Vous attendez de votre livre des clients, des invitations à parler ou une offre nouvelle.",
    ],
  },
  reasons: {
    title: "Quatre raisons de vous inscrire dès maintenant",
    items: [
      {
        afterPresale: null,
        ...presale.reason,
      },
      {
        ofMasterclass: true,
        title: "Vous prenez une longueur d’avance",
        text: "Un module préparatoire, puis une masterclass un mois avant le lancement. Le premier jour, votre sujet est déjà choisi.",
      },
      {
        title: "Une échéance vous porte",
        text: `Sans date de fin, un livre attend. Ici, le programme tient en ${training.daysToBook}\u00a0jours et chaque module s’achève par une tâche précise.`,
      },
      {
        afterPresale: groupQuestions,
        title: "Vos questions trouvent une réponse",
        text: `${groupQuestions} ${presale.limit}`,
      },
    ] satisfies TrainingReason[],
  },
  modules: {
    title: "Le programme, module par module",
    intro:
      "Huit modules de quatre thèmes. Module\u00a02\u00a0: votre plan. Module\u00a04\u00a0: votre premier jet. Module\u00a05\u00a0: votre texte corrigé.",
    items: [
      {
        title: "Choisir le sujet que l’on attend de vous",
        items: [
          "Relever les questions qui reviennent chez vos clients",
          "Dresser le portrait d’un seul lecteur",
          "Formuler votre sujet signature en une phrase",
          "Éprouver la promesse du livre avant de l’écrire",
        ],
      },
      {
        title: "Construire le plan avec le cadre ATLAS",
        items: [
          "Comprendre le cadre et ses usages",
          `Obtenir un plan complet${said.structuring.within}`,
          "Répartir vos idées entre les chapitres",
          "Préparer une fiche de travail par chapitre",
        ],
      },
      {
        title: "Apprendre à diriger l’IA",
        items: [
          "Installer et régler votre assistant d’écriture",
          "Lui transmettre votre voix et votre vocabulaire",
          "Rédiger une consigne, juger la réponse, la reprendre",
          "Protéger vos données et celles de vos clients",
        ],
      },
      {
        title: "Écrire le premier jet",
        items: [
          "Dicter ce que vous savez, puis l’ordonner",
          "Passer de la fiche au chapitre rédigé",
          "Raconter un cas réel sans trahir personne",
          "Garder la cadence jusqu’à la dernière page",
        ],
      },
      {
        title: "Corriger en éditeur",
        items: [
          "Relire pour le fond, puis pour la langue",
          "Vérifier les faits, les chiffres et les citations",
          "Supprimer les tournures de machine",
          "Recueillir des avis et trancher",
        ],
      },
      {
        title: "Fabriquer un objet soigné",
        items: [
          "Choisir le titre et le sous-titre",
          "Écrire la quatrième de couverture",
          "Commander ou composer la couverture",
          "Mettre en page le broché et la version numérique",
        ],
      },
      {
        title: "Publier et faire parler du livre",
        items: [
          "Choisir entre autoédition, éditeur et formule mixte",
          "Accomplir les formalités de publication",
          "Soigner la fiche du livre en librairie en ligne",
          "Organiser le lancement semaine après semaine",
        ],
      },
      {
        title: "Faire vivre le livre dans votre activité",
        items: [
          "Conduire le lecteur vers vos services",
          "Bâtir une offre premium sur votre méthode",
          "Proposer conférences, ateliers et formations",
          "Mesurer ce que le livre rapporte",
        ],
      },
    ] satisfies TrainingModule[],
  },
  price: {
    title: presale.priceTitle,
    /** Under the title. */
    places: presale.places,
    payment: "Prix TTC. Paiement unique par carte bancaire, sur une page sécurisée.",
  },
  bonuses: {
    title: "Quatre compléments offerts",
    intro: "Ils sont compris dans votre inscription.",
    items: [
      {
        mark: "layers",
        title: "Les modèles et les prompts",
        text: "Fiches, trames et consignes prêtes à remplir, pour ne jamais partir d’une page vide.",
      },
      {
        mark: "sparkle",
        title: "Le guide de l’offre premium",
        text: "De quoi tirer de votre méthode une offre haut de gamme.",
      },
      {
        mark: "chat",
        title: `${training.groupSessions}\u00a0séances de questions-réponses en groupe`,
        text: "Vous exposez votre difficulté, et nous la travaillons ensemble.",
      },
      {
        mark: "compass",
        title: "La masterclass préparatoire",
        text: "Un mois avant le lancement, elle vous fait prendre les décisions qui retardent d’ordinaire la première page.",
      },
    ] satisfies (Titled & { mark: MarkName })[],
  },
  comparison: {
    title: "Le même livre, avec ou sans la formation",
    withoutLabel: "Sans la formation",
    withLabel: "Avec la formation",
    rows: [
      {
        topic: "Le départ",
        without: "Des notes partout, et aucun fil pour les tenir",
        with: "Un sujet, un lecteur et une promesse fixés avant d’écrire",
      },
      {
        topic: "Le plan",
        without: "Il change à chaque chapitre",
        with: said.structuring.training,
      },
      {
        topic: "L’IA",
        without: "Des réponses plates, sans rapport avec votre voix",
        with: "Un assistant réglé, qui travaille d’après vos idées",
      },
      {
        topic: "Le calendrier",
        without: "Quand vous aurez le temps",
        with: `${training.daysToBook}\u00a0jours, une tâche précise au bout de chaque module`,
      },
      {
        topic: "Les blocages",
        without: "Vous les affrontez sans aide",
        with: "Vous les apportez aux séances en groupe",
      },
      {
        topic: "La parution",
        without: "Un livre en vente, que personne n’attend",
        with: "Un lancement préparé et une offre qui le prolonge",
      },
    ],
  },
  reviews: trainingVoices,
  guarantee: {
    title: "Satisfaction garantie à 100%",
    text: `Suivez les premières leçons et jugez par vous-même. Si la formation ne vous convient pas, demandez votre remboursement dans les ${training.refundDays}\u00a0jours suivant le lancement, ou votre achat s’il est postérieur.`,
  },
  faq: {
    title: "Avant de réserver",
    questions: [
      {
        question: "Faut-il déjà savoir se servir de l’IA\u202f?",
        answer:
          "Non, aucune compétence n’est nécessaire. Le troisième module part de l’ouverture du compte et montre chaque geste à l’écran.",
      },
      {
        question: "Combien d’heures faut-il prévoir\u202f?",
        answer: `Comptez ${span(training.weeklyHours)}\u00a0heures par semaine, leçons et exercices compris\u202f; à ${training.weeklyHours.from}\u00a0heures, les dernières leçons se suivent après les ${training.daysToBook}\u00a0jours, l’accès n’a pas de fin. Vous placez ces heures où vous voulez\u202f; seules les deux séances en groupe ont une date.`,
      },
      {
        question: "Puis-je l’utiliser pour un roman ou de la poésie\u202f?",
        answer:
          "Non. La méthode sert à exposer un savoir professionnel\u00a0: guide, essai de métier, recueil de cas. Une fiction ou un recueil de poèmes demande un autre travail, que nous n’enseignons pas.",
      },
    ],
  },
  closing: {
    title: "Réserver votre place",
    text: presale.closing,
  },
  reserveLabel: "Réserver ma place",
};

/** What the page says outside the presale. */
type SaleTexts = Record<
  "title" | "description" | "kicker" | "validity" | "reasonsTitle" | "faqTitle",
  string
> & {
  /** Null without a section about the price. */
  price: { title: string; places: string } | null;
  closing: Titled;
};

const meanwhile =
  "En attendant, le diagnostic gratuit vous dit par où commencer votre livre\u00a0: quelques questions, une feuille de route.";

const saleTexts: Record<Exclude<TrainingSale, "open">, SaleTexts> = {
  ahead: {
    title: `Formation ${siteName}\u00a0: ${presale.toCome}`,
    description: `${contents} ${presale.opens}.`,
    kicker: `Formation en ligne, ${presale.toCome}`,
    validity: presale.opens,
    reasonsTitle: "Ce que la formation vous apporte",
    price: { title: presale.opens, places: `${presale.willWelcome} ${meanwhile}` },
    faqTitle: "Avant de vous décider",
    closing: { title: presale.notOpen, text: meanwhile },
  },
  list: {
    title: `Formation ${siteName}\u00a0: ${priceAfterwards}`,
    description: `${contents} Inscription à ${priceAfterwards}, remboursable dans les ${training.refundDays}\u00a0jours suivant le lancement, ou l’achat s’il est postérieur.`,
    kicker: "Formation en ligne",
    validity: `Inscriptions ouvertes. ${presale.ended}`,
    reasonsTitle: "Ce que la formation vous apporte",
    price: {
      title: "Votre inscription",
      places: `${presale.ended}\u00a0: les inscriptions continuent au prix public.`,
    },
    faqTitle: "Avant de réserver",
    closing: {
      title: "Réserver votre place",
      text: `L’inscription coûte ${priceAfterwards}. Le remboursement reste possible pendant ${training.refundDays}\u00a0jours à compter du lancement, ou de votre achat s’il est postérieur.`,
    },
  },
  closed: {
    title: `Formation ${siteName}\u00a0: les inscriptions sont closes`,
    description: `${contents} ${presale.ended}.`,
    kicker: "Formation en ligne, inscriptions closes",
    validity: presale.ended,
    reasonsTitle: "Ce que la formation apporte",
    price: { title: "Les inscriptions sont closes", places: `${presale.ended}. ${meanwhile}` },
    faqTitle: "Si vous y pensez pour plus tard",
    closing: { title: "Les inscriptions sont closes", text: meanwhile },
  },
  off: {
    title: `Formation ${siteName}\u00a0: le programme`,
    description: `${contents} Elle n’est pas en vente en ce moment.`,
    kicker: "Formation en ligne",
    validity: offSale.training.title,
    reasonsTitle: "Ce que la formation apporte",
    price: null,
    faqTitle: "Si vous y pensez pour plus tard",
    closing: offSale.training,
  },
};

type Presale = typeof trainingPage;
/** Without a price while the training is off sale. */
export type TrainingPage = Omit<Presale, "price"> & { price: Presale["price"] | null };

/** The page's texts on a day; with the specified offers, `trainingPage` itself. */
export function trainingPageOn(offers: DatedOffers): TrainingPage {
  return withSale(withLaunch(trainingPage, offers), offers.sale);
}

/** Replaces months by a known launch day, and leaves out a masterclass that is over. */
function withLaunch(page: TrainingPage, offers: DatedOffers): TrainingPage {
  const { launched, masterclass } = offers;
  const opening = openingWords(offers);
  return {
    ...page,
    ...((launched || opening) && {
      hero: {
        ...page.hero,
        kicker: launched ? "Formation en ligne" : page.hero.kicker,
        title: launched
          ? "Commencez votre livre aujourd’hui, avec nous."
          : `Vous commencez votre livre ${opening}.`,
      },
    }),
    ...(masterclass === "over" && {
      reasons: {
        title: "Trois raisons de vous inscrire dès maintenant",
        items: page.reasons.items.filter(({ ofMasterclass }) => !ofMasterclass),
      },
      bonuses: {
        ...page.bonuses,
        title: "Trois compléments offerts",
        items: page.bonuses.items.filter(({ mark }) => mark !== "compass"),
      },
    }),
  };
}

/** Nobody can begin on the launch any more. */
const closedTitles: Partial<Record<TrainingSale, string>> = {
  closed: `Votre livre en ${training.daysToBook}\u00a0jours\u00a0: les inscriptions sont closes`,
  off: `Votre livre en ${training.daysToBook}\u00a0jours\u00a0: le programme de la formation`,
};

function withSale(page: TrainingPage, sale: TrainingSale): TrainingPage {
  if (sale === "open") return page;
  const texts = saleTexts[sale];
  return {
    ...page,
    meta: { title: texts.title, description: texts.description },
    hero: {
      ...page.hero,
      kicker: texts.kicker,
      offerValidity: texts.validity,
      title: closedTitles[sale] ?? page.hero.title,
    },
    // The first two are about the presale.
    claims: page.claims.slice(2),
    reasons: {
      title: texts.reasonsTitle,
      items: page.reasons.items.flatMap(({ afterPresale, ...reason }) =>
        afterPresale === null ? [] : [{ ...reason, text: afterPresale ?? reason.text }],
      ),
    },
    price: texts.price && { ...trainingPage.price, ...texts.price },
    faq: { ...page.faq, title: texts.faqTitle },
    closing: texts.closing,
  };
}
