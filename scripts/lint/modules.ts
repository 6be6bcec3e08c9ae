/**
 * Restricts the browser's modules and their libraries to features that every browser in package.json's `browserslist`
 * has.
 */
import { readdirSync, readFileSync } from "node:fs";
import { ESLint, type Linter } from "eslint";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";

/** Features of ES2018 and ES2022 that are not supported everywhere. */
const unsupported = ["es-x/no-class-static-block", "es-x/no-regexp-lookbehind-assertions"];

/** Features of ES2023 and later, except iterator methods, which have the same names as array methods. */
const later = Object.keys(esX.configs["flat/restrict-to-es2022"].rules ?? {}).filter(
  (rule) => !rule.includes("iterator-prototype"),
);

/** Web features, listed by hand, since no rule covers the methods of web classes. */
const methods = Object.entries({
  URL: ["canParse", "parse"],
  AbortSignal: ["any", "timeout"],
  Response: ["json"],
}).flatMap(([object, names]) => names.map((property) => ({ object, property })));

const config: Linter.Config = {
  plugins: { "es-x": esX, compat },
  // Minified code does not show a value's type, so methods are matched by name.
  settings: { "es-x": { aggressive: true } },
  linterOptions: { noInlineConfig: true },
  rules: {
    ...Object.fromEntries(
      [...later, ...unsupported, "compat/compat"].map((rule) => [rule, "error"]),
    ),
    "no-restricted-properties": ["error", ...methods],
  },
};

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; hasClientAction: boolean }>;
}

/** The scripts that browsers load: those of hydrated pages, and those served unchanged. */
function loadedFiles(): string[] {
  const [path = ""] = readdirSync("public/build").filter((name) => name.startsWith("manifest-"));
  const text = readFileSync(`public/build/${path}`, "utf8").replace(/^[^{]+|;$/g, "");
  const { entry, routes }: Manifest = JSON.parse(text);
  const parts = Object.entries(routes).filter(
    ([id, { hasClientAction }]) => id === "root" || hasClientAction,
  );
  const modules = [entry, ...parts.map(([, route]) => route)].flatMap(
    ({ module, imports = [] }) => [module, ...imports],
  );
  const own = readdirSync("public").filter((name) => name.endsWith(".js"));
  return [...new Set(modules), ...own].map((file) => `public/${file}`);
}

export async function moduleFaults(): Promise<string[]> {
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config, ignore: false });
  const results = await eslint.lintFiles(loadedFiles());
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );
}
