import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { element } from "../../support/html";
import { plainHttp, sharedSite } from "../../support/site";

const site = await sharedSite(plainHttp);

test.each(["_data=root", "_data=", "_routes=root", "_routes=x", "index", "__proto__=x", "%00"])(
  "survives ?%s, which the framework knows or cannot read",
  async (query) => {
    for (const path of ["/", "/merci", "/commande"]) {
      const plain = await site.page(path);
      const page = await site.page(`${path}?${query}`);
      expect(page.status, path).toBe(200);
      expect(element(page.html, "main"), path).toBe(element(plain.html, "main"));
    }
  },
);

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
  "keeps the connection usable after a rejected post: $path, $status",
  async ({ status, ...post }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(agent, { method: "POST", ...post })).toMatchObject({ status });
    const next = await ask(agent, { path: "/faq" });
    agent.destroy();
    expect(next).toEqual({ status: 200, reusedSocket: true });
  },
);

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
