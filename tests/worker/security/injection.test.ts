import { Headers } from "miniflare";
import { expect, test } from "vitest";
import { mark } from "../../support/injections";
import { expectNoInjection } from "./no-injection";

/** The check that the other tests of this folder rely on, put to the test itself. */

const plain = { "Content-Type": "text/html; charset=utf-8", "X-Content-Type-Options": "nosniff" };

function answer(html: string, headers: Record<string, string> = {}) {
  return { status: 200, headers: new Headers({ ...plain, ...headers }), html };
}

test.each([
  `<p><${mark}></p>`,
  `<p>&${mark};</p>`,
  `<p>"${mark}</p>`,
  `<p>a > b</p>`,
  `<p ${mark}="">a</p>`,
  `<p title='a'>a</p>`,
  `<p title="a" b">a</p>`,
  `<!--${mark}-->`,
  `<style>a{content:"${mark}"}</style>`,
  `<script>"";${mark}()</script>`,
  `<script>"</script><${mark}>"</script>`,
  `<script type="application/ld+json">{"a":1}${mark}</script>`,
  `<a href="javascript:alert(1)">a</a>`,
  `<a href="data:text/html,a">a</a>`,
  `<a href="//other.example/">a</a>`,
  `<a href="/\\other.example/">a</a>`,
  `<a href="https://${mark}.example/">a</a>`,
  `<form action="https://a.test/?${mark}"></form>`,
  "<p",
])("a page that is stopped: %s", (html) => {
  expect(() => expectNoInjection(answer(html))).toThrow();
});

test.each<Record<string, string>>([
  { "X-A": mark },
  { [mark]: "a" },
  { "X-Content-Type-Options": "" },
  { Location: "https://evil.test/" },
  { Location: "https://pay.test.evil.test/" },
  { Location: "http://pay.test/" },
  { Location: "//evil.test/" },
  { Location: "/\\evil.test/" },
  { Location: "merci" },
  { Location: "/a b" },
  { "Content-Type": "text/plain" },
  { "Content-Type": "text/x-script" },
])("an answer that is stopped: %o", (headers) => {
  expect(() => expectNoInjection(answer(`<p>${mark}</p>`, headers))).toThrow();
});

test("a fault of ours", () => {
  expect(() => expectNoInjection({ ...answer("<p>a</p>"), status: 500 })).toThrow();
});

test.each(["/merci?a=%0d%0a", "/", "https://pay.test/book?a=b"])(
  "an address that may be led to: %s",
  (Location) => {
    expectNoInjection(answer("", { Location }));
  },
);
