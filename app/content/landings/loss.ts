import { book, claims, programme, saleConditions, shippingTitle, span } from "~/content/offers";
import { unbrokenPrice as price } from "~/lib/money";
import type { LandingContent } from "./types";

const { averageRevenueIncreasePercent: revenue } = claims;
const [, writing, checking] = programme.summary;

/** Monthly revenues in cents: the one of the example, and another for the doubtful. */
const example = 400_000;
const smaller = 200_000;

/** What the average increase adds to a monthly revenue. */
const perMonth = (monthly: number) => (monthly * revenue) / 100;
const perDay = (monthly: number) => perMonth(monthly) / 30;

const aMonth = perMonth(example);
const aDay = perDay(example);

/** Variant 3: what a missing book costs per day. The sums are one example, reckoned in the open. */
export const loss = {
  meta: {
    title: "Sans livre, que perdez-vous chaque jour ? Le calcul",
    description: `${price(aDay)} par jour dans notre exemple : le calcul, ligne par ligne, de ce que coûte un livre jamais écrit, et un plan d’urgence en six étapes pour en sortir.`,
  },
  cta: "Commander aujourd’hui",
  hero: {
    kicker: "À compter de ce soir",
    title: "Votre livre n’existe pas. Vous le payez tous les jours.",
    lead: `${price(aDay)} par jour : voilà, dans l’exemple calculé sous vos yeux, ce que laisse filer un indépendant qui connaît son métier et n’a rien publié. D’abord le calcul. Ensuite, un plan d’urgence en six étapes pour que cela cesse.`,
    facts: [
      `Garantie ${book.guaranteeDays} jours`,
      `Livre de ${book.pages} pages, dédicacé par l’auteur`,
      `${shippingTitle} en ${book.freeShippingArea}`,
    ],
  },
  sections: [
    {
      kind: "bill",
      kicker: "La note",
      title: "L’addition, ligne par ligne",
      intro:
        "Un exemple, posé à découvert. Mettez votre chiffre sur la première ligne et reprenez.",
      lines: [
        {
          value: price(example),
          label: "Chiffre d’affaires d’un mois, la base de l’exemple",
        },
        { value: `+${revenue}%`, label: "Revenus en plus, la moyenne que déclarent nos auteurs" },
        { value: price(aMonth), label: `Écart d’un mois (${price(example)} × ${revenue}%)` },
      ],
      total: {
        value: price(aDay),
        label: `Par jour, le mois divisé par trente (${price(aMonth)} ÷ 30)`,
      },
      stamp: "Exemple",
      note: "Exemple de calcul, et non mesure de votre situation ni promesse de gain. La base est choisie, le pourcentage est une moyenne : votre écart peut être plus fort, plus faible ou nul.",
    },
    {
      kind: "prose",
      kicker: "Le mécanisme",
      title: "Personne n’envoie la facture d’un livre absent",
      paragraphs: [
        "Nul ne vous écrira : « J’en ai choisi un autre parce qu’il avait publié. » Le devis reste sans réponse. L’invitation part ailleurs. La journée finit sans que rien ait l’air de manquer.",
        `Reprenez l’exemple. Une semaine d’hésitation : ${price(7 * aDay)}. Un trimestre de « je m’y mets après les vacances », soit 90 jours : ${price(90 * aDay)}. Ces sommes ne sortent d’aucun compte. Elles n’y entrent pas, et c’est pourquoi on les supporte si longtemps.`,
        "Assez de chiffres. Ils servent à se lever, pas à se faire peur : cherchez plutôt d’où vient la fuite.",
      ],
    },
    {
      kind: "illustration",
      picture: "calendar",
      quote: "Une perte que l’on sent, on la combat. Un livre absent ne fait aucun bruit.",
    },
    {
      kind: "points",
      tone: "pain",
      kicker: "Les fuites",
      title: "Par où cela s’en va",
      items: [
        {
          title: "Le prospect qui compare",
          text: "Deux offres se valent. L’une vient de la personne qui a écrit le livre. À prix égal, la vôtre paraît chère.",
        },
        {
          title: "Le tarif gelé",
          text: `Vous repoussez chaque hausse, puis vous la défendez mal. Les auteurs de la méthode ont relevé les leurs de ${claims.averageRateIncreasePercent}% en moyenne.`,
        },
        {
          title: "L’estrade offerte à un autre",
          text: "L’organisateur cherche un nom attaché à un sujet. Une couverture lui répond avant vous.",
        },
        {
          title: "L’heure jamais facturée",
          text: "À chaque rendez-vous, vous redites les mêmes bases. Un chapitre les aurait dites une fois pour toutes.",
        },
        {
          title: "Le savoir qui s’évapore",
          text: "Vos meilleures formules naissent en réunion. Le soir, il n’en reste rien.",
        },
      ],
      conclusion:
        "Aucune de ces fuites ne trahit un manque de compétence. Votre savoir existe ; il n’est écrit nulle part.",
    },
    {
      kind: "plan",
      kicker: "Plan d’urgence",
      title: `Six étapes, ${programme.days} jours, un livre`,
      intro: `La version numérique de ${book.title} s’ouvre en général sous ${saleConditions.digitalAccessHours} heures ; le broché arrive en ${span(saleConditions.deliveryWorkingDays)} jours ouvrés. La première étape se passe des deux.`,
      steps: [
        {
          title: "Ce soir : dressez l’inventaire",
          text: "Notez les dernières affaires qui vous ont échappé et la question que posait chaque client. Votre sujet est dans cette liste.",
        },
        {
          title: "Jour 1 : tranchez",
          text: "Ouvrez le livre au premier chapitre. Gardez un seul sujet, celui pour lequel on vous paie déjà.",
        },
        {
          title: "Jours 2 et 3 : posez la charpente",
          text: `Le plan tient en ${book.structuring}. Employez le temps qui reste à retirer ce qui dépasse.`,
        },
        {
          title: `Jours ${span(writing)} : écrivez`,
          text: "Une demande à l’IA, une réponse, votre réécriture. Elle donne la cadence ; vous gardez la plume.",
        },
        {
          title: `Jours ${span(checking)} : contrôlez`,
          text: "Chaque chiffre, chaque citation, chaque nom passe à la vérification. Puis vous relisez à voix haute et vous coupez.",
        },
        {
          title: `Dès le jour ${programme.days + 1} : mettez-le au travail`,
          text: `Engagez la publication, annoncez le titre, rouvrez les dossiers de l’inventaire. Les résultats sont attendus en ${span(claims.resultsInMonths)} mois.`,
        },
      ],
    },
    {
      kind: "contents",
      kicker: "La trousse",
      title: "Six chapitres, six réparations",
      numerals: "arabic",
      chapters: [
        {
          title: "Un sujet, un seul",
          teaser: "Trouver le sujet signature : celui pour lequel on vous appelle, vous.",
        },
        {
          title: "Le plan en une séance",
          teaser: `Le cadre ATLAS tire une table des matières de votre pile de notes, en ${book.structuring}.`,
        },
        {
          title: "Écrire malgré la fatigue",
          teaser: `${book.chapterThreePrompts} prompts à donner à l’IA quand il est tard et que la phrase ne vient pas.`,
        },
        {
          title: "Chasser le faux",
          teaser: "Repérer l’erreur et la phrase creuse, vérifier, rendre au texte votre accent.",
        },
        {
          title: "Sortir du tiroir",
          teaser: "Publier seul, chez un éditeur ou accompagné : décider sans traîner.",
        },
        {
          title: "Faire rentrer l’argent",
          teaser: "Ce qu’il faut faire du livre, dès sa sortie, pour qu’il amène des clients.",
        },
      ],
    },
    {
      kind: "price",
      kicker: "Le remède",
      title: "Le tiers d’une journée perdue",
      intro:
        "Rapporté à l’exemple, le livre coûte à peu près un tiers de ce qui s’échappe en vingt-quatre heures.",
    },
    {
      kind: "reviews",
      kicker: "Après coup",
      title: "Deux lecteurs qui ont fermé le robinet",
      reviews: [
        {
          initials: "H. Z.",
          sample: true,
          role: "Expert-comptable",
          quote:
            "J’ai refait le calcul avec mes propres chiffres. J’ai commandé avant la fin de la colonne.",
        },
        {
          initials: "V. L.",
          sample: true,
          role: "Consultante en recrutement",
          quote:
            "Ma maladie, c’était de préparer sans fin. Au quatrième jour du plan, j’écrivais pour de bon.",
        },
      ],
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Qui a dressé ce plan",
      paragraphs: [
        "Quelqu’un qui a vu beaucoup d’experts remettre leur livre à plus tard, et noté ce qui les faisait enfin commencer.",
      ],
    },
    {
      kind: "guarantee",
      kicker: "Filet",
      title: `Satisfait ou remboursé pendant ${book.guaranteeDays} jours`,
      text: `Vous perdez assez comme cela : pas question de perdre aussi le prix du livre. S’il ne vous remet pas en marche, demandez son remboursement dans les ${book.guaranteeDays} jours. Un message suffit, et la somme vous est rendue en entier.`,
    },
    {
      kind: "faq",
      kicker: "Avant de décider",
      title: "Vos dernières hésitations",
      questions: [
        {
          question: `D’où sortent les ${price(aDay)} par jour ?`,
          answer: `D’une multiplication et d’une division, écrites plus haut. Le +${revenue}% est une moyenne déclarée ; les ${price(example)} sont une base d’exemple. Changez-la : avec ${price(smaller)}, le même calcul donne ${price(perDay(smaller))} par jour.`,
        },
        {
          question: "Et si je saute un jour ?",
          answer: `Reprenez le lendemain à l’étape où vous étiez. Les auteurs ont mis ${claims.averageDays} jours en moyenne pour un programme de ${programme.days}.`,
        },
        {
          question: "Le texte est-il à moi si une IA m’a aidé ?",
          answer:
            "Vous signez et vous répondez de chaque ligne. Le droit d’auteur protège ce qui porte votre empreinte : raison de plus pour réécrire, et le quatrième chapitre y veille.",
        },
        {
          question: "Mon métier est-il trop particulier ?",
          answer:
            "Plus il l’est, mieux c’est. Un sujet étroit a peu de concurrents et des lecteurs qui cherchent justement cela. La méthode ne convient pas, en revanche, au roman ni à la poésie.",
        },
      ],
    },
  ],
  closing: {
    title: "Demain matin, le compteur repart.",
    text: `Dans l’exemple, il repart pour ${price(aDay)}. Dans votre cas, refaites le calcul. Une seule chose est sûre : il ne s’arrêtera pas de lui-même.`,
  },
} satisfies LandingContent;
