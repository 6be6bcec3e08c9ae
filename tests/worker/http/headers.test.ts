import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { attributes, count, element, scripts } from "../../support/html";
import { contentPages, funnelPages, pages } from "../../support/pages";
import { openSite, origin, sharedSite } from "../../support/site";

const site = await sharedSite();

type Answer = Awaited<ReturnType<typeof site.fetch>>;

/** The content-security policy as its directives. */
function policy({ headers }: Pick<Answer, "headers">): Record<string, string[]> {
  const directives = (headers.get("Content-Security-Policy") ?? "").split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
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

describe.each(answers)("%s", (_name, path, init) => {
  test("carries every security header", async () => {
    const { headers } = await site.page(path, init as never);
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*microphone=\(\)/);
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("Server")).toBeNull();
    expect(headers.get("X-Powered-By")).toBeNull();
  });

  test("has a policy that trusts nobody", async () => {
    const directives = policy(await site.page(path, init as never));
    expect(directives["default-src"]).toEqual(["'none'"]);
    expect(directives["frame-ancestors"]).toEqual(["'none'"]);
    expect(JSON.stringify(directives)).not.toMatch(/unsafe-|\*|http:|"https:"/);
  });
});

test.each(pages)("$path names rules for fetching ahead only where one reads on", async (page) => {
  const { headers } = await site.page(page.path);
  expect(headers.has("Speculation-Rules")).toBe(page.fetchesAhead === true);
});

test("pages to read from are there", () => {
  expect(pages.filter(({ fetchesAhead }) => fetchesAhead).length).toBeGreaterThan(3);
});

test("HEAD of a step of the wizard has the policy of its page", async () => {
  const path = "/diagnostic?step=2";
  const head = await site.page(path, { method: "HEAD" });
  expect(policy(head)).toEqual(policy(await site.page(path)));
});

const scriptless = new Set([...contentPages, ...funnelPages, "/rien-ici"]);

describe.each([...scriptless, "/merci?prefilled_email=a@b.fr"])("%s", (path) => {
  test("has no script but the file that its route names, and may not have another", async () => {
    const page = await site.page(path);
    const { script } = pages.find((page) => page.path === path) ?? {};
    const html = page.html.replace(`<script src="${script}" defer=""></script>`, "");
    expect(html !== page.html).toBe(script !== undefined);
    expect(policy(page)["script-src"]).toEqual([script ? "'self'" : "'none'"]);
    expect(scripts(html)).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+="|javascript:|modulepreload|\.js\b/i);
    expect(page.headers.get("Link") ?? "").not.toMatch(/script|\.js\b/);
  });

  test("has one style element, allowed by its hash, and no style attribute", async () => {
    const page = await site.page(path);
    expect(count(page.html, "style")).toBe(1);
    const styles = element(page.html, "style").text;
    const hash = createHash("sha256").update(styles).digest("base64");
    expect(policy(page)["style-src"]).toEqual([`'sha256-${hash}'`]);
    expect(page.html).not.toMatch(/\sstyle="/);
    expect(count(page.html, "link[rel=stylesheet]")).toBe(0);
  });

  test("loads pictures and fonts from its own site alone", async () => {
    const page = await site.page(path);
    expect(policy(page)).toMatchObject({ "font-src": ["'self'"], "base-uri": ["'none'"] });
    expect(policy(page)["img-src"]).toContain("'self'");
    for (const { src } of attributes(page.html, "img")) expect(src).toMatch(/^\/[^/]/);
    expect(page.html).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  test("names the checkouts that its forms may lead to", async () => {
    const page = await site.page(path);
    expect(policy(page)["form-action"]).toEqual(["'self'", "https://pay.test"]);
  });
});

test.each(readdirSync("public/resources"))("search engines do not list %s", async (file) => {
  const { status, headers } = await site.fetch(`/resources/${file}`, { method: "HEAD" });
  expect(status).toBe(200);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("a site that is not configured is no less strict", async () => {
  await using bare = await openSite({ withoutAssets: true, vars: { SITE_URL: undefined } });
  const page = await bare.page("/");
  expect(page.status).toBe(500);
  expect(policy(page)).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'none'"],
    "form-action": ["'self'"],
  });
  expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
});
