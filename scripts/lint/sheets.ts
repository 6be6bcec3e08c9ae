/**
 * What style sheets may use: a feature that browsers of 2021 do not know stands in a rule or declaration of its own, behind
 * one that does without. The features are caniuse's, as doiuse finds them.
 */
import { readdirSync, readFileSync } from "node:fs";
import doiuse from "doiuse";
import postcss, { type Declaration, type Node, type Rule } from "postcss";

const folder = "app/styles";

/** The oldest ones in which every page is whole. */
const browsers = ["safari 14.1", "ios_saf 14.5-14.8", "chrome 90"];

/** Without them a page is as whole, so that they need no fallback; nesting is written out by the build. */
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

/** A selector that is not known takes the others of its list along. */
const selectors: Record<string, string> = {
  "css-has": ":has(",
  "css-focus-visible": ":focus-visible",
};

/** Values that caniuse counts to the support of their property, or not at all. */
const newValues = /\bcolor-mix\(|^clip$/;

/** Where a sheet uses a newer feature that takes something else along in an older browser. */
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

/** Whether an older browser leaves out nothing but this. */
function hasFallback(node: Node, pseudoClass = ""): boolean {
  if (isBehindQuery(node) || node.type === "atrule") return true;
  if (node.type === "rule")
    return (node as Rule).selectors.every((selector) => selector.includes(pseudoClass));
  const declaration = node as Declaration;
  // A custom property takes any value, so that none before it stands in.
  if (declaration.variable) return false;
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some((other) => other.type === "decl" && covers(other.prop, declaration.prop));
}

/** Whether a property sets another one, too. */
function covers(shorthand: string, property: string): boolean {
  return (
    `${property}-`.startsWith(`${shorthand}-`) ||
    (shorthand === "inset" && /^(top|right|bottom|left)$/.test(property))
  );
}

/** Whether it stands in a block that asks for the feature, or that browsers without it pass over. */
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
