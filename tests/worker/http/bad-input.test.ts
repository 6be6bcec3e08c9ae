import { Agent, request } from "node:http";
import { describe, expect, test } from "vitest";
import { count, element } from "../../support/html";
import { funnelPages } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";
import { plainHttp } from "../../support/site";

const site = await sharedSite(plainHttp);

const _parameters = [
  "session_id",
  "prefilled_email",
  "presale_course",
  "prompt_pack",
  "utm_source",
  "utm_campaign",
  "fbclid",
  "unknown",
];

const _values: Record<string, string> = {
  empty: "",
  HTML: "<script>alert(1)</script>@x",
  "an attribute's end": `"'><img/src=x/onerror=alert(1)>@x`,
  "a template's end": "</noscript></script><script>alert(1)</script>@x",
  "control characters": "\u0000\u0001\u001b[31m\u007f\u0085@x",
  "line breaks": "a\r\nX-Injected: yes\r\n\r\n<b>@x",
  "another script": "été 例え \u202e\u2028\ufeff😀@x",
  "a number": "-1e309",
  "an object": '{"$ne":null}',
  "a path": "../../../../etc/passwd",
  "an address": "https://evil.test/",
};

/** Whatever a value was, it may only come back as text. */
function expectNoInjection(html: string) {
  expect(html).not.toMatch(/<script>|<img\/src|<b>@/);
  expect(html.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(count(html, "h1")).toBe(1);
}

describe.each(funnelPages)("%s shows itself", (path) => {
  test("with parameters that are no text", async () => {
    for (const query of [
      "?",
      "?&&=&=x&",
      "?session_id=%E0%A4%A&prefilled_email=%ff%fe@x",
      "?%00",
    ]) {
      const page = await site.page(path + query);
      expect(page.status, query).toBe(200);
      expectNoInjection(page.html);
    }
  });

  test("with a value of 100 KB", async () => {
    for (const name of ["session_id", "prefilled_email", "utm_source"]) {
      const url = new URL(`${path}?${name}=${"x@".repeat(50 * 1024)}`, site.address);
      const response = await fetch(url);
      expect(response.status, name).toBe(200);
      expect(await response.text()).not.toContain("x@x@");
    }
    expect(site.calls).toEqual([]);
  });
});

test.each(["_data=root", "_data=", "_routes=root", "_routes=x", "index", "__proto__=x"])(
  "?%s, which the framework knows, changes nothing on any page",
  async (query) => {
    for (const path of funnelPages) {
      const plain = await site.page(path);
      const page = await site.page(`${path}?${query}`);
      expect(page.status, path).toBe(200);
      expect(element(page.html, "main"), path).toBe(element(plain.html, "main"));
    }
  },
);

describe("a parameter leads nowhere", () => {
  test.each(["redirect", "redirectTo", "returnTo", "next", "url", "location", "_redirect"])(
    "%s",
    async (name) => {
      for (const path of funnelPages) {
        const response = await site.fetch(`${path}?${name}=https://evil.test/`);
        expect(response.status, path).toBe(200);
        expect(response.headers.get("Location")).toBeNull();
      }
    },
  );
});

describe("a form's fields", () => {
  test.each([
    ["a parameter as a file", "presale_course", "true"],
    ["an e-mail as a file", "prefilled_email", "a@b.fr"],
  ])("%s is refused", async (_name, field, content) => {
    const body = new FormData();
    body.set(field, new Blob([content]), "a.txt");
    const response = await fetch(new URL("/merci?session_id=cs_1", site.address), {
      method: "POST",
      redirect: "manual",
      body,
    });
    expect(response.status).toBe(415);
    expect(response.headers.get("Location")).toBeNull();
  });

  test("repeated, the first counts as no e-mail that the last could slip in", async () => {
    const response = await site.post("/merci", [
      ["prefilled_email", "a@b.fr"],
      ["prefilled_email", "x y@evil.test"],
    ]);
    expect(response).toHaveRedirect("/offre-speciale?prefilled_email=a%40b.fr");
  });
});

const typed = (type: string) => ({ "Content-Type": type });
const form = typed("application/x-www-form-urlencoded");

/** A refused post of each kind; a body is left to be read in all of them. */
const refused: { path: string; status: number; init: Asked }[] = [
  {
    path: "/challenge",
    status: 403,
    init: { headers: { ...form, Origin: "https://other.example" }, body: "email=a".repeat(500) },
  },
  {
    path: "/challenge",
    status: 415,
    init: { headers: typed("application/json"), body: `["${"x".repeat(5_000)}"]` },
  },
  { path: "/challenge", status: 413, init: { headers: form, body: "x".repeat(300_000) } },
  { path: "/faq", status: 405, init: { headers: form, body: "a=1" } },
  { path: "/challenge", status: 405, init: { method: "PUT", headers: form, body: "a=1" } },
  { path: "/%5c", status: 404, init: { headers: form, body: "a=1" } },
];

test("500 refused posts at once are each answered, and so is what follows on their connections", async () => {
  const posts = Array.from({ length: 500 }, (_, index) => refused[index % refused.length]);
  await Promise.all(
    posts.map(async (post) => {
      const { path = "/", status, init } = post ?? {};
      const connection = new Agent({ keepAlive: true, maxSockets: 1 });
      const answered = await ask(connection, path, { method: "POST", ...init });
      // workerd closes a connection on which it read nothing for 5 s, and under load it may be busy with the
      // others for as long. Every client asks again then, as this one does.
      const next = await ask(connection, "/faq").catch(() => ask(connection, "/faq"));
      connection.destroy();
      expect([answered, next]).toEqual([status, 200]);
    }),
  );
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The status of an answer that was read to its end. */
function ask(agent: Agent, path: string, { body, ...options }: Asked = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site.address), { agent, ...options }, (answer) => {
      answer
        .on("error", reject)
        .on("end", () => resolve(answer.statusCode ?? 0))
        .resume();
    });
    asked.on("error", reject).end(body);
  });
}
