/** Everything that is checked, by name. */
import {
  chapter,
  deliverables,
  mail,
  orders,
  payments,
  videos,
  webhooks,
} from "./configuration-rules";
import {
  author,
  claims,
  mediator,
  places,
  prices,
  publisher,
  reviews,
  shipping,
} from "./content-rules";
import { challenge, dates } from "./date-rules";
import type { Facts } from "./facts";
import type { Finding } from "./finding";
import { accessibility, guaranteeNotice } from "./law-rules";

/** In the order of the list. `--accept` of the deployment takes the names. */
export const rules = {
  dates,
  reviews,
  claims,
  author,
  publisher,
  mediator,
  prices,
  shipping,
  places,
  challenge,
  chapter,
  videos,
  mail,
  webhooks,
  payments,
  orders,
  deliverables,
  accessibility,
  "guarantee-notice": guaranteeNotice,
} satisfies Record<string, (facts: Facts) => Finding[]>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];
