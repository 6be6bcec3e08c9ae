/** Draws the pictures of the sales pages, as wood engravings: `public/images/plates/*.svg`. */
import { mkdir, writeFile } from "node:fs/promises";
import type { IllustrationName } from "~/content/illustrations";
import { calendarPlate } from "./plates/calendar";
import { dawnPlate } from "./plates/dawn";
import { doorPlate } from "./plates/door";
import { windowPlate } from "./plates/window";
import { workshopPlate } from "./plates/workshop";

const folder = "public/images/plates";
const byteLimit = 30_000;

const drawings: Record<IllustrationName, string> = {
  workshop: workshopPlate(),
  dawn: dawnPlate(),
  window: windowPlate(),
  calendar: await calendarPlate(),
  door: doorPlate(),
};

await mkdir(folder, { recursive: true });
for (const [name, svg] of Object.entries(drawings)) {
  if (svg.length > byteLimit) throw new Error(`${name} takes ${svg.length} bytes`);
  await writeFile(`${folder}/${name}.svg`, `${svg}\n`);
}
