/** Which parts the specification gives each page, and how many, beside those of the site's content. */
import { authorFigures } from "~/content/authorship";
import { thankYouSteps, unknownBook } from "~/content/book-order";
import { bookPage } from "~/content/book-page";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { faq } from "~/content/faq";
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
import { reviews } from "~/content/readers";
import { bonuses, highlights, tabs, templates, videos } from "~/content/resources";
import { reviewSources } from "~/content/reviews";
import { navigation } from "~/content/site";
import { testimonialWords } from "~/content/testimonials";
import { trainingPage } from "~/content/training";
import { vipPage } from "~/content/vip";

export type Row = [what: string, onTheSite: unknown, specified: unknown];

const landings: LandingContent[] = pages.map(({ content }) => content);
const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };

function one<Kind extends LandingSection["kind"]>({ sections }: LandingContent, kind: Kind) {
  const found = sections.filter((section) => section.kind === kind);
  if (found.length !== 1) throw new Error(`${found.length} sections of ${kind}`);
  return found[0] as Extract<LandingSection, { kind: Kind }>;
}

const list = (parts: string) => parts.split(" · ");

const needed = ["guarantee", "price", "reviews"] as const;
/** Items of each module of the training. */
const ofModules = [4, 4, 4, 4, 4, 4, 4, 4];
const waysOn = ["/diagnostic", "/livre"];
const amazon = "Avis vérifié Amazon";

const articlesOf = ({ text }: typeof terms) => text(contact).articles.map(({ title }) => title);

export const specifiedContents: Row[] = [
  ["author", authorFigures.map(({ value }) => value), ["10+", "500+", "30M€+"]],
  ["home: benefits", home.benefits.items.length, 3],
  ["home: audiences", home.audiences.items.length, 3],
  ["home: readers", home.reviews.reviews.length, 3],
  ["book page: learning points", bookPage.learning.items.length, 3],
  ["book page: benefits", bookPage.benefits.items.length, 3],
  ["sales page: questions", one(fourteenDays, "faq").questions.length, 4],
  ["variant 1: moments", one(dream, "story").moments.length, 3],
  ["variant 1: phases", one(dream, "programme").phases.length, 4],
  ["variant 2: questions", one(opportunity, "faq").questions.length, 3],
  ["variant 3: steps of the plan", one(loss, "plan").steps.length, 6],
  ["next steps after an order", thankYouSteps(unknownBook).length, 3],
  ["next steps after the training", trainingThanksPage.nextSteps.steps.length, 4],
  ["next steps after the pack", promptPackThanksPage.nextSteps.steps.length, 3],
  ["training: reasons", trainingPage.reasons.items.length, 4],
  ["training: bonuses", trainingPage.bonuses.items.length, 4],
  ["training: questions", trainingPage.faq.questions.length, 3],
  ["VIP: phases", vipPage.phases.items.length, 3],
  ["prompt pack: categories", promptPackPage.categories.items.length, 4],
  ["prompt pack: extras", promptPackPage.extras.items.length, 4],
  ["chapter: teasers", chapterPage.teasers.items.length, 3],
  ["chapter: reviews", chapterPage.reviews.items.length, 2],
  ["chapter: questions", chapterPage.faq.questions.length, 4],
  ["challenge: parts", challengePage.programme.phases.length, 3],
  ["challenge: inclusions", challengePage.inclusions.items.length, 4],
  ["challenge: testimonials", challengePage.testimonials.reviews.length, 2],
  ["challenge: questions", challengePage.faq.questions.length, 4],
  ["toolbox: highlights", highlights.length, 3],
  ["toolbox: templates", templates.length, 4],
  ["toolbox: videos", videos.length, 4],
  ["toolbox: bonuses", bonuses.length, 4],
  ["testimonials", reviews.testimonials.length, 6],
  ["contents of the diagnostic's analysis", diagnosticThanksPage.contents.items.length, 4],
  [
    "navigation",
    navigation.map(({ to }) => to),
    list(
      "/ · /livre · /pack-prompt-ia · /masterclass · /accompagnement-vip · /diagnostic · /ressources-livre · /blog · /temoignages · /faq",
    ),
  ],
  [
    "chapters of each sales page",
    landings.map((landing) => one(landing, "contents").chapters.length),
    landings.map(() => 6),
  ],
  ["variant 4: numerals of its chapters", one(insider, "contents").numerals, "roman"],
  [
    "a guarantee, a price and readers on each sales page",
    landings.map((landing) => needed.map((kind) => one(landing, kind).kind)),
    landings.map(() => needed),
  ],
  [
    "sales page: pain points, reasons",
    fourteenDays.sections.flatMap((part) => (part.kind === "points" ? [part.tone] : [])),
    ["pain", "reason"],
  ],
  ["sales page: an author", one(fourteenDays, "author").kind, "author"],
  [
    "sales page: sources",
    reviews.fourteenDays.map(({ source }) => source && reviewSources[source]),
    [amazon, amazon],
  ],
  ["variant 3: has an FAQ", one(loss, "faq").questions.length > 0, true],
  ["training: modules", trainingPage.modules.items.map(({ items }) => items.length), ofModules],
  ["toolbox: tabs", tabs.map(({ id }) => id), ["templates", "videos", "prompts", "bonus"]],
  ["FAQ: questions of each", faq.sections.map(({ questions }) => questions.length), [3, 3, 3, 3]],
  ["testimonials: ways on", testimonialWords.closing.links.map(({ href }) => href), waysOn],
  [
    "terms of sale",
    articlesOf(terms),
    list(
      "Objet · Produits et services · Prix · Commandes · Paiement · Livraison et accès · Droit de rétractation · Garanties · Responsabilité · Propriété intellectuelle · Données personnelles · Règlement des litiges · Dispositions diverses",
    ),
  ],
  [
    "legal notice",
    articlesOf(notice),
    list(
      "Éditeur · Hébergement · Propriété intellectuelle · Protection des données · Cookies · Conditions d’utilisation",
    ),
  ],
];
