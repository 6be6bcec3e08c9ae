/** Draws the mark of the house at every size that browsers ask for, and writes the web manifest. */
import { mkdir, writeFile } from "node:fs/promises";
import { siteName } from "~/content/site";
import { screenshot, withBrowser } from "./browser";
import { nibOutline } from "./motif";
import { palette } from "./palette";
import { ico, indexed } from "./png";

const { vermilion, cream, paper } = palette;

/**
 * The nib on vermilion, in a box of 32. The slit is wider than on the cover, to be seen at 16 px.
 * `corner` rounds the box; systems that cut icons themselves get a square one and a smaller nib.
 */
function mark({ corner, top, scale }: { corner: number; top: number; scale: number }): string {
  const hole = Number((top + 212 * scale).toFixed(2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${corner}" fill="${vermilion}"/>` +
    `<path transform="translate(16 ${top})scale(${scale})" fill="${cream}" d="${nibOutline}"/>` +
    `<path fill="${vermilion}" d="M15.8 ${top + 3.5}h.4L16.7 ${hole}h-1.4z"/>` +
    `<circle cx="16" cy="${hole}" r="2.1" fill="${vermilion}"/></svg>`
  );
}

const rounded = mark({ corner: 7, top: 3.5, scale: 0.062 });
const square = mark({ corner: 0, top: 6, scale: 0.0545 });

const manifest = {
  name: siteName,
  short_name: siteName,
  lang: "fr",
  start_url: "/",
  display: "browser",
  background_color: paper,
  theme_color: vermilion,
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

await mkdir("public/icons", { recursive: true });
await writeFile("public/favicon.svg", `${rounded}\n`);
await writeFile("public/site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
await withBrowser(async (browser) => {
  const draw = async (svg: string, side: number) => {
    const html = `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`;
    return indexed(await screenshot(browser, { html, width: side, height: side }));
  };
  await writeFile("public/favicon.ico", ico(await draw(rounded, 32), 32));
  await writeFile("public/apple-touch-icon.png", await draw(square, 180));
  await writeFile("public/icons/icon-192.png", await draw(square, 192));
  await writeFile("public/icons/icon-512.png", await draw(square, 512));
});
