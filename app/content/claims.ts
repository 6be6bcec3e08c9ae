import { unbrokenPrice as price } from "~/lib/money";
import { perDay, usualMonth } from "./landings/bill";
import { incomeYear } from "./landings/window";
import { book, claims, programme, span } from "./offers";

/**
 * Every claim on the site about its readers, their results and the market. To add one, add a line here and print its
 * `text` on the page (`statements.… .text`). A figure that several sentences use belongs in `claims` of `offers.ts`; the
 * compiler then requires its line here. `npm run check` names each line without a source, and it stops a deployment to
 * production.
 */
export interface Statement {
  /** As a page prints it, dated if it can become outdated. */
  text: string;
  /** Who asked whom, when, and where it can be read; null without a source. */
  source: string | null;
}

/** Figures that pages also print in other sentences: to remove one, remove those sentences too. */
type PrintedApart = keyof typeof claims | "rating" | "manuscript";

export const statements = {
  rating: {
    text: `${book.rating.value} sur ${book.rating.reviews}\u00a0avis vérifiés`,
    source: null,
  },
  expertsTrained: { text: `${claims.expertsTrained}\u00a0experts formés`, source: null },
  yearsOfPractice: { text: `${claims.yearsOfPractice}\u00a0ans d’expérience`, source: null },
  projects: { text: `${claims.projects} de projets accompagnés`, source: null },
  chapterDownloads: {
    text: `Déjà téléchargé par ${claims.chapterDownloads}\u00a0experts`,
    source: null,
  },
  averageDays: { text: `${claims.averageDays}\u00a0jours pour écrire, en moyenne`, source: null },
  averageRevenueIncreasePercent: {
    text: `+${claims.averageRevenueIncreasePercent}% de revenus, en moyenne`,
    source: null,
  },
  publicationRate: { text: `${claims.publicationRate} de livres publiés`, source: null },
  averageRateIncreasePercent: {
    text: `+${claims.averageRateIncreasePercent}% de tarif, en moyenne`,
    source: null,
  },
  resultsInMonths: {
    text: `Premiers effets en ${span(claims.resultsInMonths)}\u00a0mois`,
    source: null,
  },
  structuring: { text: `Un plan en ${book.structuring}`, source: null },
  manuscript: { text: `Un manuscrit en ${programme.days}\u00a0jours`, source: null },
  dailyLoss: {
    text: `${price(perDay(usualMonth))} par jour sur ${price(usualMonth)} par mois`,
    source: null,
  },
  yearWithBook: { text: incomeYear.text, source: null },
  expertsPublished: {
    text: "En 2026, moins d’un expert sur dix a publié le livre de son métier",
    source: null,
  },
  evening: {
    text: "Pour transcrire, classer et reformuler, l’IA fait en une heure ce qui prenait une soirée",
    source: null,
  },
  ghostwriters: {
    text: "Les dirigeants, les médecins et les consultants que vous lisez ont rarement écrit seuls",
    source: null,
  },
  clientsAsk: { text: "Vos clients consultent déjà l’IA", source: null },
  window: {
    text: "C’est le temps qu’il faut à une profession pour imiter ce qui réussit",
    source: null,
  },
  aiAct: {
    text: "Depuis août 2026, l’article\u00a050 du règlement européen sur l’IA demande de signaler les textes d’intérêt public produits par une machine, sauf si quelqu’un les a relus et en répond",
    source:
      "Règlement (UE) 2024/1689, articles\u00a050 (4) et 113: https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
  },
} satisfies Record<string, Statement> & Record<PrintedApart, Statement>;
