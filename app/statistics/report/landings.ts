import { landings as pages } from "~/content/landings";

/** The sales pages by the name that counts and payments know them by: the path without its slash. */
export const landings = pages.map(({ path, content }) => ({
  slug: path.slice(1),
  title: content.hero.title,
}));
