import { unbrokenPrice as price } from "~/lib/money";
import { book, programme, span } from "./offers";

export interface Claim<Value = string | number> {
  /** As pages print it; null if unknown. */
  value: Value | null;
  /** Who asked whom, when, and where it can be read; null without a source. */
  source: string | null;
}

/**
 * Every claim of the site about its author, its readers, their results and the market. One without a source stops a
 * deployment to production (`npm run check`): write its source, or replace its value by `null`. The sentences, figures and
 * list items that need it, in `said` below, then leave all pages, mails, articles and documents.
 */
export const claims = {
  rating: {
    value: "4.9/5 sur 127\u00a0avis vérifiés",
    source: null,
  },
  expertsTrained: {
    value: "500+",
    source: null,
  },
  yearsOfPractice: {
    value: "10+",
    source: null,
  },
  projects: {
    value: "30M€+",
    source: null,
  },
  chapterDownloads: {
    value: "2,847+",
    source: null,
  },
  averageDays: {
    value: 19,
    source: null,
  },
  averageRevenueIncreasePercent: {
    value: 45,
    source: null,
  },
  publicationRate: {
    value: "100%",
    source: null,
  },
  averageRateIncreasePercent: {
    value: 30,
    source: null,
  },
  resultsInMonths: {
    value: "2\u00a0à\u00a03",
    source: null,
  },
  structuring: {
    value: "moins de 2\u00a0heures",
    source: null,
  },
  /** At the end of the programme of `offers.ts`, which has as many days. */
  manuscript: {
    value: 14,
    source: null,
  },
  /** The monthly revenues with which the calculation on the landing page about loss begins, in euros. */
  dailyLoss: {
    value: 4000,
    source: null,
  },
  /** The monthly revenues of the year drawn on the landing page about opportunity, in euros. */
  yearWithBook: {
    value: 5000,
    source: null,
  },
  expertsPublished: {
    value: "moins d’un expert sur dix",
    source: null,
  },
  evening: {
    value: "une heure",
    source: null,
  },
  ghostwriters: {
    value: "rarement",
    source: null,
  },
  clientsAsk: {
    value: "consultent déjà l’IA",
    source: null,
  },
  /** Months in which a book written with AI still sets its author apart. */
  window: {
    value: 12,
    source: null,
  },
  aiAct: {
    value: "août 2026",
    source:
      "Règlement (UE) 2024/1689, articles\u00a050 (4) et 113: https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
  },
} satisfies Record<string, Claim<string | number>>;

/** Absent if the claim is unknown and nothing is said instead. */
type Said<Says, Without> = {
  readonly [Name in keyof Says]: Name extends keyof Without ? Says[Name] : Says[Name] | undefined;
};

/** @param without what is said instead while the claim is unknown */
function say<Value, Says, Without extends Partial<Says> = Record<never, never>>(
  { value }: Pick<Claim<NoInfer<Value>>, "value">,
  says: (value: Value) => Says,
  without?: Without,
) {
  return (value === null ? (without ?? {}) : says(value)) as Said<Says, Without>;
}

/** A claim that is computed from another one, and unknown without it. */
const computed = <Value>({ value }: { value: Value }, from: { value: unknown }) => ({
  value: from.value === null ? null : value,
});

/** A figure such as `500+` in running text. */
const moreThan = (figure: string) =>
  figure.includes("+") ? `plus de ${figure.replace("+", "")}` : figure;

const daily = `${span(programme.hoursADay)}\u00a0heures par jour`;

/** What the average increase adds to revenues, in cents. */
const increaseOf = (cents: number) =>
  (cents * (claims.averageRevenueIncreasePercent.value ?? 0)) / 100;

/** What revenues of a month lose without a book, in cents: in all, and a day. */
export const perMonth = (month: number) => Math.round(increaseOf(month));
export const perDay = (month: number) => Math.round(increaseOf(month) / 30);

