/** Makes the web font, its licence, `app/styles/font.css` and `app/content/font.ts`. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fallbacks, heavy, regular, sample } from "./fallback-fonts";
import { licenceFile, openCut, sources } from "./fraunces";

const folder = "public/fonts";
const byteLimit = 30 * 1024;

/** Fine enough for a title, sturdy enough for a card heading of 22 px. */
const opticalSize = 72;
const weights = { min: 400, max: 700, default: 400 };

/**
 * What French is set with. The package has no Ÿ, arrows or ≥: they come from the fallback face.
 * It has no U+202F either, which shapers derive from the space.
 */
const frenchGlyphs =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜàâäæçéèêëîïôöœùûüÿ" +
  "«»‹›“”‘’–—…•·°×−€\u00A0";

async function makeWebFont(): Promise<string> {
  const woff2 = await subsetFont(await readFile(sources.normal), frenchGlyphs, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga"],
    noHinting: true,
    variationAxes: { wght: weights, opsz: opticalSize, SOFT: 0, WONK: 0 },
  });
  if (woff2.length > byteLimit) throw new Error(`The font takes ${woff2.length} bytes`);
  const digest = createHash("sha256").update(woff2).digest("hex").slice(0, 8);
  const name = `fraunces-${digest}.woff2`;
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((file) => /^fraunces-.+\.woff2$/.test(file));
  await Promise.all(stale.map((file) => rm(`${folder}/${file}`)));
  await writeFile(`${folder}/${name}`, woff2);
  await copyFile(licenceFile, `${folder}/OFL.txt`);
  return `/${folder.replace("public/", "")}/${name}`;
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * Faces that make a system font take the room of Fraunces: widths matched on a French sample, line
 * metrics of Fraunces. Two ranges of weight, because Fraunces widens as it gets bolder.
 */
async function fallbackFaces(): Promise<string[]> {
  const faces = [];
  for (const { range, measuredAt } of [regular, heavy]) {
    const cut = { style: "normal", wght: measuredAt, opsz: opticalSize } as const;
    const font = await openCut(sample, cut);
    const em = font.unitsPerEm;
    const width = font.layout(sample).advanceWidth / em / sample.length;
    for (const { family, local, averageWidth } of fallbacks) {
      const adjust = width / averageWidth;
      faces.push(`@font-face {
  font-family: "${family}";
  font-weight: ${range};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(font.ascent / em / adjust)};
  descent-override: ${percent(-font.descent / em / adjust)};
  line-gap-override: ${percent(font.lineGap / em / adjust)};
}`);
    }
  }
  return faces;
}

const href = await makeWebFont();

const css = [
  "/* Made by scripts/brand/font.ts. */",
  `@font-face {
  font-family: "Fraunces";
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("${href}") format("woff2");
}`,
  ...(await fallbackFaces()),
];
await mkdir("app/styles", { recursive: true });
await writeFile("app/styles/font.css", `${css.join("\n\n")}\n`);
await writeFile(
  "app/content/font.ts",
  `// Made by scripts/brand/font.ts.\nexport const displayFont = { href: "${href}" } as const;\n`,
);
