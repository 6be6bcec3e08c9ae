/** Rebuilds everything that depends on the author's name, on content or on the font's package. */
import { readFile, writeFile } from "node:fs/promises";
import { bookAuthor } from "~/content/authorship";
import { bookPages } from "./book-pages";
import { withBrowser } from "./browser";
import { cardPages } from "./cards";
import { coverFor } from "./cover";
import { engravings } from "./engravings/all";
import { makeFont } from "./font";
import { drawIcons, drawPictures } from "./pictures";

const cover = "public/images/cover.svg";

await makeFont();
await writeFile(cover, await coverFor(bookAuthor?.name, await readFile(cover, "utf8")));
for (const [file, draw] of Object.entries(engravings)) await writeFile(file, await draw());
await withBrowser(async (browser) => {
  await drawIcons(browser);
  await drawPictures(browser, [...(await cardPages()), ...(await bookPages())]);
});
