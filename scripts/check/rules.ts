/** All rules by name. */
import * as configuration from "./configuration-rules";
import * as content from "./content-rules";
import { challenge, dates } from "./date-rules";
import type { Facts } from "./facts";
import type { Finding } from "./finding";
import * as offer from "./offer-rules";

/** In the order of the report. The deployment's `--accept` takes these names. */
export const rules = {
  dates,
  reviews: content.reviews,
  claims: content.claims,
  author: content.author,
  "look-inside": content.lookInside,
  publisher: content.publisher,
  mediator: content.mediator,
  amounts: offer.amounts,
  prices: offer.prices,
  shipping: offer.shipping,
  places: offer.places,
  challenge,
  chapter: configuration.chapter,
  videos: configuration.videos,
  mail: configuration.mail,
  outbox: configuration.outbox,
  webhooks: configuration.webhooks,
  payments: configuration.payments,
  orders: configuration.orders,
  deliverables: configuration.deliverables,
  desk: configuration.desk,
  accessibility: content.accessibility,
  "guarantee-notice": content.guaranteeNotice,
} satisfies Record<string, (facts: Facts) => Finding[]>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];
