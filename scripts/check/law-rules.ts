import type { guaranteeNotice as shown } from "~/content/guarantee-notice";
import type * as statement from "~/content/legal/accessibility";
import type { Facts } from "./facts";
import { type Finding, unset, untrue } from "./finding";

const statementFile = "app/content/legal/accessibility.ts";
const noticeFile = "app/content/guarantee-notice.ts";

/** Who owes the statement of `/accessibilite`: articles L. 412-13 and following of the Code de la consommation. */
export function accessibility({ modules }: Facts): Finding[] {
  const { duty } = modules[statementFile] as typeof statement;
  if (duty !== "unknown") return [];
  const message =
    "it is not said whether /accessibilite is owed: a business of fewer than ten people and at most 2 M€ a year is exempt for its services (L. 412-13); any other one has the site tried by people who use assistive technology";
  return [unset(message, { file: statementFile, find: ["export const duty"] })];
}

/** The fixed picture that stands beside a price of goods: implementing regulation (EU) 2025/1960. */
export function guaranteeNotice({ modules, isPublic }: Facts): Finding[] {
  const { guaranteeNotice: notice } = modules[noticeFile] as { guaranteeNotice: typeof shown };
  const place = { file: noticeFile, find: ["export const guaranteeNotice"] };
  if (!notice) {
    const message =
      "the harmonised notice on the legal guarantee is not shown beside the book's price, where it is owed since 27 September 2026: take the official file from https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj (annex), put it into public/images as it is, and name it";
    return [unset(message, place)];
  }
  return isPublic(notice.src) ? [] : [untrue(`public${notice.src} does not exist`, place)];
}
