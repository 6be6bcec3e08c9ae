import { afterAll, beforeEach } from "vitest";
import "./matchers";
import { openSite, type Site, unavailable } from "./site";

/** One site for all tests of a file. Each test finds it with silent partners, no calls and no lines. */
export async function sharedSite(options?: Parameters<typeof openSite>[0]): Promise<Site> {
  const site = await openSite(options);
  beforeEach(() => {
    site.partner(unavailable);
    site.calls.length = 0;
    site.errors.length = 0;
  });
  afterAll(() => site[Symbol.asyncDispose]());
  return site;
}
