import {
  chapter,
  deliverables,
  mail,
  orders,
  payments,
  videos,
  webhooks,
} from "./configuration-rules";
import { author, claims, prices, publisherBlanks, reviews, shipping } from "./content-rules";
import { challenge, dates } from "./date-rules";
import type { Facts } from "./facts";
import { type Point, pointNames } from "./point";

const rules = [
  dates,
  challenge,
  reviews,
  claims,
  publisherBlanks,
  prices,
  shipping,
  author,
  chapter,
  videos,
  mail,
  webhooks,
  payments,
  orders,
  deliverables,
];

/** Everything that is not yet true or not yet set, in the order of the names. */
export function openPoints(facts: Facts): Point[] {
  return inOrder(rules.flatMap((rule) => rule(facts)));
}

export function inOrder(points: readonly Point[]): Point[] {
  const rank = ({ name }: Point) => pointNames.indexOf(name);
  return [...points].sort((a, b) => rank(a) - rank(b));
}
