import type { Miniflare, Response, WorkerOptions } from "miniflare";
import { d1From } from "./d1-facade";

/**
 * A Worker beside the site's own, through which tests reach its database, its bucket and its cron trigger. Miniflare's
 * own way to a binding blocks the test's thread at every call, and may lose an answer on a busy machine.
 */

const script = `
  const answers = {
    all: ([query]) => query.all(),
    raw: ([query]) => query.raw(),
    batch: (queries, DB) => DB.batch(queries),
  };
  const jobs = {
    async "/query"({ how, queries }, { DB }) {
      try {
        const statements = queries.map(({ sql, values }) => DB.prepare(sql).bind(...values));
        return { answer: await answers[how](statements, DB) };
      } catch ({ message, cause }) {
        return { error: { message, cause: cause?.message } };
      }
    },
    async "/cron"({ cron }, { SITE }) {
      await SITE.scheduled({ cron, scheduledTime: new Date() });
      return {};
    },
    async "/put"({ key, bytes }, { FILES }) {
      await FILES.put(key, new Uint8Array(bytes));
      return {};
    },
    async "/list"(_, { FILES }) {
      const { objects } = await FILES.list();
      return { answer: objects.map(({ key }) => key) };
    },
    async "/delete"({ key }, { FILES }) {
      await FILES.delete(key);
      return {};
    },
  };
  export default {
    async fetch(request, env) {
      const job = jobs[new URL(request.url).pathname];
      return Response.json(await job(await request.json(), env));
    },
  };
`;

/** @param site the name of the Worker whose cron trigger it fires */
export function besideWorker(
  d1Databases: WorkerOptions["d1Databases"],
  site?: string,
): WorkerOptions {
  return {
    name: "beside",
    modules: true,
    script,
    d1Databases,
    // The cron trigger is a call to the site.
    compatibilityFlags: ["rpc"],
    r2Buckets: ["FILES"],
    serviceBindings: site ? { SITE: site } : {},
    routes: ["beside.test/*"],
  };
}

export function besideOf(miniflare: Miniflare) {
  async function ask(job: string, details: object) {
    const body = JSON.stringify(details);
    const address = `http://beside.test/${job}`;
    const response: Response = await miniflare.dispatchFetch(address, { method: "POST", body });
    const { answer, error } = (await response.json()) as {
      answer: unknown;
      error?: { message: string; cause?: string };
    };
    if (error) throw new Error(error.message, { cause: new Error(error.cause) });
    return answer;
  }
  return {
    d1: d1From((how, queries) => ask("query", { how, queries })),
    cron: (cron: string) => ask("cron", { cron }),
    files: {
      put: (key: string, bytes: Uint8Array) => ask("put", { key, bytes: [...bytes] }),
      delete: (key: string) => ask("delete", { key }),
      list: () => ask("list", {}) as Promise<string[]>,
    },
  };
}
