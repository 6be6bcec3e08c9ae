/**
 * The whole Worker in the test's own process, from sources with an operator's edits. Pages, mails and cron runs are the
 * site's own; only the host of the database and the browser's files are missing.
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { runInThisContext } from "node:vm";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { type BuildContext, context, type Plugin } from "esbuild";
import { type Claim, claims } from "~/content/claims";
import type { reportOn } from "~/diagnostic/report";
import type worker from "../../app/worker";
import remixConfig from "../../remix.config";
import { bundleOptions } from "../../scripts/build/bundle";
import { makeTexts } from "../../scripts/generate/texts";
import { claimsFile, type Edits, editText } from "../../scripts/local/content/edits";
import { openD1 } from "./d1-in-process";
import { applyMigrations } from "./database";
import type { Fields } from "./fields";
import { paymentSecret, signedPost } from "./payments";
import { origin } from "./requests";
import { variables } from "./variables";

const textsFile = "app/content/texts.ts";

/** What the next build reads instead of the sources. */
let edits: Edits = {};

/** Serves edited sources, and a Remix build of all routes that no compiler has made. */
const editing: Plugin = {
  name: "editing",
  setup(build) {
    build.onLoad({ filter: /\/app\/content\/.*\.ts$/ }, ({ path }) => {
      const file = relative(process.cwd(), path);
      const source = file === textsFile ? editedTexts() : readFileSync(path, "utf8");
      return { contents: editText(file, source, edits[file] ?? []), loader: "ts" };
    });
    build.onResolve({ filter: /^@remix-run\/dev\/server-build$/ }, () => ({
      path: "server-build",
      namespace: "routes",
    }));
    build.onLoad({ filter: /.*/, namespace: "routes" }, () => ({
      contents: serverBuild(),
      resolveDir: process.cwd(),
      loader: "ts",
    }));
  },
};

/** Articles and letters as they are generated from the edited claims. */
function editedTexts(): string {
  const before = new Map(Object.entries<Claim>(claims).map(([name, { value }]) => [name, value]));
  const text = editText(claimsFile, readFileSync(claimsFile, "utf8"), edits[claimsFile] ?? []);
  for (const [name, claim] of Object.entries<Claim>(claims)) {
    if (new RegExp(`\\n  ${name}: \\{\\n(?:    .*\\n)*?    value: null,`).test(text))
      claim.value = null;
  }
  try {
    return makeTexts();
  } finally {
    for (const [name, claim] of Object.entries<Claim>(claims))
      claim.value = before.get(name) ?? null;
  }
}

function serverBuild(): string {
  const routes = Object.values({
    root: { id: "root", path: "", file: "root.tsx" },
    ...flatRoutes("app"),
  });
  const imports = routes.map(({ file }, index) => `import * as r${index} from "./app/${file}";`);
  const entries = routes.map(
    ({ id, file: _, ...route }, index) =>
      `${JSON.stringify(id)}: { id: ${JSON.stringify(id)}, ...${JSON.stringify(route)}, module: r${index} }`,
  );
  return `${imports.join("\n")}
import * as entryServer from "./app/entry.server";
export const mode = "production";
export const publicPath = "/build/";
export const assetsBuildDirectory = "public/build";
export const isSpaMode = false;
export const future = ${JSON.stringify(remixConfig.future)};
export const entry = { module: entryServer };
export const routes = { ${entries.join(", ")} };
export const assets = {
  version: "1",
  url: "/build/manifest.js",
  entry: { module: "/build/entry.client.js", imports: [] },
  routes: Object.fromEntries(Object.entries(routes).map(([id, { module, ...route }]) => [id, {
    ...route, module: "/build/" + id + ".js", imports: [],
    hasAction: "action" in module, hasLoader: "loader" in module, hasErrorBoundary: "ErrorBoundary" in module,
  }])),
};`;
}

