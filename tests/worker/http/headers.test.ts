import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { notEmpty } from "../../support/counted";
import { attributes, count, element, scripts } from "../../support/html";
import { contentPages, funnelPages, pages } from "../../support/pages";
import { origin, type Page, sharedSite } from "../../support/site";

const site = await sharedSite();

function policy({ headers }: Page): Record<string, string[]> {
  const directives = (headers.get("Content-Security-Policy") ?? "").split("; ");
  const parts = directives.map((directive) => directive.split(" "));
  return Object.fromEntries(parts.map(([name = "", ...sources]) => [name, sources]));
}

const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };

const answers: [string, string, RequestInit?][] = [
  ["a page", "/livre-augmente-fl"],
  ["a personal page", "/merci?prefilled_email=a@b.fr"],
  ["HEAD", "/", { method: "HEAD" }],
  ["a page not found", "/rien-ici"],
  ["a refused method", "/", { method: "PUT" }],
  ["a foreign post", "/merci", { method: "POST", headers: { Origin: "https://evil.test" } }],
  ["a body of another type", "/merci", { method: "POST", body: "{}", headers: { Origin: origin } }],
  ["a redirect to a checkout", "/livre-augmente-fl", { method: "POST", headers: form }],
  ["a redirect within the site", "/merci", { method: "POST", headers: form }],
];

test.each(answers)("sets the security headers of %s", async (_name, path, init) => {
  const page = await site.page(path, init as never);
  expect(page.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
  for (const name of ["Set-Cookie", "Server", "X-Powered-By"])
    expect(page.headers.get(name)).toBeNull();
  expect(policy(page)["default-src"]).toEqual(["'none'"]);
});

test("sends speculation rules only on pages that prerender links", async () => {
  for (const { path, prerendersLinks = false } of notEmpty(pages))
    expect((await site.page(path)).headers.has("Speculation-Rules"), path).toBe(prerendersLinks);
  expect(pages.filter(({ prerendersLinks }) => prerendersLinks).length).toBeGreaterThan(3);
});

test("answers HEAD for a step of the wizard", async () => {
  const path = "/diagnostic?step=2";
  const head = await site.page(path, { method: "HEAD" });
  expect(policy(head)).toEqual(policy(await site.page(path)));
});

const personal = "/merci?prefilled_email=a@b.fr";
const scriptless = new Set([...contentPages, ...funnelPages, "/rien-ici", personal]);

test.each([...scriptless])("allows the scripts, styles, files and forms of %s", async (path) => {
  const page = await site.page(path);
  const allowed = policy(page);
  const { script } = pages.find((page) => page.path === path) ?? {};
  const html = page.html.replace(`<script src="${script}" defer=""></script>`, "");
  expect(html !== page.html).toBe(script !== undefined);
  expect(allowed["script-src"]).toEqual([script ? "'self'" : "'none'"]);
  expect(scripts(html)).toEqual([]);
  expect(html).not.toMatch(/\son[a-z]+="|javascript:|modulepreload|\.js\b/i);
  expect(page.headers.get("Link") ?? "").not.toMatch(/script|\.js\b/);

  expect(count(page.html, "style")).toBe(1);
  const styles = element(page.html, "style").text;
  const hash = createHash("sha256").update(styles).digest("base64");
  expect(allowed["style-src"]).toEqual([`'sha256-${hash}'`]);
  expect(page.html).not.toMatch(/\sstyle="/);
  expect(count(page.html, "link[rel=stylesheet]")).toBe(0);

  const isOwn = ({ src = "" }) => /^\/[^/]/.test(src);
  expect(attributes(page.html, "img").every(isOwn)).toBe(true);
  expect(page.html).not.toMatch(/url\(["']?(https?:)?\/\//);
  expect(allowed["form-action"]).toEqual(["'self'", "https://pay.test"]);
});

test.each(notEmpty(readdirSync("public/resources")))(
  "keeps %s out of search engines",
  async (file) => {
    const { status, headers } = await site.fetch(`/resources/${file}`, { method: "HEAD" });
    expect(status).toBe(200);
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  },
);

test("lets readers of the feed show the pictures", async () => {
  const { status, headers } = await site.fetch("/images/map.svg", { method: "HEAD" });
  expect(status).toBe(200);
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});
