import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Every variable, on hosts that only exist in the tests. */
export const variables = {
  ...(parseEnv(readFileSync(".dev.vars.example", "utf8")) as Record<string, string>),
  SITE_URL: "https://site.test",
  CHECKOUT_BOOK_URL: "https://pay.test/book",
  CHECKOUT_TRAINING_URL: "https://pay.test/training",
  CHECKOUT_PROMPT_PACK_URL: "https://pay.test/pack",
  CHECKOUT_TRAINING_UPSELL_URL: "https://pay.test/training-upsell",
  CHECKOUT_PROMPT_PACK_UPSELL_URL: "https://pay.test/pack-upsell",
  CHECKOUT_PROMPT_PACK_AFTER_TRAINING_URL: "https://pay.test/pack-after-training",
  ORDER_WEBHOOK_URL: "https://hooks.test/order",
  CONFIRMATION_WEBHOOK_URL: "https://hooks.test/confirmation",
  LEADS_WEBHOOK_URL: "https://hooks.test/leads",
  // It would depend on the hour of the test.
  OPERATOR_MAIL: "off",
};
