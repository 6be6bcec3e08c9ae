import { checkoutPoints } from "./checkout-links";
import { formatPoint, type PointName } from "./point";
import { inOrder, openPoints } from "./rules";
import { readFacts, readSource } from "./site";

interface Check {
  /** An environment of wrangler.toml; null for its top level. */
  env: string | null;
  /** Names of the deployed secrets; null when nobody asked. */
  secrets: readonly string[] | null;
  /** Whether the checkout links are left alone. */
  offline: boolean;
  /** Points that may stay as they are. */
  accepted?: readonly string[];
}

/** One line each: what the pages say that is not so, and what is merely not set yet. */
export async function checkSite({ env, secrets, offline, accepted = [] }: Check) {
  const facts = await readFacts({ env, secrets });
  const links = offline ? [] : await checkoutPoints(facts.configuration);
  const points = inOrder([...openPoints(facts), ...links]).filter(
    ({ name }: { name: PointName }) => !accepted.includes(name),
  );
  const lines = (untrue: boolean) =>
    points
      .filter((point) => point.untrue === untrue)
      .map((point) => formatPoint(point, readSource));
  return { untrue: lines(true), unset: lines(false) };
}
