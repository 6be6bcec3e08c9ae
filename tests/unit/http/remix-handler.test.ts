import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { remixHandlers } from "~/http/route-table";
import { makeBuild } from "../../support/build";
import { get } from "../../support/requests";

const said = (text: string) => ({ loader: () => ({ text }) });
const handlerFor = remixHandlers(
  makeBuild({
    faq: said("questions"),
    livre: said("book"),
    "blog/:slug": said("article"),
    "*": {
      loader: () => {
        throw new Response(null, { status: 404 });
      },
    },
  }),
);

async function answerTo(path: string, url = path): Promise<string> {
  const response = await handlerFor(path)(get(url), {} as AppLoadContext);
  return `${response.status} ${await response.text()}`;
}

test("one after the other, and again, each page has its own route", async () => {
  expect(await answerTo("/faq")).toContain("questions");
  expect(await answerTo("/livre")).toContain("book");
  expect(await answerTo("/faq")).toContain("questions");
  expect(await answerTo("/faq", "/faq.data")).toMatch(/^200 .*questions/s);
});

test("an address without a parameter keeps its handler, which knows no other route", async () => {
  expect(handlerFor("/faq")).toBe(handlerFor("/faq"));
  expect(await answerTo("/faq", "/livre")).toMatch(/^404/);
});

test("any other goes to the handler that knows all routes", async () => {
  expect(await answerTo("/blog/premier")).toContain("article");
  for (const path of ["/inconnu", "/*", "/:slug", ""]) {
    expect(await answerTo(path, "/inconnu")).toMatch(/^404/);
  }
});
