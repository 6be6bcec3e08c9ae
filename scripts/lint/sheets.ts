/**
 * Restricts style sheets: a feature that browsers of 2021 do not support needs its own rule or declaration, after a
 * fallback without it. The features are caniuse's, as found by doiuse.
 */
import { readdirSync, readFileSync } from "node:fs";
import doiuse from "doiuse";
import postcss, { type Declaration, type Node, type Root, type Rule } from "postcss";

const folder = "app/styles";

/** The oldest browsers in which every page is complete. */
const browsers = ["safari 14.1", "ios_saf 14.5-14.8", "chrome 90"];

/** Browsers drop nothing because of these: they skip unknown fonts, and the build expands nesting. */
const ignore = ["css-nesting", "extended-system-fonts"];

/** Pages are complete without these, so they need no fallback. */
const harmless = [
  "alternative-text",
  "aspect-ratio",
  "css-color-adjust",
  "css-content-visibility",
  "css-media-scripting",
  "css-resize",
  "css3-cursors",
  "last-baseline",
  "lh-unit",
  "overflow-wrap-anywhere",
  "text-size-adjust",
  "text-wrap",
];

/** An unknown selector invalidates the others in its list. */
const selectors: Record<string, string> = {
  "css-has": ":has(",
  "css-focus-visible": ":focus-visible",
};

/** Declarations that doiuse does not distinguish from older ones. */
const declarations: Record<string, RegExp> = {
  "alternative-text": /^content: .*\/ ?"/,
  "aspect-ratio": /^aspect-ratio:/,
  "color-mix": /\bcolor-mix\(/,
  "individual-transforms": /^(translate|rotate|scale):/,
  "last-baseline": /\blast baseline$/,
  "lh-unit": /\dlh\b/,
  "overflow-clip": /^overflow.*:.*\bclip\b/,
  "overflow-wrap-anywhere": /^overflow-wrap: anywhere$/,
  "text-wrap": /^text-wrap:/,
};

interface Use {
  feature: string;
  node: Node;
}

/** Uses of a newer feature that would disable something else in an older browser. */
function sheetFaults(css: string, from: string): string[] {
  const faults = newerUses(postcss.parse(css, { from }))
    .filter(({ feature }) => !harmless.includes(feature))
    .filter(({ feature, node }) => !hasFallback(node, selectors[feature]))
    .map(({ feature, node }) => `${from}:${node.source?.start?.line} ${feature}`);
  return [...new Set(faults)];
}

/** The part of a built sheet that older browsers understand. */
export function olderSheet(css: string): string {
  const root = postcss.parse(css);
  for (const { node } of newerUses(root)) node.remove();
  // Each of them tests for a newer feature.
  root.walkAtRules("supports", (block) => {
    block.remove();
  });
  return root.toString();
}

function newerUses(root: Root): Use[] {
  const uses: Use[] = [];
  const find = doiuse({
    browsers,
    ignore,
    onFeatureUsage({ feature, featureData, usage }) {
      if (featureData.missing) uses.push({ feature, node: usage });
    },
  });
  postcss([find]).process(root).sync();
  root.walkDecls((node) => {
    for (const [feature, pattern] of Object.entries(declarations))
      if (pattern.test(`${node.prop}: ${node.value}`)) uses.push({ feature, node });
  });
  return uses;
}

/** Whether an older browser would lose nothing but this feature. */
function hasFallback(node: Node, pseudoClass?: string): boolean {
  if (isBehindQuery(node) || node.type === "atrule") return true;
  if (node.type === "rule")
    return (
      pseudoClass !== undefined &&
      (node as Rule).selectors.every((selector) => selector.includes(pseudoClass))
    );
  const declaration = node as Declaration;
  // A custom property accepts any value, so an earlier one is not a fallback.
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
  const skipped = /^(supports|container)$/;
  return ("name" in parent && skipped.test(String(parent.name))) || isBehindQuery(parent);
}

export function allSheetFaults(): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return sheets
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => sheetFaults(readFileSync(`${folder}/${path}`, "utf8"), `${folder}/${path}`));
}
