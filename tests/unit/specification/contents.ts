/** How many parts the specification gives each page, beside those of the site's content. */
import { bookPage } from "~/content/book-page";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { faq } from "~/content/faq";
import { thankYouPage } from "~/content/funnel";
import { home } from "~/content/home";
import { landings as pages } from "~/content/landings";
import { dream } from "~/content/landings/dream";
import { fourteenDays } from "~/content/landings/fourteen-days";
import { insider } from "~/content/landings/insider";
import { loss } from "~/content/landings/loss";
import { opportunity } from "~/content/landings/opportunity";
import type { LandingContent, LandingSection } from "~/content/landings/types";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { promptPackPage } from "~/content/prompt-pack";
import { bonuses, highlights, tabs, templates, videos } from "~/content/resources";
import { navigation } from "~/content/site";
import { testimonials } from "~/content/testimonials";
import { trainingPage } from "~/content/training";
import { vipPage } from "~/content/vip";

const landings: LandingContent[] = pages.map(({ content }) => content);
const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };

/** A landing's one section of a kind. */
function one<Kind extends LandingSection["kind"]>({ sections }: LandingContent, kind: Kind) {
  const found = sections.filter((section) => section.kind === kind);
  if (found.length !== 1) throw new Error(`${found.length} sections of ${kind}`);
  return found[0] as Extract<LandingSection, { kind: Kind }>;
}

const articlesOf = ({ text }: typeof terms) => text(contact).articles.map(({ title }) => title);

export const specifiedCounts: [what: string, specified: number, onTheSite: readonly unknown[]][] = [
  ["home: benefits", 3, home.benefits.items],
  ["home: audiences", 3, home.audiences.items],
  ["home: readers", 3, home.reviews.reviews],
  ["book page: learning points", 3, bookPage.learning.items],
  ["book page: benefits", 3, bookPage.benefits.items],
  ["sales page: questions", 4, one(fourteenDays, "faq").questions],
  ["variant 1: moments", 3, one(dream, "story").moments],
  ["variant 1: phases", 4, one(dream, "programme").phases],
  ["variant 2: questions", 3, one(opportunity, "faq").questions],
  ["variant 3: steps of the plan", 6, one(loss, "plan").steps],
  ["next steps after an order", 3, thankYouPage.nextSteps.steps],
  ["next steps after the training", 4, trainingThanksPage.nextSteps.steps],
  ["next steps after the pack", 3, promptPackThanksPage.nextSteps.steps],
  ["training: reasons", 4, trainingPage.reasons.items],
  ["training: bonuses", 4, trainingPage.bonuses.items],
  ["training: questions", 3, trainingPage.faq.questions],
  ["VIP: phases", 3, vipPage.phases.items],
  ["prompt pack: categories", 4, promptPackPage.categories.items],
  ["prompt pack: extras", 4, promptPackPage.extras.items],
  ["chapter: teasers", 3, chapterPage.teasers.items],
  ["chapter: reviews", 2, chapterPage.reviews.items],
  ["chapter: questions", 4, chapterPage.faq.questions],
  ["challenge: parts", 3, challengePage.programme.phases],
  ["challenge: inclusions", 4, challengePage.inclusions.items],
  ["challenge: testimonials", 2, challengePage.testimonials.reviews],
  ["challenge: questions", 4, challengePage.faq.questions],
  ["toolbox: highlights", 3, highlights],
  ["toolbox: templates", 4, templates],
  ["toolbox: videos", 4, videos],
  ["toolbox: bonuses", 4, bonuses],
  ["testimonials", 6, [testimonials.featured, ...testimonials.others]],
  ["contents of the diagnostic's analysis", 4, diagnosticThanksPage.contents.items],
];

export const specifiedContents: [what: string, onTheSite: unknown, specified: unknown][] = [
  [
    "navigation",
    navigation.map(({ to }) => to),
    [
      "/",
      "/livre",
      "/pack-prompt-ia",
      "/masterclass",
      "/accompagnement-vip",
      "/diagnostic",
      "/ressources-livre",
      "/blog",
      "/temoignages",
      "/faq",
    ],
  ],
  [
    "chapters of each sales page",
    landings.map((landing) => one(landing, "contents").chapters.length),
    landings.map(() => 6),
  ],
  ["variant 4: numerals of its chapters", one(insider, "contents").numerals, "roman"],
  [
    "a guarantee, a price and readers on each sales page",
    landings.map((landing) =>
      (["guarantee", "price", "reviews"] as const).map((kind) => one(landing, kind).kind),
    ),
    landings.map(() => ["guarantee", "price", "reviews"]),
  ],
  [
    "sales page: pain points, reasons, an author",
    [
      ...fourteenDays.sections.flatMap((section) =>
        section.kind === "points" ? [section.tone] : [],
      ),
      one(fourteenDays, "author").kind,
    ],
    ["pain", "reason", "author"],
  ],
  [
    "sales page: samples of verified reviews of Amazon",
    one(fourteenDays, "reviews").reviews.map(({ source }) => source),
    [
      "Exemple, à remplacer par un avis vérifié Amazon",
      "Exemple, à remplacer par un avis vérifié Amazon",
    ],
  ],
  ["variant 3: has an FAQ", one(loss, "faq").questions.length > 0, true],
  [
    "training: items of its modules",
    trainingPage.modules.items.map(({ items }) => items.length),
    [4, 4, 4, 4, 4, 4, 4, 4],
  ],
  ["toolbox: tabs", tabs.map(({ id }) => id), ["templates", "videos", "prompts", "bonus"]],
  [
    "questions of each section",
    faq.sections.map(({ questions }) => questions.length),
    [3, 3, 3, 3],
  ],
  [
    "testimonials: ways on",
    testimonials.closing.links.map(({ href }) => href),
    ["/diagnostic", "/livre"],
  ],
  [
    "terms of sale",
    articlesOf(terms),
    [
      "Objet",
      "Produits et services",
      "Prix",
      "Commandes",
      "Paiement",
      "Livraison et accès",
      "Droit de rétractation",
      "Garanties",
      "Responsabilité",
      "Propriété intellectuelle",
      "Données personnelles",
      "Règlement des litiges",
      "Dispositions diverses",
    ],
  ],
  [
    "legal notice",
    articlesOf(notice),
    [
      "Éditeur",
      "Hébergement",
      "Propriété intellectuelle",
      "Protection des données",
      "Cookies",
      "Conditions d’utilisation",
    ],
  ],
];
