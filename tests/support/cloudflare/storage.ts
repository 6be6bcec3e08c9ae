import { ApiError } from "./database";
import type { Routes } from "./server";

export function createStorage() {
  const buckets = new Map<string, Map<string, Uint8Array>>();

  function find(request: Request, name = "") {
    const bucket = buckets.get(`${name} ${request.headers.get("cf-r2-jurisdiction")}`);
    if (!bucket) throw new ApiError(10006, "The specified bucket does not exist.");
    return bucket;
  }

  const routes: Routes = {
    "POST /r2/buckets": async ({ request }) => {
      const { name } = await request.json<{ name: string }>();
      buckets.set(`${name} ${request.headers.get("cf-r2-jurisdiction")}`, new Map());
      return {};
    },
    "GET /r2/buckets/:": ({ request, parts: [name] }) => {
      find(request, name);
      return { name };
    },
    "PUT /r2/buckets/:/objects/(.*)": async ({ request, parts: [name, key = ""] }) => {
      find(request, name).set(key, new Uint8Array(await request.arrayBuffer()));
      return {};
    },
    "GET /r2/buckets/:/objects/(.*)": ({ request, parts: [name, key = ""] }) => {
      const bytes = find(request, name).get(key);
      if (!bytes) throw new ApiError(10007, "The specified key does not exist.");
      return new Response(Buffer.from(bytes));
    },
  };
  return { buckets, routes };
}
