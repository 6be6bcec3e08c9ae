/** A withdrawal as a browser without scripts makes it: the form, the page to confirm, the receipt. */
import { withdrawalProducts } from "~/content/withdrawal-page";
import type { Fields, Values } from "./fields";
import { attributes } from "./html";

export const path = "/retractation";

const [product] = withdrawalProducts;

/** What a person types into every field. */
export const declaration = {
  firstName: "Camille",
  lastName: "Roux",
  email: "camille.roux@example.com",
  product: [product],
  reference: "cs_live_42",
  message: "Première ligne.\nDeuxième ligne.",
} satisfies Values;

/** What the page to confirm carries on, with the button that was pressed. */
export function carried(html: string, button: "confirm" | "change" = "confirm"): Fields {
  const hidden = attributes(html, "main input[type=hidden]").map(
    ({ name = "", value = "" }): [string, string] => [name, value],
  );
  const [pressed] = attributes(html, `main button[value=${button}]`);
  return [...hidden, [pressed?.name ?? "", pressed?.value ?? ""]];
}
