/** The sharing pictures, 1200 × 630: `public/images/og/*.png`. */
import { type SharingCard, sharingCards } from "~/content/sharing-cards";
import { siteName } from "~/content/site";
import { palette } from "./palette";
import { inlineDrawing, type PicturePage } from "./pictures";

const { paper, ink, vermilion } = palette;

const style = `
body { margin: 0; width: 1200px; height: 630px; display: flex; background: ${paper}; color: ${ink};
  font-family: Fraunces; font-variation-settings: "SOFT" 0, "WONK" 0; }
main { width: 740px; padding: 64px 48px 56px 72px; box-sizing: border-box; display: flex; flex-direction: column; }
p { margin: 0; }
.kicker { font-style: italic; font-weight: 450; font-size: 32px; color: ${vermilion}; }
h1 { margin: auto 0; font-weight: 560; font-size: 78px; line-height: 1.04; letter-spacing: -.012em;
  font-variation-settings: "opsz" 84, "SOFT" 0, "WONK" 0; text-wrap: balance; }
.note { font-size: 27px; line-height: 1.3; font-weight: 420; text-wrap: balance; }
footer { margin-top: 26px; padding-top: 22px; border-top: 1.5px solid ${ink}; display: flex; gap: 14px; align-items: center;
  font-size: 25px; font-weight: 560; }
figure { position: relative; margin: 0; width: 460px; }
img { display: block; }
img + img { position: absolute; left: 56px; top: 54px; }
`;

/** Cards that show the book itself. */
const cardsWithBook = ["site", "livre"];

async function cardPage(name: string, { kicker, title, note }: SharingCard): Promise<PicturePage> {
  const drawing = await inlineDrawing(`workshop/brand/drawings/${name}.svg`, 460, 630);
  const cover = cardsWithBook.includes(name)
    ? await inlineDrawing("public/images/cover.svg", 348, 522)
    : "";
  const signet = await inlineDrawing("workshop/brand/drawings/signet.svg", 40, 40);
  return {
    file: `public/images/og/${name}.png`,
    width: 1200,
    height: 630,
    style,
    body: `<main><p class="kicker">${kicker}</p><h1>${title}</h1><p class="note">${note}</p>
<footer>${signet}${siteName}</footer></main><figure>${drawing}${cover}</figure>`,
  };
}

export const cardPages = () =>
  Promise.all(Object.entries(sharingCards).map(([name, text]) => cardPage(name, text)));
