/** Third step of the build: what the browser's modules may use is what the browsers of `browserslist` (package.json) know. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ESLint, type Linter } from "eslint";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";

/** What ES2022 has and the oldest of them has not, or no rule of the years after it names. */
const tooNew = [
  "no-class-static-block",
  "no-regexp-lookbehind-assertions",
  "no-regexp-v-flag",
  "no-error-cause",
];

/** Methods of iterators and sets by names that arrays and others have too. */
const ambiguous = /no-iterator-prototype-/;

const newer = Object.keys(esX.configs["flat/restrict-to-es2022"].rules).filter(
  (rule) => !ambiguous.test(rule),
);

const config: Linter.Config = {
  plugins: { "es-x": esX, compat },
  // Minified code says nothing of a value's type: a method counts by its name.
  settings: { "es-x": { aggressive: true } },
  linterOptions: { reportUnusedDisableDirectives: false, noInlineConfig: true },
  rules: Object.fromEntries(
    [...newer, ...tooNew.map((rule) => `es-x/${rule}`), "compat/compat"].map((rule) => [rule, "error"]),
  ),
};

console.log("x");
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config, ignore: false, cwd: process.cwd() });
const t = Date.now();
const files = process.argv.slice(2);
const results = await eslint.lintFiles(files);
for (const { filePath, messages } of results) for (const m of messages) console.log(filePath.slice(-30), m.line, m.column, m.ruleId, m.message);
console.log(Date.now() - t);
