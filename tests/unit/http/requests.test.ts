/** Rules of single requests that no page shows. */
import { describe, expect, test } from "vitest";
import type { Env } from "~/env";
import { admit, refuse } from "~/http/admission";
import { boundedBody, maxFormBytes } from "~/http/bounded-body";
import { untilTouched } from "~/http/late-scripts";
import { networkOf } from "~/http/network";
import { cachedPage, keepPage, pageKey } from "~/http/page-cache";
import { hidesNavigation } from "~/http/query";
import { contentSecurityPolicy, inlineScriptHashes } from "~/http/security-headers";

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://site.test${path}`, { headers });

test("the policy of forms names every checkout, those inside the funnel and further ones included", () => {
  const env = {
    CHECKOUT_BOOK_URL: "https://a.test/book",
    CHECKOUT_TRAINING_URL: "https://a.test/training",
    CHECKOUT_PROMPT_PACK_URL: "https://b.test/pack",
    CHECKOUT_TRAINING_UPSELL_URL: "https://c.test/training",
    CHECKOUT_PROMPT_PACK_UPSELL_URL: "https://d.test/pack",
    CHECKOUT_EXTRA_ORIGINS: ["https://e.test"],
  } as Env;
  const policy = contentSecurityPolicy(env, { styles: "'self'", scripts: [] });
  const origins = ["a", "b", "c", "d", "e"].map((name) => `https://${name}.test`);
  expect(policy).toContain(`form-action 'self' ${origins.join(" ")};`);
});

test("only scripts that carry the mark of their rendering are allowed", async () => {
  const own =
    '<script nonce="m1">own()</script><script type="module" nonce="m1" async="">a()</script>';
  const strange =
    '<script>evil()</script><script nonce="m2">evil()</script><script data-x="nonce=">x()</script>';
  expect(await inlineScriptHashes(own, "m1")).toHaveLength(2);
  expect(await inlineScriptHashes(own + strange, "m1")).toEqual(
    await inlineScriptHashes(own, "m1"),
  );
});

test("every module that Remix names waits for a touch, and only the scripts of this rendering stay marked", async () => {
  const page = [
    '<body><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
    '<script nonce="m1">context()</script><script nonce="m1" type="module" async="">import "/a.js"</script>',
    '</body></html><script nonce="m1">data()</script>',
  ].join("");
  const late = untilTouched(page, "m1");
  expect(late).not.toMatch(/ rel="modulepreload"| type="module"/);
  expect(late).toContain('<script nonce="m1" type="late">import "/a.js"</script>');
  const before = await inlineScriptHashes(page, "m1");
  const after = await inlineScriptHashes(late, "m1");
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 1);
});

describe("page cache", () => {
  test("a page has a key without a parameter or with a known one, and none with another value", () => {
    expect(pageKey(get("/challenge?envoi=reussi"))).toBe("/challenge?success");
    expect(pageKey(get("/challenge?envoi=autre"))).toBeNull();
    expect(pageKey(get("/challenge?x=1"))).toBeNull();
  });

  test("a page that names its ad is kept for visits without one", () => {
    const carryAd = new Set(["/diagnostic"]);
    expect(pageKey(get("/diagnostic?utm_source=fb"), carryAd)).toBeNull();
    expect(pageKey(get("/diagnostic?utm_source=%20&gclid=1"), carryAd)).toBe("/diagnostic");
    expect(pageKey(get("/challenge?utm_source=fb"), carryAd)).toBe("/challenge?bare");
  });

  test("the oldest of 200 pages makes room", async () => {
    const keep = (index: number) => keepPage(`/p${index}`, get(`/p${index}`), new Response("page"));
    for (let index = 0; index <= 200; index += 1) await keep(index);
    expect(cachedPage("/p0", get("/p0"))).toBeUndefined();
    expect(cachedPage("/p1", get("/p1"))).toBeDefined();
    expect(cachedPage("/p200", get("/p200"))).toBeDefined();
  });
});

test("the page of a refusal keeps the query that hides the bar, and its method", () => {
  const { request, refusal } = refuse(get("/x?utm_source=fb&_data=a"), 405);
  expect(refusal).toBe(405);
  expect(hidesNavigation(new URL(request.url).searchParams)).toBe(true);
  expect(new URL(request.url).searchParams.has("_data")).toBe(false);
});

describe("a post", () => {
  const post = (headers: Record<string, string>, path = "/challenge") => {
    const request = new Request(`https://site.test${path}`, { method: "POST" });
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return request;
  };

  test("comes from the address it was sent to, or from the host that its proxy names", async () => {
    const refusalOf = async (headers: Record<string, string>) =>
      (await admit(post(headers), () => "form")).refusal;
    expect(await refusalOf({ Origin: "https://site.test" })).toBeUndefined();
    expect(await refusalOf({ Origin: "https://evil.test" })).toBe(403);
    expect(await refusalOf({ Origin: "https://public.test", Host: "public.test" })).toBeUndefined();
  });

  test("to the data of a page without forms is refused as one to the page", async () => {
    const postsTo = (path: string) => (path === "/faq" ? "nothing" : "form");
    expect((await admit(post({}, "/faq.data"), postsTo)).refusal).toBe(405);
    expect((await admit(post({}, "/challenge.data"), postsTo)).refusal).toBeUndefined();
  });

  test("holds exactly as much as is allowed, and no more", async () => {
    const body = (length: number, headers: Record<string, string> = {}) =>
      boundedBody(
        new Request("https://site.test/", { method: "POST", headers, body: "a".repeat(length) }),
      );
    const announced = { "Content-Length": `${maxFormBytes}` };
    expect((await body(maxFormBytes))?.size).toBe(maxFormBytes);
    expect((await body(maxFormBytes, announced))?.size).toBe(maxFormBytes);
    expect(await body(maxFormBytes + 1)).toBeNull();
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000::9", "2001:db8:0:0::/64"],
  ["2001::1:2:3:4:5:6", "2001:0:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
])("%s shares its budget with %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
