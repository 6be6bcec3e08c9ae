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
import { bonuses, tabs, templates, videos } from "~/content/resources";
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

const count = (...lists: readonly (readonly unknown[])[]) => lists.map(({ length }) => length);
const articlesOf = ({ text }: typeof terms) => text(contact).articles.map(({ title }) => title);

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
    "home: benefits, audiences, readers",
    count(home.benefits.items, home.audiences.items, home.reviews.reviews),
    [3, 3, 3],
  ],
  [
    "book page: learning points, benefits",
    count(bookPage.learning.items, bookPage.benefits.items),
    [3, 3],
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
  ["sales page: questions", one(fourteenDays, "faq").questions.length, 4],
  [
    "variant 1: moments, phases",
    count(one(dream, "story").moments, one(dream, "programme").phases),
    [3, 4],
  ],
  ["variant 2: questions", one(opportunity, "faq").questions.length, 3],
  ["variant 3: steps of the plan", one(loss, "plan").steps.length, 6],
  ["variant 3: has an FAQ", one(loss, "faq").questions.length > 0, true],
  [
    "next steps after an order, the training, the pack",
    count(
      thankYouPage.nextSteps.steps,
      trainingThanksPage.nextSteps.steps,
      promptPackThanksPage.nextSteps.steps,
    ),
    [3, 4, 3],
  ],
  [
    "training: reasons, bonuses, questions",
    count(trainingPage.reasons.items, trainingPage.bonuses.items, trainingPage.faq.questions),
    [4, 4, 3],
  ],
  [
    "training: items of its modules",
    trainingPage.modules.items.map(({ items }) => items.length),
    [4, 4, 4, 4, 4, 4, 4, 4],
  ],
  ["VIP: phases", vipPage.phases.items.length, 3],
  [
    "prompt pack: categories, extras",
    count(promptPackPage.categories.items, promptPackPage.extras.items),
    [4, 4],
  ],
  [
    "chapter: teasers, reviews, questions",
    count(chapterPage.teasers.items, chapterPage.reviews.items, chapterPage.faq.questions),
    [3, 2, 4],
  ],
  [
    "challenge: parts, inclusions, testimonials, questions",
    count(
      challengePage.programme.phases,
      challengePage.inclusions.items,
      challengePage.testimonials.reviews,
      challengePage.faq.questions,
    ),
    [3, 4, 2, 4],
  ],
  ["toolbox: tabs", tabs.map(({ id }) => id), ["templates", "videos", "prompts", "bonus"]],
  ["toolbox: templates, videos, bonuses", count(templates, videos, bonuses), [4, 4, 4]],
  [
    "questions of each section",
    faq.sections.map(({ questions }) => questions.length),
    [3, 3, 3, 3],
  ],
  ["testimonials", [testimonials.featured, ...testimonials.others].length, 6],
  [
    "testimonials: ways on",
    testimonials.closing.links.map(({ href }) => href),
    ["/diagnostic", "/livre"],
  ],
  ["contents of the diagnostic's analysis", diagnosticThanksPage.contents.items.length, 4],
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
