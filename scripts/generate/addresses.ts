/** Where a text's links may lead: the site's own addresses, read from its files, and URLs of other sites. */
import { readdirSync, readFileSync, statSync } from "node:fs";

export const articleFolder = "app/content/articles";

/** Every address without a parameter, from the names of the files in `app/routes`. */
export function routeAddresses(): string[] {
  return readdirSync("app/routes")
    .filter((file) => !file.includes("$"))
    .map((file) => {
      // A dot in brackets belongs to the address; the others separate its segments.
      const names = file.replace(/\.tsx?$/, "").split(/(?<!\[)_?\.(?!\])/);
      return `/${names.filter((name) => name !== "_index").join("/")}`.replaceAll("[.]", ".");
    });
}

/** The publication day of each article, by address. */
function articleDays(): Map<string, string> {
  const files = readdirSync(articleFolder).filter((file) => file.endsWith(".md"));
  return new Map(
    files.map((file) => {
      const head = readFileSync(`${articleFolder}/${file}`, "utf8");
      const day = /^date:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(head)?.[1] ?? "";
      return [`/blog/${file.slice(0, -".md".length)}`, day];
    }),
  );
}

/** What is wrong with a link's address; null if nothing is. */
type WrongAddress = (href: string, day: string) => string | null;

/** Checks links in texts that are published on a day, YYYY-MM-DD. */
export function addressRule(): WrongAddress {
  const pages = new Set(routeAddresses());
  const articles = articleDays();
  return (href, day) => {
    if (/^https?:/.test(href)) return URL.canParse(href) ? null : `${href} is not an address`;
    if (!href.startsWith("/")) return `${href} begins with neither https:// nor /`;
    const [path = ""] = href.split("#");
    const published = articles.get(path);
    if (published !== undefined && published > day) {
      return `${path} is published on ${published}, after this text`;
    }
    if (published !== undefined || pages.has(path) || isPublic(path)) return null;
    return `the site has no page, article or file ${path}`;
  };
}

const isPublic = (path: string) =>
  !path.includes("..") && statSync(`public${path}`, { throwIfNoEntry: false })?.isFile() === true;