/** What needs each claim. `claim` is how `npm run check` quotes it. */
export const said = {
  rating: say(
    claims.rating,
    (rating: string) => ({
      claim: rating,
      counted: "\u202f; seuls les avis vérifiés comptent dans la note",
      sourced: (source: string) => `La note est de ${rating}\u00a0: ${source}.`,
    }),
    { counted: "" },
  ),
  expertsTrained: say(claims.expertsTrained, (experts: string) => ({
    claim: `${experts}\u00a0experts formés`,
    figure: { value: experts, label: "experts formés" },
    trained: `formé ${moreThan(experts)}\u00a0experts`,
    host: `a formé ${experts}\u00a0experts`,
  })),
  yearsOfPractice: say(claims.yearsOfPractice, (years: string) => ({
    claim: `${years}\u00a0ans d’expérience`,
    figure: { value: years, label: "ans d’expérience" },
    homeFigure: { value: years, label: "ans de pratique" },
    practises: `exerce depuis ${moreThan(years)}\u00a0ans`,
  })),
  projects: say(claims.projects, (projects: string) => ({
    claim: `${projects} de projets accompagnés`,
    figure: { value: projects, label: "de projets accompagnés" },
    accompanied: `accompagné ${moreThan(projects)} de projets de ses clients`,
  })),
  chapterDownloads: say(claims.chapterDownloads, (downloads: string) => ({
    claim: `Déjà téléchargé par ${downloads}\u00a0experts`,
  })),
  averageDays: say(
    claims.averageDays,
    (days: number) => ({
      claim: `${days}\u00a0jours pour écrire, en moyenne`,
      figure: { value: `${days}\u00a0jours`, label: "pour écrire, en moyenne" },
      landingFigure: { value: String(days), label: "jours d’écriture en moyenne" },
      busy: `Avec un agenda chargé, comptez ${days}\u00a0jours.`,
      late: `\u202f; avec quelques journées perdues, comptez-en ${days}`,
      besideProgramme: `, ${days} en moyenne`,
    }),
    { late: "", besideProgramme: "" },
  ),
  averageRevenueIncreasePercent: say(claims.averageRevenueIncreasePercent, (percent: number) => ({
    claim: `+${percent}% de revenus, en moyenne`,
    figure: { value: `+${percent}%`, label: "de revenus, en moyenne" },
    landingFigure: { value: `+${percent}%`, label: "de revenus en moyenne" },
    average: `+${percent}% de revenus`,
    bill: `+${percent}% en moyenne avec un livre`,
  })),
  publicationRate: say(claims.publicationRate, (rate: string) => ({
    claim: `${rate} de livres publiés`,
    figure: { value: rate, label: "de livres publiés" },
  })),
  averageRateIncreasePercent: say(claims.averageRateIncreasePercent, (percent: number) => ({
    claim: `+${percent}% de tarif, en moyenne`,
    figure: { value: `+${percent}%`, label: "sur les tarifs après la parution, en moyenne" },
    average: `+${percent}% sur les tarifs`,
    answer: `Envoyé avant le devis, il défend votre prix\u00a0: nos auteurs ont relevé leurs tarifs de ${percent}% en moyenne.`,
  })),
  resultsInMonths: say(
    claims.resultsInMonths,
    (months: string) => ({
      claim: `Premiers effets en ${months}\u00a0mois`,
      figure: { value: `${months}\u00a0mois`, label: "de la parution aux premiers résultats" },
      answer: `Comptez ${months}\u00a0mois après la parution pour les premiers effets`,
      expected: `Les résultats sont attendus ${months}\u00a0mois après la parution.`,
    }),
    { answer: "Les premiers effets viennent après la parution" },
  ),
  structuring: say(
    claims.structuring,
    (time: string) => ({
      claim: `Un plan en ${time}`,
      within: ` en ${time}`,
      aside: `, en ${time}`,
      fact: `Plan en ${time}`,
      description: `plan en ${time}`,
      firstVersion: `La première version du plan tient en ${time}.`,
      mail: `La première version vous prendra ${time}.`,
      sheets: `Les cinq fiches tiennent en ${time}.`,
      chapter: `Le premier plan se trace en ${time}.`,
      firstPlan: `Le premier plan vient en ${time}.`,
      urgent: `Le plan tient en ${time}. Employez le temps qui reste à retirer ce qui dépasse.`,
      training: `Il est bâti en ${time} et tient jusqu’au bout`,
    }),
    {
      within: "",
      aside: "",
      urgent: "Établissez le plan, puis retirez ce qui dépasse.",
      training: "Il est bâti avant d’écrire et tient jusqu’au bout",
    },
  ),
  manuscript: say(
    claims.manuscript,
    (days: number) => ({
      claim: `Un manuscrit en ${days}\u00a0jours`,
      within: ` en ${days}\u00a0jours`,
      aside: `, en ${days}\u00a0jours`,
      slogan: ` en ${days}\u00a0jours, avec l’IA`,
      phases: `en ${days}\u00a0jours et en trois phases`,
      description: `texte en ${days}\u00a0jours`,
      benefit: "Un manuscrit en deux semaines",
      headline: "Quatorze jours pour écrire le livre de votre métier",
      fortnight: "Votre quinzaine, de l’idée au manuscrit",
      twoWeeks:
        "Dans deux semaines, vous aurez de nouvelles raisons d’attendre, ou un manuscrit sous les yeux.",
      lastDay: "Le quatorzième jour",
      desire: "Donnez-lui une méthode et deux semaines.",
      urgentLead: `Le livre qui vous manque s’écrit en ${days}\u00a0jours, avec un plan d’urgence en six étapes.`,
      urgentPlan: `Six étapes, ${days}\u00a0jours, un livre`,
      withAi: `avec l’IA, votre livre s’écrit en ${days}\u00a0jours.`,
      practitioner:
        "Un praticien qui sait interroger une IA, puis corriger ce qu’elle rend, obtient désormais un manuscrit solide en deux semaines.",
      pullQuote: "Deux semaines suffisent pour un manuscrit, à condition d’avoir une méthode.",
      moment: "Le manuscrit",
      afterwards: `Le manuscrit s’écrit ensuite en ${days}\u00a0jours.`,
      wholeWay: `À raison de ${daily}, tout le travail, du sujet à la relecture, tient dans les ${days}\u00a0jours de notre livre.`,
      restOfWay: `À raison de ${daily}, notre livre va du sujet à la relecture en ${days}\u00a0jours, et une part de ce chemin est derrière vous.`,
      byHand: `Notre livre compte ${days}\u00a0jours avec l’IA. À la main, ses étapes restent les mêmes et prennent plus de temps.`,
    }),
    {
      within: "",
      aside: "",
      slogan: " avec l’IA",
      phases: "en trois phases",
      benefit: "Un travail découpé en séances",
      headline: "Le livre de votre métier, jour après jour",
      fortnight: "Votre quinzaine, une étape après l’autre",
      twoWeeks:
        "Dans deux semaines, vous aurez de nouvelles raisons d’attendre, ou des chapitres commencés.",
      lastDay: "Le dernier jour",
      desire: "Donnez-lui une méthode.",
      urgentLead: "Le livre qui vous manque s’écrit avec un plan d’urgence en six étapes.",
      urgentPlan: "Six étapes, un livre",
      withAi: "l’IA vous aide à écrire votre livre.",
      practitioner:
        "Un praticien qui sait interroger une IA, puis corriger ce qu’elle rend, s’épargne une bonne part de ce travail.",
      moment: "L’écriture",
      byHand: "À la main, les étapes de notre livre restent les mêmes et prennent plus de temps.",
    },
  ),
  dailyLoss: say(
    computed(claims.dailyLoss, claims.averageRevenueIncreasePercent),
    (euros: number) => {
      const usual = euros * 100;
      const text = `${price(perDay(usual))} par jour sur ${price(usual)} par mois`;
      return {
        claim: text,
        title: "Sans livre, que perdez-vous chaque jour\u202f? Le calcul",
        description: `${text}\u00a0: ce que coûte un livre jamais écrit, avec vos chiffres, et un plan d’urgence en six étapes pour en sortir.`,
        hesitation: (month: number) =>
          `Une semaine d’hésitation\u00a0: ${price(7 * perDay(month))}. Un trimestre de «\u00a0je m’y mets après les vacances\u00a0», soit 90\u00a0jours\u00a0: ${price(90 * perDay(month))}. Aucun relevé ne montre ce qui n’est pas venu.`,
        leaks: "Voyez maintenant par où elles passent.",
        remedy: (month: number) =>
          `${price(perDay(month))} par jour d’un côté. De l’autre, un livre que vous payez une fois et qui travaille chaque jour.`,
        question: (month: number) => ({
          question: `D’où sortent les ${price(perDay(month))} par jour\u202f?`,
          answer: `De deux opérations\u00a0: ${price(month)} par mois × ${claims.averageRevenueIncreasePercent.value}%, la hausse moyenne des revenus, font ${price(perMonth(month))}, à diviser par 30. Votre mois est différent\u202f? Changez la première ligne de la note, en haut de la page.`,
        }),
        tomorrow: (month: number) => `Demain, ${price(perDay(month))} de plus.`,
      };
    },
    {
      title: "Sans livre, que perdez-vous chaque jour\u202f?",
      description:
        "Un devis sans réponse, un tarif gelé, une estrade offerte à un autre\u00a0: ce que coûte un livre jamais écrit, et un plan d’urgence en six étapes pour en sortir.",
      hesitation: () =>
        "Une semaine d’hésitation, puis un trimestre de «\u00a0je m’y mets après les vacances\u00a0»\u00a0: aucun relevé ne montre ce qui n’est pas venu.",
      leaks: "Voyez maintenant par où l’argent s’en va.",
      remedy: () => "Vous le payez une fois, et il travaille chaque jour.",
      tomorrow: () => "Demain, un jour de plus.",
    },
  ),
  yearWithBook: say(
    computed(claims.yearWithBook, claims.averageRevenueIncreasePercent),
    (euros: number) => {
      const more = increaseOf(euros * 100);
      const month = price(euros * 100);
      const text = `Sur ${month} de revenus par mois, la hausse moyenne fait ${price(6 * more)} de plus ${claims.window.value === null ? "en six mois" : "pendant les six derniers mois de la fenêtre"}`;
      return {
        claim: text,
        note: `${text}.`,
        before: `${month} par mois,`,
        after: `puis ${price(euros * 100 + more)} par mois.`,
      };
    },
  ),
  expertsPublished: say(
    claims.expertsPublished,
    (experts: string) => {
      const text = `En 2026, ${experts} a publié le livre de son métier`;
      return {
        claim: text,
        reason: `${text}. Celui qui signe le premier ouvrage sérieux en fixe le vocabulaire.`,
      };
    },
    {
      reason: "Celui qui signe le premier ouvrage sérieux de son métier en fixe le vocabulaire.",
    },
  ),
  evening: say(
    claims.evening,
    (hour: string) => {
      const text = `Pour transcrire, classer et reformuler, l’IA fait en ${hour} ce qui prenait une soirée`;
      return { claim: text, reason: `${text}. Le jugement vous revient.` };
    },
    { reason: "L’IA transcrit, classe et reformule. Le jugement vous revient." },
  ),
  ghostwriters: say(
    claims.ghostwriters,
    (rarely: string) => {
      const text = `Les dirigeants, les médecins et les consultants que vous lisez ont ${rarely} écrit seuls`;
      return {
        claim: text,
        intro: `${text}. Voici ce que leur éditeur et leur plume font avec eux.`,
      };
    },
    { intro: "Voici ce qu’un éditeur et une plume font avec lui." },
  ),
  clientsAsk: say(
    claims.clientsAsk,
    (ask: string) => ({
      claim: `Vos clients ${ask}`,
      reason: {
        title: `Vos clients ${ask}`,
        text: "Elle leur répond d’après ce qui est publié. Votre expérience n’y figurera que si vous l’avez écrite.",
      },
    }),
    {
      reason: {
        title: "L’IA répond d’après ce qui est publié",
        text: "Votre expérience n’y figurera que si vous l’avez écrite.",
      },
    },
  ),
  window: say(
    claims.window,
    (months: number) => ({
      claim: "C’est le temps qu’il faut à une profession pour imiter ce qui réussit",
      title: `Écrire son livre avec l’IA\u00a0: la fenêtre de ${months}\u00a0mois`,
      description: `Une fenêtre de ${months}\u00a0mois pour signer le livre de votre métier`,
      kicker: `Une fenêtre de ${months}\u00a0mois`,
      headline: "Aujourd’hui, c’est une avance. Dans un an, ce sera la norme.",
      gap: "Cet écart donne sa valeur à l’année qui vient.",
      why: "Pourquoi douze mois\u202f? C’est le temps qu’il faut à une profession pour imiter ce qui réussit. Après, un livre reste utile, mais il ne surprend plus personne.",
      lead: "Votre livre a ses lecteurs quand d’autres commencent le leur. Pendant six mois, c’est votre nom que l’on cite.",
      price: `${price(book.cents)} pour douze mois d’avance`,
      closing: "La fenêtre est ouverte",
    }),
    {
      title: "Écrire son livre avec l’IA, avant ses confrères",
      description: "Le livre de votre métier, signé pendant que vos confrères hésitent",
      kicker: "Une longueur d’avance",
      headline: "Aujourd’hui, c’est une avance. Demain, ce sera la norme.",
      price: `${price(book.cents)}, une seule fois`,
      closing: "La page est encore blanche",
    },
  ),
  aiAct: say(claims.aiAct, (since: string) => {
    const text = `Depuis ${since}, l’article\u00a050 du règlement européen sur l’IA demande de signaler les textes d’intérêt public produits par une machine, sauf si quelqu’un les a relus et en répond`;
    return {
      claim: text,
      reason: {
        title: "La règle avantage ceux qui signent",
        text: `${text}. Relire et signer, c’est toute la méthode.`,
      },
    };
  }),
} satisfies Record<keyof typeof claims, { claim: string | undefined }>;
