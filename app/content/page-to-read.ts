import { audience, frameworkIntro } from "./resources/framework";
import { openingPage } from "./resources/structure";

const { title, lead, advice, testLabel } = frameworkIntro;
/** Of `atlas.webp`, as `workshop/brand/book-pages.ts` numbers it. */
const page = openingPage(2) + 3;
const untilThen = audience.test.charAt(0).toLowerCase() + audience.test.slice(1);

/** A page of the book as text, on the pages that sell it: the words of its picture, then those of the next sheet. */
export const pageToRead = {
  label: `Lire la page\u00a0${page}\u00a0: «\u00a0${title}\u00a0»`,
  picture: "/images/livre/atlas.webp",
  lead,
  paragraphs: [
    ...advice.map(({ title, text }) => `${title} ${text}`),
    `${audience.question} ${audience.purpose} ${testLabel}\u00a0: ${untilThen}`,
  ],
  folio: `${page}`,
} as const;
