import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { createHandler } from "~/http/remix-handler";
import { makeBuild } from "../../support/build";
import { get } from "../../support/requests";

const said = (text: string) => ({ loader: () => ({ text }) });
const notFound = {
  loader: () => {
    throw new Response(null, { status: 404 });
  },
};

function site() {
  const build = makeBuild({
    faq: said("questions"),
    livre: said("book"),
    "blog/:slug": said("article"),
    "*": notFound,
  });
  return createHandler(build);
}

async function answerTo(path: string, handle = site()): Promise<string> {
  const response = await handle(get(path), {} as AppLoadContext);
  return `${response.status} ${await response.text()}`;
}

test.each([
  ["/faq", "questions"],
  ["/FAQ/", "questions"],
  ["/livre", "book"],
  ["/faq", "questions"],
  ["/blog/premier", "article"],
])("%s is answered by its own route", async (path, text) => {
  expect(await answerTo(path)).toContain(JSON.stringify({ text }));
});

test.each(["/faq.data", "/livre.data"])("scripts get the data of a page at %s", async (path) => {
  expect(await answerTo(path)).toMatch(/^200 .*(questions|book)/s);
});

test("one after the other, and again, each page has its own route", async () => {
  const handle = site();
  for (const [path, text] of [
    ["/faq", "questions"],
    ["/livre", "book"],
    ["/faq", "questions"],
  ] as const) {
    expect(await answerTo(path, handle)).toContain(text);
  }
});

test.each(["/inconnu", "/f.dataaq", "/*", "/:slug", "/faq.data/x"])(
  "%s is nobody's",
  async (path) => {
    expect(await answerTo(path)).toMatch(/^404/);
  },
);
