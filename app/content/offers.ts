/**
 * Every business constant of the site, once. Pages, actions and tests take figures from here.
 * Money is in integer euro cents; `price()` in `~/funnel/money` writes it the French way.
 */

export const book = {
  title: "L'Auteur Augmenté",
  subtitle: "Écrivez votre livre professionnel en 14 jours avec l’IA",
  cents: 1990,
  listCents: 2990,
  discountPercent: 33,
  pages: 184,
  freeShippingArea: "France métropolitaine",
  guaranteeDays: 30,
  rating: { value: "4.9/5", reviews: 127 },
  chapterThreePrompts: 7,
  prompts: "25+",
  structuring: "moins de 2 heures",
} as const;

export const programme = {
  days: 14,
  phases: [
    { from: 1, to: 2, percent: 25 },
    { from: 3, to: 5, percent: 50 },
    { from: 6, to: 10, percent: 75 },
    { from: 11, to: 14, percent: 100 },
  ],
  /** The FAQ's summary of the same fortnight. */
  summary: [
    { from: 1, to: 3 },
    { from: 4, to: 10 },
    { from: 11, to: 14 },
  ],
} as const;

/** As the pages name a phase of the fortnight. */
export function phaseDays({ from, to }: { from: number; to: number }): string {
  return `Jours ${from}-${to}`;
}

export const training = {
  name: "Formation en ligne L'Auteur Augmenté",
  cents: 19700,
  listCents: 99000,
  savingCents: 79300,
  lastDay: "23/10/2025",
  listPriceFrom: "24/10/2025",
  modules: 8,
  hours: "25+",
  groupSessions: 2,
  launchInMonths: 3,
  masterclassDaysBefore: 30,
  refundDays: 30,
  placesLeft: 5,
  firstRegistrants: 50,
  daysToBook: 30,
} as const;

export const promptPack = {
  name: "Pack de Prompts IA pour Auteurs",
  cents: 5700,
  listCents: 9700,
  savingCents: 4000,
  prompts: "50+",
  categories: [
    { count: 15, name: "création de contenu" },
    { count: 12, name: "édition professionnelle" },
    { count: 10, name: "optimisation de la publication" },
    { count: 13, name: "promotion" },
  ],
  updateMonths: 12,
  guaranteeDays: 30,
} as const;

export const vip = {
  name: "Accompagnement VIP Auteur Augmenté Élite",
  cents: 300000,
  listCents: 500000,
  instalments: { count: 3, cents: 105000 },
  days: 90,
  sessions: 12,
  placesPerQuarter: 5,
  placesLeft: "2/5",
  feedbackHours: 48,
  framingHours: 2,
  callMinutes: 45,
} as const;

export const claims = {
  expertsTrained: "500+",
  yearsOfPractice: "10+",
  projects: "30M€+",
  chapterDownloads: "2,847+",
  averageDays: 19,
  averageRevenueIncrease: "+45%",
  publicationRate: "100%",
  averageRateIncreasePercent: 30,
} as const;

export const challenge = {
  days: 7,
  hoursADay: 2,
  nextSession: "1er mai 2025",
  liveSessions: 7,
} as const;

export const freeChapter = { pages: 60, prompts: 7 } as const;

export const toolbox = {
  prompts: { total: "25+", structuring: 10, writing: 8, editing: 7 },
  templates: 4,
  videoHours: "2h",
  videoMinutes: [22, 18, 15, 25],
  bonus: { monetisationPages: 35, leadFunnelPages: 28, interviews: 5, books: 10, booksPages: 42 },
} as const;

export const diagnostic = { steps: 6, minutes: 3, maxObstacles: 2 } as const;