/** The Worker, and what is printed or computed apart from it. */
const entry = `
export { default as worker } from "./app/worker";
export { reportOn } from "./app/diagnostic/report";
export * as documents from "./app/content/resources";
export * as checklist from "./app/content/resources/checklist";
export * as framework from "./app/content/resources/framework";
export * as pack from "./app/content/resources/pack";
export * as prompts from "./app/content/resources/prompts";
export * as structure from "./app/content/resources/structure";
`;

interface Edited {
  worker: typeof worker;
  reportOn: typeof reportOn;
  [document: string]: unknown;
}

/** To be called once no more sites are opened. */
export async function stopEditing() {
  await building?.dispose();
  building = undefined;
}

let building: BuildContext<{ write: false }> | undefined;

/** The Worker made of sources with these edits. Run by `vm`, since the test runner would transform an import of it. */
async function buildEdited(change: Edits): Promise<Edited> {
  edits = change;
  building ??= await context({
    ...bundleOptions,
    stdin: { contents: entry, resolveDir: process.cwd(), loader: "ts" },
    format: "cjs",
    write: false,
    plugins: [editing],
  });
  const { outputFiles } = await building.rebuild();
  const module = { exports: {} as Edited };
  runInThisContext(`(module) => {${outputFiles.map(({ text }) => text).join("")}\n}`)(module);
  return module.exports;
}

const alwaysAllowed = { limit: async () => ({ success: true }) };

export interface SentMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: Uint8Array }[];
}

export type EditedSite = Awaited<ReturnType<typeof openEditedSite>>;

/** The site with these edits, an empty database unless nothing is asked of it, and mail that goes nowhere. */
export async function openEditedSite(change: Edits = {}, { withDatabase = true } = {}) {
  const { worker, reportOn, ...documents } = await buildEdited(change);
  const { d1 } = await openD1();
  if (withDatabase) await applyMigrations(d1);
  const mails: SentMail[] = [];
  const env = {
    ...variables,
    PAYMENT_WEBHOOK_SECRET: paymentSecret,
    MAIL_FROM: "bonjour@site.test",
    CHAPTER_URL: "https://files.test/chapitre.pdf",
    OPERATOR_MAIL: "",
    // Orders are looked up in the database, and nobody is told of leads.
    ORDER_WEBHOOK_URL: "",
    CONFIRMATION_WEBHOOK_URL: "",
    LEADS_WEBHOOK_URL: "",
    DB: d1,
    FORM_RATE_LIMIT: alwaysAllowed,
    LOOKUP_RATE_LIMIT: alwaysAllowed,
    PREFIX_RATE_LIMIT: alwaysAllowed,
    EMAIL: { send: async (mail: SentMail) => mails.push(mail) },
    FILES: { head: async () => ({ size: 1 }) },
  };
  const started: Promise<unknown>[] = [];
  const execution = {
    waitUntil: (work: Promise<unknown>) => started.push(work),
    passThroughOnException: () => {},
  } as unknown as ExecutionContext;

  async function fetch(path: string, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(path, origin), { redirect: "manual", ...init });
    const response = await worker.fetch(request, env, execution);
    await Promise.all(started.splice(0));
    return response;
  }
  /** The page to which a path leads. */
  async function text(path: string): Promise<string> {
    const response = await fetch(path);
    const next = response.headers.get("Location");
    return next?.startsWith("/") ? text(next) : response.text();
  }
  return {
    mails,
    d1,
    reportOn,
    /** The texts of the PDFs. */
    documents,
    fetch,
    text,
    submit: (path: string, fields: Fields) =>
      fetch(path, {
        method: "POST",
        headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      }),
    pay: (event: string) => fetch("/webhooks/payment", signedPost(event, paymentSecret)),
    async cron(time: number) {
      const controller = { cron: "* * * * *", scheduledTime: time, noRetry: () => {} };
      await worker.scheduled(controller, env, execution);
      await Promise.all(started.splice(0));
    },
  };
}
