/** Where the links of a text may lead: addresses of the site, read from its files, and URLs of others. */
import { readdirSync, readFileSync, statSync } from "node:fs";

export const articleFolder = "app/content/articles";

/** Every address that is not made from a parameter, by the files of `app/routes`. */
export function routeAddresses(): string[] {
  return readdirSync("app/routes")
    .filter((file) => !file.includes("$"))
    .map((file) => {
      // In brackets stands a dot of the address; other dots part its names.
      const names = file.replace(/\.tsx?$/, "").split(/(?<!\[)_?\.(?!\])/);
      return `/${names.filter((name) => name !== "_index").join("/")}`.replaceAll("[.]", ".");
    });
}

/** The day of each article's publication, by its address. */
function articleDays(): Map<string, string> {
  const files = readdirSync(articleFolder).filter((file) => file.endsWith(".md"));
  return new Map(
    files.map((file) => {
      const head = readFileSync(`${articleFolder}/${file}`, "utf8");
      const day = /^published:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(head)?.[1] ?? "";
      return [`/blog/${file.slice(0, -".md".length)}`, day];
    }),
  );
}

/** What is wrong with the address of a link; null: nothing. */
export type WrongAddress = (href: string, day: string) => string | null;

/** Judges the links of texts that appear on a day, YYYY-MM-DD. */
export function addressRule(): WrongAddress {
  const pages = new Set(routeAddresses());
  const articles = articleDays();
  return (href, day) => {
    if (/^https?:/.test(href)) return URL.canParse(href) ? null : `${href} is no address`;
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
