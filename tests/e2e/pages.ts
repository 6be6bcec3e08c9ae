import { articles } from "~/content/articles";
import { wizardSteps } from "~/content/diagnostic-page";
import { Journey } from "~/diagnostic/journey";
import { questions } from "~/diagnostic/questions";

/** Sales pages of the book: each posts its order form to itself. */
export const landings = [
  "/livre-augmente-fl",
  "/livre-augmente-fl-b",
  "/livre-augmente-fl-c",
  "/livre-augmente-fl-d",
  "/livre-augmente-fl-e",
];

/** Pages that are the same for everybody and carry no script. */
export const contentPages = [
  "/",
  "/livre",
  ...landings,
  "/commande",
  "/offre-speciale",
  "/inscription-masterclass",
  "/masterclass",
  "/pack-prompt-ia",
  "/accompagnement-vip",
  "/faq",
  "/temoignages",
  "/blog",
  ...articles.map(({ slug }) => `/blog/${slug}`),
  "/diagnostic/merci",
  "/conditions-generales-de-vente",
  "/mentions-legales",
];

/** Pages with a form that scripts make more comfortable. */
export const formPages = ["/chapitre-gratuit", "/challenge", "/ressources-livre", "/diagnostic"];

const firstAnswers = questions.map(({ key, options }) => [key, options[0]?.label ?? ""]);
const wizard = Journey.fromQuery(new URLSearchParams(firstAnswers));

/** Those pages further on: after their form was received, and each step of the diagnostic. */
const formStates = [
  "/chapitre-gratuit?envoi=reussi",
  "/challenge?envoi=reussi",
  ...wizardSteps.slice(1).map(({ number }) => wizard.urlFor(number)),
];

/** Checkout sessions whose look-up the stand-in partners answer at once, late, or never. */
export const session = { quick: "cs_quick_1", slow: "cs_slow_1", broken: "cs_broken_1" };

const { quick, broken } = session;

/** Pages of one buyer, in each of their states. */
const personalPages = [
  "/merci",
  `/merci?session_id=${quick}`,
  `/merci?session_id=${broken}`,
  `/merci?session_id=${quick}&prompt_pack=false`,
  `/merci?session_id=${quick}&presale_course=true&prompt_pack=true`,
  `/confirmation-commande?session_id=${quick}&presale_course=true`,
  "/confirmation-commande",
  `/merci-masterclass?session_id=${quick}`,
  `/merci-prompts?session_id=${quick}`,
];

export const unknownPage = "/page-inconnue";
const incompleteDiagnostic = "/diagnostic?step=6";

/** Pages answered with an error status, which the browser reports as a failed load. */
const refusedPages = [unknownPage, incompleteDiagnostic];
const refusal = /the server responded with a status of 4\d\d/;

/** Pages that scripts change while they are open. */
export const scriptedPages = [...formPages, ...formStates, incompleteDiagnostic];

/** The browser's errors that belong to a page: none, for most. */
export function errorsOf(path: string): RegExp[] {
  return refusedPages.includes(path) ? [refusal] : [];
}

/** The whole site as a visitor may find it. */
export const allPages = [
  ...contentPages,
  ...formPages,
  ...formStates,
  ...personalPages,
  ...refusedPages,
  // Without the bar.
  "/livre-augmente-fl?utm_source=fb",
];

/** A page's name in a test's title: its address, without the answers that a step carries on. */
export function nameOf(path: string): string {
  return path.replace(/(step=\d&).*/, "$1…");
}
