import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkoutVariables, funnelOffers } from "~/content/products";
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  setSecurityHeaders,
} from "~/http/security-headers";
import { notEmpty } from "../../support/counted";
import { makeEnv } from "../../support/env";

const style = "'sha256-style'";

function policy(scripts: string[] = [], env: Parameters<typeof contentSecurityPolicy>[0] = null) {
  const parts = contentSecurityPolicy(env, { styles: style, scripts }).split("; ");
  return Object.fromEntries(parts.map((part) => /^(\S+) (.*)$/.exec(part)?.slice(1) ?? []));
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("allows a page its own files and forms, and given scripts", () => {
  expect(policy()).toEqual({
    "default-src": "'none'",
    "script-src": "'none'",
    "style-src": style,
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  });
  expect(policy(["'self'", "'sha256-a'"])["script-src"]).toBe("'self' 'sha256-a'");
});

test("allows each checkout's origin once", () => {
  const env = makeEnv({
    ...Object.fromEntries(checkoutVariables.map((name) => [name, "https://a.test/page?x=1"])),
    CHECKOUT_PROMPT_PACK_URL: "https://b.test:8443/pack",
    [funnelOffers[1].checkoutAfterFirst]: "https://c.test/",
    CHECKOUT_EXTRA_ORIGINS: "https://d.test https://a.test",
  });
  expect(policy([], env)["form-action"]).toBe(
    "'self' https://a.test https://b.test:8443 https://c.test https://d.test",
  );
});

test.each([
  ['<script nonce="m1">own()</script>', "own()"],
  ['<script async nonce="m1">own(\n"é")</script>', 'own(\n"é")'],
  ['<script nonce="m1">a()</script><b></b><script nonce="m1">b()</script>', "a()", "b()"],
])("allows by hash: %s", async (html, ...code) => {
  expect(await inlineScriptHashes(html, "m1")).toEqual(code.map(hashOf));
});

test("allows no script without the nonce in an attribute of its own", async () => {
  const strange = [
    "<script>evil()</script>",
    '<script nonce="m2">evil()</script>',
    '<script nonce="m1x">evil()</script>',
    '<script data-nonce="m1">evil()</script>',
    '<script nonce="m1" src="/a.js"></script>',
    '<script title=" nonce=m1 ">evil()</script>',
    '<scriptx nonce="m1">evil()</scriptx>',
    '<script nonce="m1"evil="">evil()</script>',
    '<!-- nonce="m1" --><script async="">evil()</script>',
  ];
  for (const html of notEmpty(strange))
    expect(await inlineScriptHashes(html, "m1"), html).toEqual([]);
});

function secured(given: Record<string, string> = {}) {
  const headers = new Headers(given);
  setSecurityHeaders(headers);
  return Object.fromEntries(headers);
}

test("allows nothing in a response that is not a page", () => {
  expect(secured()).toEqual({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test("keeps an answer's own headers", () => {
  const own = { "content-security-policy": "default-src 'self'", "referrer-policy": "same-origin" };
  expect(secured(own)).toMatchObject(own);
});
