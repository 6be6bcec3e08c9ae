/**
 * Cloudflare's API as far as wrangler and the commands use it, on 127.0.0.1: `CLOUDFLARE_API_BASE_URL` leads them here. It
 * serves no site.
 */
import { createServer } from "node:http";
import { ApiError } from "./database";
import { createDatabases } from "./databases";
import { createStorage } from "./storage";
import { createWorkers } from "./workers";

export const account = "0123456789abcdef0123456789abcdef";

export interface Call {
  request: Request;
  url: URL;
  parts: string[];
}

/** Answers `METHOD /path`, where `:` stands for one part of a path. An answer that is no `Response` is put into an envelope. */
export type Routes = Record<string, (call: Call) => unknown>;

export async function openCloudflare() {
  const workers = createWorkers();
  const databases = createDatabases(() => origin);
  const storage = createStorage();
  const calls: string[] = [];
  /** Calls that are answered with an error, by their line in `calls`. */
  const refusals: { pattern: RegExp; error: ApiError }[] = [];
  const routes = Object.entries({ ...workers.routes, ...databases.routes, ...storage.routes }).map(
    ([name, answer]) => ({ pattern: new RegExp(`^${name.replaceAll(":", "([^/]+)")}$`), answer }),
  );

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.replace(`/accounts/${account}`, "")}`;
    calls.push(call);
    try {
      const refused = refusals.find(({ pattern }) => pattern.test(call));
      if (refused) throw refused.error;
      for (const { pattern, answer } of routes) {
        const [matched, ...parts] = pattern.exec(call) ?? [];
        if (matched === undefined) continue;
        const result = await answer({ request, url, parts: parts.map(decodeURIComponent) });
        return result instanceof Response ? result : envelope(200, result);
      }
      throw new ApiError(7003, `the double has no ${call}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return envelope(error.status, null, [{ code: error.code, message: error.message }]);
    }
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "GET", headers } = incoming;
    const body = method === "GET" || method === "HEAD" ? null : Buffer.concat(chunks);
    const request = new Request(new URL(incoming.url ?? "/", origin), {
      method,
      headers: headers as Record<string, string>,
      body,
    });
    const response = await answer(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  return {
    calls,
    refusals,
    workers,
    databases,
    storage,
    variables: {
      CLOUDFLARE_API_BASE_URL: origin,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: account,
      WRANGLER_SEND_METRICS: "false",
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function envelope(status: number, result: unknown, errors: object[] = []): Response {
  const count = Array.isArray(result) ? result.length : 1;
  const result_info = { page: 1, per_page: 100, count, total_count: count, total_pages: 1 };
  const body = { success: status < 400, errors, messages: [], result, result_info };
  return Response.json(body, { status });
}
