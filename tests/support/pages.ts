/** The site's pages as their routes describe them: what the Worker derives its sitemap from. */
import { resolve } from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { type Page, pagesOf } from "~/http/pages";

const routes = await Promise.all(
  Object.values(flatRoutes("app")).map(async ({ file, path }) => ({
    path,
    module: await import(resolve("app", file)),
  })),
);

export const pages: readonly Page[] = pagesOf(routes);

/** Those that search engines may list. */
export const listedPages = pages.filter(({ unlisted }) => !unlisted);

/** Paths of those that answer visitors but say `noindex`. */
export const unlistedPaths = pages.filter(({ unlisted }) => unlisted).map(({ path }) => path);

/** Paths of the book's sales pages: each posts its order form to itself. */
export const landings = pages.filter(({ sheet }) => sheet === "landing").map(({ path }) => path);
