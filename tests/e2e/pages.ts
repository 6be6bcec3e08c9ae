import type { Page } from "@playwright/test";
import { wizardSteps } from "~/content/diagnostic-page";
import { Journey } from "~/diagnostic/journey";
import { questions } from "~/diagnostic/questions";
import { contentPages, leadPages } from "../support/pages";
import { readStream } from "../support/stream";

const firstAnswers = questions.map(({ key, options }) => [key, options[0]?.label ?? ""]);
const wizard = Journey.fromQuery(new URLSearchParams(firstAnswers));

const formStates = [
  "/chapitre-gratuit?envoi=reussi",
  "/challenge?envoi=reussi",
  ...wizardSteps.slice(1).map(({ number }) => wizard.urlFor(number)),
];

/** Checkout sessions whose look-up the stand-in partners answer at once, late, or never. */
export const session = { quick: "cs_quick_1", slow: "cs_slow_1", broken: "cs_broken_1" };

const { quick, broken } = session;

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

export function errorsOf(path: string): RegExp[] {
  return refusedPages.includes(path) ? [refusal] : [];
}

export const allPages = [
  ...contentPages,
  ...leadPages,
  ...formStates,
  ...personalPages,
  ...refusedPages,
  "/livre-augmente-fl?utm_source=fb",
];

export const nameOf = (path: string) => path.replace(/(step=\d&).*/, "$1…");

const waitingPage = `/merci?session_id=${session.slow}`;

/**
 * Shows the thank-you page as it is until its look-up has answered, for as long as the test looks:
 * the first part of the stream.
 */
export async function gotoWaitingPage(page: Page) {
  await page.route(`**${waitingPage}`, async (route) => {
    const response = await fetch(route.request().url());
    const stream = readStream(response);
    const body = await stream.until("</footer>");
    await stream.leave();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    await route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "Content-Security-Policy": policy },
      body,
    });
  });
  await page.goto(waitingPage);
}
