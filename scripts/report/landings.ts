import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Landing } from "~/content/landings/types";

const folder = fileURLToPath(new URL("../../app/content/landings/", import.meta.url));

const modules: object[] = await Promise.all(
  readdirSync(folder).map((file) => import(`${folder}${file}`)),
);

/** The sales pages, a new one as soon as its content is there, in the order of their letters. */
export const landings: readonly Landing[] = modules
  .flatMap((module) => Object.values(module))
  .filter(isLanding)
  .sort((a, b) => (a.slug < b.slug ? -1 : 1));

function isLanding(value: unknown): value is Landing {
  return typeof value === "object" && value !== null && "slug" in value && "hero" in value;
}
