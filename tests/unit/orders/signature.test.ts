import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { isSigned } from "~/orders/stripe/event";
import { paymentSecret, signatureHeader } from "../../support/payments";

const now = Date.UTC(2026, 4, 1, 12);
const second = 1000;
const payload = '{"id":"evt_1","type":"charge.refunded"}';

function verify(header: string | null, { body = payload, secret = paymentSecret, at = now } = {}) {
  return isSigned(new TextEncoder().encode(body), header, secret, at);
}

const header = signatureHeader(payload, now);
const [time = "", signature = ""] = header.split(",");
const wrong = `v1=${"0".repeat(64)}`;

test.each([
  ["as the provider writes it", header],
  ["white space after the comma", `${time}, ${signature}`],
  ["signature before time", `${signature},${time}`],
  ["capital digits", `${time},v1=${signature.slice(3).toUpperCase()}`],
  ["a renewed secret: the second of two fits", `${time},${wrong},${signature}`],
  ["the right one behind nine wrong ones", `${time},${`${wrong},`.repeat(9)}${signature}`],
  ["another scheme beside it", `${time},v0=${"0".repeat(64)},${signature},v2=x`],
])("accepts a signature: %s", async (_, text) => {
  expect(await verify(text)).toBe(true);
});

test.each([
  ["missing", null],
  ["empty", ""],
  ["no time", signature],
  ["no signature", time],
  ["nothing but names", "t=,v1="],
  ["no names", `${time.slice(2)},${signature.slice(3)}`],
  ["a wrong signature", `${time},${wrong}`],
  ["another scheme alone", `${time},v0=${signature.slice(3)}`],
  ["two times", `${time},${time},${signature}`],
  ["a time of another second", `t=${now / second - 1},${signature}`],
  ["a time that is no number", `t=soon,${signature}`],
  ["not hexadecimal", `${time},v1=${"z".repeat(64)}`],
  ["one digit less", `${time},${signature.slice(0, -1)}`],
  ["the right one behind ten wrong ones", `${time},${`${wrong},`.repeat(10)}${signature}`],
  ["one digit more", `${time},${signature}0`],
])("rejects a header: %s", async (_, text) => {
  expect(await verify(text)).toBe(false);
});

test("accepts a signature of clocks that are up to 300 s apart", async () => {
  const signed = (skew: number) => verify(signatureHeader(payload, now - skew * second));
  expect(await Promise.all([-300, -299, 299, 300].map(signed))).toEqual([true, true, true, true]);
  expect(await Promise.all([-301, 301].map(signed))).toEqual([false, false]);
});

test("rejects another body, another secret and a missing one", async () => {
  expect(await verify(header, { body: `${payload} ` })).toBe(false);
  expect(await verify(header, { secret: "whsec_other" })).toBe(false);
  expect(await verify(header, { secret: "" })).toBe(false);
});

test("rejects signed times that are not numbers", async () => {
  const seconds = now / second;
  for (const text of [`x${seconds}`, `${seconds}x`, `0000${seconds}`]) {
    const hex = createHmac("sha256", paymentSecret).update(`${text}.${payload}`).digest("hex");
    expect(await verify(`t=${text},v1=${hex}`), text).toBe(false);
  }
});

test("rejects a body of bytes that are no text", async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0xff, 0x00]);
  const text = new TextDecoder().decode(bytes);
  expect(await isSigned(bytes, signatureHeader(text, now), paymentSecret, now)).toBe(false);
});

test("computes one signature however many a header offers", async () => {
  const sign = vi.spyOn(crypto.subtle, "sign");
  const check = vi.spyOn(crypto.subtle, "verify");
  expect(await verify(`${time},${`${wrong},`.repeat(9)}${wrong}`)).toBe(false);
  expect(sign.mock.calls.length + check.mock.calls.length).toBe(1);
});
