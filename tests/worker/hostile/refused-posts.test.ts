import { expect, test } from "vitest";
import { sharedSite } from "../../support/shared-site";
import { plainHttp } from "../../support/site";

const site = await sharedSite(plainHttp);

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json" };

/** A refused post of each kind; a body is left to be read in all of them. */
const refused: { path: string; status: number; init: RequestInit }[] = [
  {
    path: "/challenge",
    status: 403,
    init: { headers: { ...form, Origin: "https://other.example" }, body: "email=a".repeat(500) },
  },
  { path: "/challenge", status: 415, init: { headers: json, body: `["${"x".repeat(5_000)}"]` } },
  { path: "/challenge", status: 413, init: { headers: form, body: "x".repeat(300_000) } },
  { path: "/faq", status: 405, init: { headers: form, body: "a=1" } },
  { path: "/challenge", status: 405, init: { method: "PUT", headers: form, body: "a=1" } },
  { path: "/%5c", status: 404, init: { headers: form, body: "a=1" } },
];

test("500 refused posts are each answered, and so is whatever follows on the connection", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const { path, status, init } = refused[index % refused.length] ?? {};
      const answer = await fetch(new URL(path ?? "/", site.address), { method: "POST", ...init });
      await answer.text();
      const next = await fetch(new URL("/faq", site.address));
      await next.text();
      return [status, answer.status, next.status];
    }),
  );
  for (const [wanted, answered, next] of statuses) expect([answered, next]).toEqual([wanted, 200]);
});
