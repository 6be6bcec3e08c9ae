import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { notEmpty } from "../../support/counted";
import { element } from "../../support/html";
import { origin, plainHttp, sharedSite } from "../../support/site";
import { exchange } from "../../support/wire";

const site = await sharedSite(plainHttp);

/** Queries that the framework reserves or cannot parse. */
const queries = ["_data=root", "_data=", "_routes=root", "index", "__proto__=x", "%00"];

test.each(queries)("survives ?%s", async (query) => {
  for (const path of ["/", "/merci", "/commande"]) {
    const plain = await site.page(path);
    const page = await site.page(`${path}?${query}`);
    expect(page.status, path).toBe(200);
    expect(element(page.html, "main"), path).toBe(element(plain.html, "main"));
  }
});

const typed = (type: string) => ({ "Content-Type": type });
const form = typed("application/x-www-form-urlencoded");
const foreign = "https://other.example";
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
  { path: "/challenge", status: 403, headers: { ...form, Origin: foreign }, body: large },
  { path: "/challenge", status: 413, headers: form, body: large },
  { path: "/challenge", status: 415, headers: typed("application/json"), body: "[1]" },
  { path: "/challenge", status: 405, method: "PUT", headers: form, body: large },
  { path: "/faq", status: 405, headers: form, body: "a=1" },
  { path: "/%5c", status: 404, headers: form, body: large },
];

test.each(rejected)("keeps a connection after $status to $path", async ({ status, ...post }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(agent, { method: "POST", ...post })).toMatchObject({ status });
  const next = await ask(agent, { path: "/faq" });
  agent.destroy();
  expect(next).toEqual({ status: 200, reusedSocket: true });
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

const cookie = "session=zqx7";
const headers = { ...form, Origin: origin, Cookie: cookie };

test.each([
  ["/challenge", ["PUT", "OPTIONS", "TRACE"], "GET, HEAD, POST"],
  ["/faq", ["PUT", "TRACE", "POST"], "GET, HEAD"],
  ["/faq?index&_method=PUT", ["POST"], "GET, HEAD"],
  ["/robots.txt", ["PUT", "POST"], "GET, HEAD"],
])("refuses on %s the methods %j, naming those allowed", async (path, methods, allowed) => {
  for (const method of notEmpty(methods)) {
    const page = await exchange(site.address, path, { method, headers });
    expect(page.status).toBe(405);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      allow: allowed,
      "content-type": "text/html; charset=utf-8",
      "cache-control": expect.stringContaining("no-store"),
    });
    expect(page).toShow(errorText(405).title, errorText(405).text);
    expect(page.html).not.toContain(cookie);
  }
  // No refusal is a matter for the log.
  expect(await site.logged()).toEqual([]);
});

test.each([
  "/faq",
  "/blog/choisir-son-sujet-signature",
  "/diagnostic/resultat/x",
  "/ma-commande/x/y",
  "/nowhere",
])("reveals no route name to a post to the data of %s", async (path) => {
  for (const end of ["", ".data", ".data?_routes=root"]) {
    const page = await site.page(path + end, { method: "POST", headers, body: "a=b" });
    expect(page.html, path + end).not.toMatch(/routes\/|did not provide/);
    expect([404, 405]).toContain(page.status);
  }
});
