/** A withdrawal as a browser without scripts makes it: the form, the page to confirm, the receipt. */
import { withdrawalProducts } from "~/content/withdrawal-page";
import type { WithdrawalFields } from "~/db/schema";
import { toRow } from "~/withdrawals/form";
import { type Fields, fieldsOf, type Values } from "./fields";
import { attributes, element, hiddenFields } from "./html";
import type { LeadSite } from "./lead-site";

export const path = "/retractation";

const [product] = withdrawalProducts;

export const declaration = {
  firstName: "Camille",
  lastName: "Roux",
  email: "camille.roux@example.com",
  product: [product],
  reference: "cs_live_42",
  message: "Première ligne.\nDeuxième ligne.",
} satisfies Values;

/** The same, read and without a message. */
export const declared = (overrides: Partial<WithdrawalFields> = {}): WithdrawalFields => ({
  ...toRow({ ...declaration, message: null }),
  ...overrides,
});

export const declare = (site: Pick<LeadSite, "submit">, changes?: Values) =>
  site.submit(path, fieldsOf(declaration, changes));

/** What the page to confirm carries on, with the button that was pressed. */
export function carried(html: string, button: "confirm" | "change" = "confirm"): Fields {
  const [pressed] = attributes(html, `main button[value=${button}]`);
  return [...hiddenFields(element(html, "main")), [pressed?.name ?? "", pressed?.value ?? ""]];
}
