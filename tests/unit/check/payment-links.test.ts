import { expect, test } from "vitest";
import { checkoutVariables } from "~/content/products";
import { paymentLinksTable } from "../../../scripts/check/command";

test("prints the return URL of each payment link", () => {
  const [, ...lines] = paymentLinksTable("https://your.site").split("\n");
  const links = Object.fromEntries(lines.map((line) => line.split(/ .* https:\/\/your\.site/)));
  expect(Object.keys(links).sort()).toEqual([...checkoutVariables].sort());
  const session = "session_id={CHECKOUT_SESSION_ID}";
  expect(links).toMatchObject({
    CHECKOUT_BOOK_URL: `/merci?${session}`,
    CHECKOUT_TRAINING_URL: `/merci-masterclass?${session}`,
    CHECKOUT_TRAINING_LIST_URL: `/merci-masterclass?${session}`,
    CHECKOUT_TRAINING_UPSELL_URL: `/offre-speciale?${session}&presale_course=true`,
    CHECKOUT_PROMPT_PACK_URL: `/merci-prompts?${session}`,
    CHECKOUT_PROMPT_PACK_UPSELL_URL: `/merci?${session}&prompt_pack=true`,
    CHECKOUT_PROMPT_PACK_AFTER_TRAINING_URL: `/merci?${session}&presale_course=true&prompt_pack=true`,
  });
});
