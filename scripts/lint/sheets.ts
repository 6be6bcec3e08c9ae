/**
 * Restricts style sheets: a feature unknown to browsers of 2021 must stand in a rule or declaration of its own, after a
 * fallback without it. The features are caniuse's, as found by doiuse.
 */
import { readdirSync, readFileSync } from "node:fs";
import doiuse from "doiuse";
import postcss, { type Declaration, type Node, type Rule } from "postcss";

const folder = "app/styles";

/** The oldest browsers in which every page is complete. */
const browsers = ["safari 14.1", "ios_saf 14.5-14.8", "chrome 90"];

/** Pages are complete without these, so they need no fallback. The build expands nesting. */
const harmless = [
  "css-color-adjust",
  "css-content-visibility",
  "css-media-scripting",
  "css-nesting",
  "css-resize",
  "css3-cursors",
  "extended-system-fonts",
  "text-size-adjust",
];

/** An unknown selector invalidates the others in its list. */
const selectors: Record<string, string> = {
  "css-has": ":has(",
  "css-focus-visible": ":focus-visible",
};

/** Values that caniuse attributes to their property, or does not list. */
const newValues = /\bcolor-mix\(|^clip$/;

/** Uses of a newer feature that would disable something else in an older browser. */
export function sheetFaults(css: string, from: string): string[] {
  const faults = new Set<string>();
  const name = (feature: string, node: Node) => {
    if (!hasFallback(node, selectors[feature]))
      faults.add(`${from}:${node.source?.start?.line} ${feature}`);
  };
  const find = doiuse({
    browsers,
    onFeatureUsage({ feature, featureData, usage }) {
      if (featureData.missing && !harmless.includes(feature)) name(feature, usage);
    },
  });
  const { root } = postcss([find]).process(css, { from });
  root.walkDecls((declaration) => {
    if (newValues.test(declaration.value)) name(declaration.value, declaration);
  });
  return [...faults];
}

/** Whether an older browser would lose nothing but this feature. */
function hasFallback(node: Node, pseudoClass = ""): boolean {
  if (isBehindQuery(node) || node.type === "atrule") return true;
  if (node.type === "rule")
    return (node as Rule).selectors.every((selector) => selector.includes(pseudoClass));
  const declaration = node as Declaration;
  // A custom property accepts any value, so an earlier one is no fallback.
  if (declaration.variable) return false;
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some((other) => other.type === "decl" && covers(other.prop, declaration.prop));
}

/** Whether a property also sets another one. */
function covers(shorthand: string, property: string): boolean {
  return (
    `${property}-`.startsWith(`${shorthand}-`) ||
    (shorthand === "inset" && /^(top|right|bottom|left)$/.test(property))
  );
}

/** Whether the node is inside a block that tests for the feature, or that older browsers skip. */
function isBehindQuery({ parent }: Node): boolean {
  if (!parent) return false;
  const passedOver = /^(supports|container)$/;
  return ("name" in parent && passedOver.test(String(parent.name))) || isBehindQuery(parent);
}

export function allSheetFaults(): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return sheets
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => sheetFaults(readFileSync(`${folder}/${path}`, "utf8"), `${folder}/${path}`));
}
