import { Agent, request } from "node:http";
import { describe, expect, test } from "vitest";
import { count, element } from "../../support/html";
import { funnelPages } from "../../support/pages";
import { plainHttp, sharedSite } from "../../support/site";

const site = await sharedSite(plainHttp);

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
const large = "x".repeat(300_000);

interface Post {
  path: string;
  status: number;
  method?: string;
  headers: Record<string, string>;
  body: string;
}

/** A rejected post of each kind. */
const rejected: Post[] = [
  {
    path: "/challenge",
    status: 403,
    headers: { ...form, Origin: "https://other.example" },
    body: large,
  },
  { path: "/challenge", status: 413, headers: form, body: large },
  { path: "/challenge", status: 415, headers: typed("application/json"), body: "[1]" },
  { path: "/challenge", status: 405, method: "PUT", headers: form, body: large },
  { path: "/faq", status: 405, headers: form, body: "a=1" },
  { path: "/%5c", status: 404, headers: form, body: large },
];

test.each(rejected)(
  "$path, $status: the body is read to its end, so that the connection serves what follows",
  async ({ status, ...post }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(agent, { method: "POST", ...post })).toMatchObject({ status });
    const next = await ask(agent, { path: "/faq" });
    agent.destroy();
    expect(next).toEqual({ status: 200, reusedSocket: true });
  },
);

test("300 rejected posts at once are each answered", async () => {
  const posts = Array.from({ length: 50 }, () => rejected).flat();
  const answers = await Promise.all(
    posts.map(({ status: _, ...post }) => ask(new Agent(), { method: "POST", ...post })),
  );
  expect(answers.map(({ status }) => status)).toEqual(posts.map(({ status }) => status));
});

/** The status of an answer that was read to its end, and whether its connection served another before. */
function ask(
  agent: Agent,
  { path, body, ...options }: Partial<Post>,
): Promise<{ status: number; reusedSocket: boolean }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path ?? "/", site.address), { agent, ...options }, (answer) => {
      const { reusedSocket } = asked;
      answer
        .on("error", reject)
        // The agent takes the connection back after this turn.
        .on("end", () => setImmediate(resolve, { status: answer.statusCode ?? 0, reusedSocket }))
        .resume();
    });
    asked.on("error", reject).end(body);
  });
}
