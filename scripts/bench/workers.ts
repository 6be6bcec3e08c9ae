/** The Workers of the benchmark: the site as it is built, and the least that could do the same. */
import type { WorkerOptions } from "miniflare";
import { openDatabase } from "~/db/client";
import type { StoreContext } from "~/leads/store";
import { variables } from "../../tests/support/variables";
import { workerOptions } from "../local/worker";

/** An answer to give again and again. */
export interface Answer {
  headers: Record<string, string>;
  body: string;
}

/** The variables of the measured site: asked over plain http, and without the leads' webhook, so that events wait. */
const siteVariables = { ...variables, SITE_URL: "http://site.test", LEADS_WEBHOOK_URL: "" };

const { modules, assets, ...options } = workerOptions(siteVariables);

const { compatibilityDate } = options;

const siteBindings: WorkerOptions = {
  ...options,
  ratelimits: { FORM_RATE_LIMIT: { simple: { limit: 1_000_000_000, period: 60 } } },
  outboundService: "partner",
};

interface SiteOptions {
  /** Static files are served by a layer before the Worker, whose local emulation costs time. */
  withAssets?: boolean;
  /** Mail is on. Needs `mailSink`. */
  mail?: boolean;
  vars?: Partial<typeof siteVariables>;
}

/** The site. Needs `partner`. */
export function builtSite({ withAssets, mail, vars }: SiteOptions = {}): WorkerOptions {
  return {
    ...siteBindings,
    name: "site",
    modules,
    bindings: { ...siteVariables, ...vars },
    assets: withAssets ? assets : undefined,
    wrappedBindings: mail ? { EMAIL: { scriptName: "mail-sink" } } : {},
  };
}

/** Takes every mail at once, within the same workerd. */
export const mailSink: WorkerOptions = {
  name: "mail-sink",
  modules: true,
  script: `export default () => ({ send: async () => ({ messageId: "1" }) });`,
};

/** Answers every look-up at once, within the same workerd. */
export const partner: WorkerOptions = {
  name: "partner",
  compatibilityDate,
  modules: true,
  script: `export default { fetch: () => Response.json({ email: "lectrice@example.com" }) };`,
};

/** Answers every request with the same bytes and headers. Needs `partner`. */
export function constantWorker({ headers, body }: Answer): WorkerOptions {
  return {
    // The same bindings, so that their emulation makes no difference.
    ...siteBindings,
    name: "constant",
    modules: true,
    script: `const headers = new Headers(${JSON.stringify(headers)});
      const body = new TextEncoder().encode(${JSON.stringify(body)}).buffer;
      export default { fetch: () => new Response(body, { headers }) };`,
  };
}

/** A prepared statement and its values, in which `{email}` and `{0}`, `{1}`… stand for fresh ones. */
interface Statement {
  sql: string;
  params: unknown[];
}

const unique = /[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The statements with which the site stores a lead, as it would send them to D1.
 *
 * @param store stores a lead of the address `email`
 */
export async function recordBatch(
  email: string,
  store: (context: StoreContext) => Promise<unknown>,
): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const d1 = {
    prepare: (sql: string) => ({ bind: (...params: unknown[]) => ({ sql, params }) }),
    batch: async (statements: Statement[]) => {
      recorded.push(...statements);
      return statements.map(() => ({ results: [], meta: { changes: 1 } }));
    },
  };
  await store({ db: openDatabase(d1 as unknown as D1Database) });

  const found = [...new Set(JSON.stringify(recorded).match(unique))];
  const placeholder = (value: string) => `{${found.indexOf(value)}}`;
  return recorded.map(({ sql, params }) => ({
    sql,
    params: params.map((value) =>
      typeof value === "string"
        ? value.replaceAll(email, "{email}").replace(unique, placeholder)
        : value,
    ),
  }));
}

/** Reads a posted form and runs the statements that the site runs for it, in one batch. */
export function leadWorker(statements: readonly Statement[]): WorkerOptions {
  return {
    name: "lead",
    compatibilityDate,
    modules: true,
    d1Databases: options.d1Databases,
    script: `const statements = ${JSON.stringify(statements)};
      export default {
        async fetch(request, { DB }) {
          const email = (await request.formData()).get("email");
          const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
          const fill = (value) =>
            typeof value === "string"
              ? value.replace(/\\{email\\}/g, email).replace(/\\{(\\d)\\}/g, (_, id) => ids[id])
              : value;
          await DB.batch(
            statements.map(({ sql, params }) => DB.prepare(sql).bind(...params.map(fill))),
          );
          return new Response(null, { status: 303, headers: { Location: "/merci" } });
        },
      };`,
  };
}
