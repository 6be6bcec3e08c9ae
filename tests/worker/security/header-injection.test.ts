import { afterAll, expect, test } from "vitest";
import { type Fields, fieldsOf } from "../../support/fields";
import { mark } from "../../support/injections";
import { challenge, chapter } from "../../support/lead-forms";
import { openLeadSite, received } from "../../support/lead-site";
import { orderForms } from "../../support/order-forms";
import { type Page, plainHttp } from "../../support/site";
import { expectNoInjection } from "./no-injection";
import { exchange, formPost, head } from "./wire";

/* What a visitor sends ends in a header in some places; whatever it is, it stays one value of it. */

const site = await openLeadSite({ ...plainHttp, rateLimit: 100_000 });
site.partner(received);
afterAll(() => site[Symbol.asyncDispose]());

const injected = `${mark}: 1\r\nSet-Cookie: ${mark}=1\r\n\r\n<script>${mark}()</script>`;

/** As they stand in the address. */
const values = [
  encodeURIComponent(`a@b\r\n${injected}`),
  encodeURIComponent(`a@b\n${injected.replaceAll("\r", "")}`),
  encodeURIComponent(encodeURIComponent(`a@b\r\n${mark}:1`)),
  // Line breaks of Unicode, and letters whose low bytes are those of CR and LF.
  encodeURIComponent(`a@b\u0085\u2028\u2029${mark}:1\u560d\u560a`),
  `a@b%ff%fe%00%0d%0a%c0%8d${mark}:1`,
  encodeURIComponent(`//${mark}.example/@`),
  encodeURIComponent(`été😀@b?#&=;,"<>\\^\`{|}${mark}`),
];

const names = "session_id prefilled_email presale_course prompt_pack utm_source utm_campaign envoi";

/** One value in all parameters, and in a parameter's name. */
function everywhere(value: string): string {
  const pairs = names.split(" ").map((name) => `${name}=${value}`);
  return `?${pairs.join("&")}&utm_${value}=1`;
}

function post(target: string, fields: Fields): Promise<Page> {
  return exchange(site.address, [formPost(target, fields)]);
}

function headerNames({ headers }: Page): string[] {
  return [...headers.keys()].filter((name) => name !== "date").sort();
}

const posts: [path: string, fields: Fields][] = [
  ...orderForms.map(({ path, fields }): [string, Fields] => [path, fields]),
  ["/merci", []],
  ["/offre-speciale", []],
  ...[chapter, challenge].map(({ path, valid }): [string, Fields] => [path, fieldsOf(valid)]),
];

/** Origin and path: a value may change the query alone. */
const addressOf = ({ headers }: Page) => headers.get("Location")?.replace(/\?.*/, "");

test.each(posts)(
  "adds no header to %s for hostile values in the address: %j",
  async (path, fields) => {
    const plain = await post(path, fields);
    for (const value of values) {
      const page = await post(path + everywhere(value), fields);
      expect(page.status, value).toBe(303);
      expect(headerNames(page), value).toEqual(headerNames(plain));
      expectNoInjection(page);
      expect(addressOf(page), value).toBe(addressOf(plain));
    }
  },
);

test("ignores a foreign host", async () => {
  const headers = {
    Host: `${mark}.example`,
    "X-Forwarded-Host": `${mark}.example`,
    "X-Forwarded-Proto": mark,
    "X-Original-URL": `https://${mark}.example/`,
    "X-Rewrite-URL": `/${mark}`,
    Forwarded: `host=${mark}.example;proto=${mark}`,
    Referer: `https://${mark}.example/`,
  };
  for (const target of ["/", "/merci?session_id=cs_1", "/challenge", "/rien-ici", "//faq/"]) {
    const page = await exchange(site.address, [head("GET", target, headers)]);
    expectNoInjection(page);
    expect(page.html.toLowerCase()).not.toContain(mark);
  }
  for (const path of ["/livre-augmente-fl", "/merci"]) {
    const empty = head("POST", path, { "Content-Length": "0", ...headers });
    const page = await exchange(site.address, [empty]);
    expect(page.status).toBe(303);
    expect(page.headers.get("Location")).not.toContain(mark);
  }
});

test("logs none of the hostile values", async () => {
  const lines = (await site.logged()).filter((line) => !line.startsWith("Webhook call failed: "));
  expect(lines).toEqual([]);
  expect(site.errors.join().toLowerCase()).not.toContain(mark);
});
