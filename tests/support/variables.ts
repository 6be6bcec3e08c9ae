import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { checkoutVariables, products } from "~/content/products";

/** All but the training's list price, which is not asked unless it is set. */
const checkouts = Object.fromEntries(
  checkoutVariables
    .filter((name) => name !== products.training.listCheckout)
    .map((name) => [name, `https://pay.test/${name}`]),
);

/** Every variable, on hosts that only exist in the tests. */
export const variables: Record<string, string> = {
  ...(parseEnv(readFileSync(".dev.vars.example", "utf8")) as Record<string, string>),
  SITE_URL: "https://site.test",
  ...checkouts,
  ORDER_WEBHOOK_URL: "https://hooks.test/order",
  CONFIRMATION_WEBHOOK_URL: "https://hooks.test/confirmation",
  LEADS_WEBHOOK_URL: "https://hooks.test/leads",
  ACCESS_TEAM: "https://team.test",
  // It would depend on the hour of the test.
  OPERATOR_MAIL: "off",
};

export function setting(name: string): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`${name} is not set in the tests`);
  return value;
}
