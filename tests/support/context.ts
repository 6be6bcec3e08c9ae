import type { AppLoadContext } from "@remix-run/cloudflare";
import { specifiedOffers } from "~/content/dated-offers";
import { createContext } from "~/context";
import type { Env } from "~/env";

/** What the Worker hands to loaders and actions; a test says only what it is about. */
export function makeContext(
  env: Env,
  {
    waitUntil = () => {},
    ...request
  }: Partial<Pick<AppLoadContext, "pages" | "waitUntil" | "operator">> = {},
): AppLoadContext {
  const facts = { pages: [], today: "2026-11-23", offers: specifiedOffers, operator: null };
  const usual = { configuration: env, version: "0123abcd", ...facts };
  return { ...createContext(env, { waitUntil }), ...usual, ...request };
}
