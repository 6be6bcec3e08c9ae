import { expect, test } from "vitest";
import { hydrateOnInteraction } from "~/http/deferred-hydration";

const nonce = "a1B2";
const page = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/c.css"/></head><body><p>$& $1</p><script nonce="${nonce}">data()</script><script nonce="${nonce}" type="module" async="">import "/a.js";</script></body></html>`;

test("no module is fetched or run before the first touch", () => {
  const html = hydrateOnInteraction(page, nonce);
  expect(html).not.toMatch(/modulepreload" href|type="module"/);
  expect(html).toContain(
    '<link rel="dns-prefetch" href="/a.js"/><link rel="dns-prefetch" href="/b.js"/>',
  );
  expect(html).toContain(`<script nonce="${nonce}" type="text/late">import "/a.js";</script>`);
});

test("everything else stays as it was rendered", () => {
  const html = hydrateOnInteraction(page, nonce);
  for (const part of ['<link rel="stylesheet" href="/c.css"/>', "<p>$& $1</p>"]) {
    expect(html).toContain(part);
  }
  expect(html).toContain(`<script nonce="${nonce}">data()</script>`);
});

test("a script with another mark is none of this rendering's", () => {
  const html = hydrateOnInteraction(page, "other");
  expect(html).toContain(`<script nonce="${nonce}" type="module" async="">`);
});
