import { afterAll, describe, expect, test } from "vitest";
import { type Fields, fieldsOf } from "../../support/fields";
import { mark } from "../../support/injections";
import { challenge, chapter } from "../../support/lead-forms";
import { openLeadSite, received } from "../../support/lead-site";
import { orderForms } from "../../support/order-forms";
import { lookupPages } from "../../support/pages";
import { type Page, plainHttp } from "../../support/site";
import { expectNoInjection } from "./no-injection";
import { exchange, formPost, head } from "./wire";

/** What a visitor sends ends in a header in some places; whatever it is, it stays one value of it. */

const site = await openLeadSite({ ...plainHttp, rateLimit: 100_000 });
site.partner(received);
afterAll(() => site[Symbol.asyncDispose]());

const injected = `${mark}: 1\r\nSet-Cookie: ${mark}=1\r\n\r\n<script>${mark}()</script>`;

/** As they stand in the address. */
const values: Record<string, string> = {
  "line breaks": encodeURIComponent(`a@b\r\n${injected}`),
  "line feeds": encodeURIComponent(`a@b\n${injected.replaceAll("\r", "")}`),
  "carriage returns": encodeURIComponent(`a@b\r${mark}:1`),
  "line breaks, escaped twice": encodeURIComponent(encodeURIComponent(`a@b\r\n${mark}:1`)),
  "line breaks of Unicode": encodeURIComponent(`a@b\u0085\u2028\u2029${mark}:1`),
  // Their low bytes are those of CR and LF.
  "letters that a narrow header would cut": encodeURIComponent(`a@b\u560d\u560a${mark}:1\u0a0d`),
  "bytes that are no text": `a@b%ff%fe%0d%0a%c0%8d${mark}:1`,
  zeros: `a@b%00%0d%0a${mark}:1`,
  "letters beyond Latin": encodeURIComponent(`été😀例え@${mark}`),
  "an address": encodeURIComponent(`https://${mark}.example/@`),
  "an address without its scheme": encodeURIComponent(`//${mark}.example/@`),
  "all that ends a query": encodeURIComponent(`a@b?#&=;,"<>\\^\`{|}${mark}`),
};

const names = [
  "session_id",
  "prefilled_email",
  "presale_course",
  "prompt_pack",
  "utm_source",
  "utm_campaign",
  "envoi",
  "fbclid",
];

/** One value in all parameters, and in a parameter's name. */
function everywhere(value: string): string {
  return `?${names.map((name) => `${name}=${value}`).join("&")}&utm_${value}=1`;
}

function post(target: string, fields: Fields): Promise<Page> {
  return exchange(site.address, [formPost(target, fields)]);
}

function headerNames({ headers }: Page): string[] {
  return [...headers.keys()].filter((name) => name !== "date").sort();
}

const posts: [name: string, path: string, fields: Fields][] = [
  ...orderForms.map(({ path, fields }): [string, string, Fields] => [path, path, fields]),
  ["/merci, unticked", "/merci", []],
  ["/offre-speciale, unticked", "/offre-speciale", []],
  ...[chapter, challenge].map(({ path, valid }): [string, string, Fields] => [
    path,
    path,
    fieldsOf(valid),
  ]),
];

describe.each(posts)("a post to %s", async (_name, path, fields) => {
  const plain = await post(path, fields);

  test("leads on", () => {
    expect(plain.status).toBe(303);
  });

  test.each(Object.entries(values))("with %s in its address", async (_value, value) => {
    const page = await post(path + everywhere(value), fields);
    expect(page.status).toBe(303);
    expect(headerNames(page)).toEqual(headerNames(plain));
    expectNoInjection(page);
    const [here, there] = [plain, page].map(({ headers }) => headers.get("Location") ?? "");
    expect(addressOf(there)).toBe(addressOf(here));
  });
});

/** Origin and path: a value may change the query alone. */
function addressOf(location = ""): string {
  return location.replace(/\?.*/, "");
}

describe.each(["/merci", "/offre-speciale"])("a post to %s", (path) => {
  test.each(Object.entries(values))("with %s in every field", async (_value, value) => {
    const fields = names.map((name): [string, string] => [name, lenientDecode(value)]);
    const page = await post(path, fields);
    expect(page.status).toBe(303);
    expect(page.headers.get("Set-Cookie")).toBeNull();
    expectNoInjection(page);
  });
});

function lenientDecode(value: string): string {
  return new URLSearchParams(`a=${value}`).get("a") ?? "";
}

describe.each([...lookupPages, "/challenge", "/diagnostic", "/rien-ici"])(
  "a visit to %s",
  (path) => {
    test.each(Object.entries(values))("with %s in its address", async (_value, value) => {
      const page = await exchange(site.address, [head("GET", path + everywhere(value))]);
      expect(page.headers.get("Location")).toBeNull();
      expect(page.headers.get("Set-Cookie")).toBeNull();
      expectNoInjection(page);
    });
  },
);

describe("a host that is not ours", () => {
  test.each<Record<string, string>>([
    { Host: `${mark}.example` },
    { "X-Forwarded-Host": `${mark}.example`, "X-Forwarded-Proto": mark },
    { "X-Original-URL": `https://${mark}.example/`, "X-Rewrite-URL": `/${mark}` },
    { Forwarded: `host=${mark}.example;proto=${mark}` },
    { Referer: `https://${mark}.example/` },
  ])("%o appears in no address", async (headers) => {
    for (const target of ["/", "/merci?session_id=cs_1", "/challenge", "/rien-ici", "//faq/"]) {
      const page = await exchange(site.address, [head("GET", target, headers)]);
      expectNoInjection(page);
      expect(page.html.toLowerCase()).not.toContain(mark);
    }
    for (const path of ["/livre-augmente-fl", "/merci"]) {
      const page = await exchange(site.address, [
        head("POST", path, { "Content-Length": "0", ...headers }),
      ]);
      expect(page.status).toBe(303);
      expect(page.headers.get("Location")).not.toContain(mark);
    }
  });
});

test("nothing of it is a matter for the log", async () => {
  const lines = (await site.logged()).filter((line) => !line.startsWith("Webhook call failed: "));
  expect(lines).toEqual([]);
  expect(site.errors.join().toLowerCase()).not.toContain(mark);
});
