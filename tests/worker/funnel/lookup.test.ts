import { describe, expect, test } from "vitest";
import { json } from "../../support/fakes";
import { lookupPages } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite({
  vars: {
    ORDER_WEBHOOK_URL: "https://hooks.test/order?token=s3cret",
    CONFIRMATION_WEBHOOK_URL: "https://hooks.test/confirmation?token=s3cret",
  },
});

function calls() {
  return site.calls.map(({ url, body }) => [url, body]);
}

describe("the call", () => {
  const order = "https://hooks.test/order?token=s3cret";
  const confirmation = "https://hooks.test/confirmation?token=s3cret";

  test.each([
    ["/merci?session_id=cs_1", order, '{"session_id":"cs_1"}'],
    ["/merci?session_id=cs_1&prompt_pack=false", confirmation, '{"session_id":"cs_1"}'],
    [
      "/merci?session_id=cs_1&presale_course=true",
      confirmation,
      '{"session_id":"cs_1","product":"presale_course"}',
    ],
    ["/confirmation-commande?session_id=cs_1", confirmation, '{"session_id":"cs_1"}'],
    [
      "/merci-masterclass?session_id=cs_1&prompt_pack=true",
      confirmation,
      '{"session_id":"cs_1","product":"presale_course"}',
    ],
    [
      "/merci-prompts?session_id=cs_1&presale_course=true",
      confirmation,
      '{"session_id":"cs_1","product":"prompt_pack"}',
    ],
  ])("%s", async (path, url, body) => {
    site.partner(json({ email: "lectrice@example.com" }));
    await site.page(path);
    expect(calls()).toEqual([[url, body]]);
    const [call] = site.calls;
    expect(call?.request.method).toBe("POST");
    expect(call?.request.headers.get("Content-Type")).toMatch(/^application\/json\b/);
  });

  test("sends a session of 255 characters as it is", async () => {
    const session = `é"\\<b>${"x".repeat(249)}`;
    await site.page(`/merci?session_id=${encodeURIComponent(session)}`);
    expect(JSON.parse(site.calls[0]?.body ?? "")).toEqual({ session_id: session });
  });

  test("tells the partner nothing else about the visitor", async () => {
    await site.page("/merci?session_id=cs_1&prefilled_email=a@b.fr&utm_source=x", {
      headers: { Cookie: "a=b", "User-Agent": "lectrice", Referer: "https://site.test/x" },
    });
    const { headers } = site.calls[0]?.request ?? { headers: new Map<string, string>() };
    for (const name of ["cookie", "user-agent", "referer"])
      expect(headers.get(name) ?? "").not.toMatch(/a=b|lectrice|site\.test/);
  });
});

describe.each(lookupPages)("%s makes no call", (path) => {
  test.each([
    ["without a session", ""],
    ["for a blank one", "?session_id=%20%09%C2%A0"],
    ["for a C1 control character", "?session_id=cs%C2%85_1"],
  ])("%s", async (_name, query) => {
    const page = await site.page(path + query);
    expect(page.status).toBe(200);
    expect(site.calls).toEqual([]);
    expect(await site.logged()).toEqual([]);
  });

  test.each([
    ["HEAD", "HEAD", {}],
    ["a prerender", "GET", { "Sec-Purpose": "prefetch;prerender" }],
  ])("for %s", async (_name, method, headers) => {
    const page = await site.page(`${path}?session_id=cs_1`, { method, headers });
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(site.calls).toEqual([]);
  });
});
