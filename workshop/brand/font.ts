/** Makes the web font, its licence, `app/styles/font.css` and `app/content/font.ts`. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { licenceFile, openCut, sources } from "./fraunces";

const folder = "public/fonts";
const byteLimit = 15 * 1024;

/** Fine enough for a title, sturdy enough for a card heading of 22 px. */
const opticalSize = 72;
/** A single weight: the weight axis would double the bytes that a first visit waits for. */
const weight = 500;
/** Declared for every weight that the style sheets use, so that no browser synthesises bold. */
const range = "400 700";

/** ASCII characters that no title uses. */
const codeSigns = /[#$<=>@[\\\]^_`{|}~]/g;

/**
 * The characters that French titles use. The package has no Ÿ, arrows or ≥: these come from the fallback font. It has no
 * U+202F either, which shapers derive from the space.
 */
const frenchGlyphs =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)).replace(
    codeSigns,
    "",
  ) +
  "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ" +
  "«»“”‘’–—…•·°×−€\u00A0";

async function makeWebFont(): Promise<string> {
  const woff2 = await subsetFont(await readFile(sources.normal), frenchGlyphs, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga"],
    noHinting: true,
    variationAxes: { wght: weight, opsz: opticalSize, SOFT: 0, WONK: 0 },
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

/** Titles like the site's: the text over which widths are averaged. */
const sample =
  "Écrivez votre livre professionnel en quatorze jours. Votre expertise mérite mieux qu’un tiroir : " +
  "structurez vos idées, trouvez votre voix, publiez un ouvrage dont vos clients se souviendront. " +
  "La méthode vous guide, chapitre après chapitre, de la première page au bon à tirer. " +
  "Pourquoi maintenant ? Parce que vos lecteurs vous attendent déjà. Questions fréquentes";

interface Fallback {
  family: string;
  local: string[];
  /** Average advance over `sample`, in em. */
  averageWidth: number;
}

/**
 * Serifs that visitors have: Georgia (Windows, Apple), Times New Roman and its metric twin Liberation
 * Serif (Linux), Noto Serif (Android). Georgia was measured by Gelasio, which has the same widths.
 */
const fallbacks: Fallback[] = [
  { family: "Fraunces Fallback", local: ["Georgia"], averageWidth: 0.4365 },
  {
    family: "Fraunces Fallback Times",
    local: ["Times New Roman", "Liberation Serif"],
    averageWidth: 0.3969,
  },
  {
    family: "Fraunces Fallback Noto",
    local: ["Noto Serif", "NotoSerif-Regular"],
    averageWidth: 0.4744,
  },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * Faces that make a system font as wide and high as Fraunces: widths matched on a French sample, and
 * Fraunces's line metrics.
 */
async function fallbackFaces(): Promise<string[]> {
  const font = await openCut(sample, { style: "normal", wght: weight, opsz: opticalSize });
  const em = font.unitsPerEm;
  const width = font.layout(sample).advanceWidth / em / sample.length;
  return fallbacks.map(({ family, local, averageWidth }) => {
    const adjust = width / averageWidth;
    return `@font-face {
  font-family: "${family}";
  font-weight: ${range};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(font.ascent / em / adjust)};
  descent-override: ${percent(-font.descent / em / adjust)};
  line-gap-override: ${percent(font.lineGap / em / adjust)};
}`;
  });
}

export async function makeFont(): Promise<void> {
  const href = await makeWebFont();
  const css = [
    "/* Made by workshop/brand/font.ts. */",
    `@font-face {
  font-family: "Fraunces";
  font-weight: ${range};
  font-display: swap;
  src: url("${href}") format("woff2");
}`,
    ...(await fallbackFaces()),
  ];
  await writeFile("app/styles/font.css", `${css.join("\n\n")}\n`);
  await writeFile(
    "app/content/font.ts",
    `// Made by workshop/brand/font.ts.\nexport const displayFont = { href: "${href}" } as const;\n`,
  );
}
