/** The facts of this repository: content, configuration and the day. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as offers from "~/content/offers";
import { publisher } from "~/content/publisher";
import { readConfig } from "../kit/config";
import type { Facts, Modules } from "./facts";
import type { ReadSource } from "./point";

const content = "app/content";

interface Deployment {
  /** An environment of wrangler.toml; null for its top level. */
  env: string | null;
  secrets: readonly string[] | null;
}

export async function readFacts({ env, secrets }: Deployment, now = new Date()): Promise<Facts> {
  const { vars, send_email, r2_buckets } = await readConfig(env);
  return {
    today: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(now),
    offers,
    publisher,
    modules: await contentModules(),
    isPublic: (path) => existsSync(`public${path}`),
    configuration: {
      variables: vars,
      secrets,
      mailBinding: send_email.some((binding: { name?: string }) => binding.name === "EMAIL"),
      filesBinding: r2_buckets.some(({ binding }: { binding: string }) => binding === "FILES"),
    },
  };
}

/** An index passes on what other files write: those come first, so that a point names them. */
const isIndex = (file: string) => file.endsWith("/index.ts");

async function contentModules(): Promise<Modules> {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${content}/${file}`)
    .sort((a, b) => Number(isIndex(a)) - Number(isIndex(b)) || (a < b ? -1 : 1));
  const modules = files.map(async (file) => [file, await import(resolve(file))] as const);
  return Object.fromEntries(await Promise.all(modules));
}

export const readSource: ReadSource = (file) =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;
