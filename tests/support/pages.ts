/** The site's pages as their routes describe them: what the Worker derives its sitemap from. */
import { resolve } from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { articlesOn } from "~/content/articles";
import { landings as allLandings } from "~/content/landings";
import { isDesk } from "~/http/access";
import { listPages, type Page, pagesOn } from "~/http/routing";
import { parisDay } from "~/lib/time";
import { notEmpty } from "./counted";

const routes = await Promise.all(
  Object.values(flatRoutes("app")).map(async ({ file, path }) => ({
    path,
    module: await import(resolve("app", file)),
  })),
);

const today = parisDay(Date.now());

/** Those too that are not there yet: an article may be dated ahead. */
export const allPages: readonly Page[] = listPages(routes);
export const pages: readonly Page[] = pagesOn(today, allPages);
export const publishedArticles = notEmpty(articlesOn(today));

/** Addresses of the routes with a title, the desk's apart. */
const titledPaths = routes.flatMap(({ path = "", module }) =>
  "meta" in module ? [`/${path}`] : [],
);
export const describedPaths = titledPaths.filter((path) => !isDesk({ path }));
export const deskPaths = titledPaths.filter((path) => isDesk({ path }));

/** Every address that a route answers, a page or not; a part that begins with a colon stands for any text. */
export const routePaths: readonly string[] = routes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => !path.includes("*"));

const pathsOf = (wanted: (page: Page) => boolean | undefined) =>
  notEmpty(pages.filter(wanted)).map(({ path }) => path);

/** Those that search engines may list. */
export const listedPages = notEmpty(pages.filter(({ unlisted }) => !unlisted));

/** Those that answer visitors but say `noindex`. */
export const unlistedPaths = pathsOf(({ unlisted }) => unlisted);

export const allPaths = pathsOf(() => true);

/** The book's sales pages; a path without its slash is also the reference that a checkout gets. */
export const landings: readonly string[] = notEmpty(allLandings.map(({ path }) => path));

/** Pages with a lead form, which scripts make more comfortable. */
export const leadPages = pathsOf(({ hydrate }) => hydrate);

/** Pages of the funnel that are the same for everybody. */
export const offerPages = ["/", ...landings, "/commande", "/offre-speciale"];

/** Pages that look an order up: the personal ones that the payment page leads to, so no search engine's. */
export const lookupPages = pathsOf(
  ({ personal, unlisted, path }) => personal && unlisted && !offerPages.includes(path),
);

export const contentPages = allPaths.filter(
  (path) => !lookupPages.includes(path) && !leadPages.includes(path),
);

export const funnelPages = [...offerPages, ...lookupPages];
