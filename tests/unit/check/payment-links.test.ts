import { expect, test } from "vitest";
import { book, listCents, promptPack, training } from "~/content/offers";
import { checkoutVariables } from "~/content/products";
import { price } from "~/lib/money";
import { paymentLinksTable } from "../../../scripts/check/command";

test("prints price, product, shipping and return URL of each payment link", () => {
  const [, ...lines] = paymentLinksTable("https://your.site/").split("\n");
  const links = Object.fromEntries(lines.map((line) => line.replace(/ +/g, " ").split(/ (.*)/)));
  expect(Object.keys(links).sort()).toEqual([...checkoutVariables].sort());
  const session = "session_id={CHECKOUT_SESSION_ID}";
  const site = "https://your.site";
  const pack = `${price(promptPack.cents)} prompt-pack no ${site}`;
  const course = `${price(training.cents)} training no ${site}`;
  expect(links).toMatchObject({
    CHECKOUT_BOOK_URL: `${price(book.cents)} book yes ${site}/merci?${session}`,
    CHECKOUT_TRAINING_URL: `${course}/merci-masterclass?${session}`,
    CHECKOUT_TRAINING_LIST_URL: `${price(listCents(training) ?? 0)} training no ${site}/merci-masterclass?${session}`,
    CHECKOUT_TRAINING_UPSELL_URL: `${course}/offre-speciale?${session}&presale_course=true`,
    CHECKOUT_PROMPT_PACK_URL: `${pack}/merci-prompts?${session}`,
    CHECKOUT_PROMPT_PACK_UPSELL_URL: `${pack}/merci?${session}&prompt_pack=true`,
    CHECKOUT_PROMPT_PACK_AFTER_TRAINING_URL: `${pack}/merci?${session}&presale_course=true&prompt_pack=true`,
  });
});
