import { createServer } from "node:http";
import { expect, test } from "vitest";
import { chapterFindings, checkoutFindings } from "../../../scripts/check/links";

async function openCheckout() {
  const server = createServer((request, response) => {
    const target = decodeURIComponent(request.url?.slice(1) ?? "");
    if (target === "loop") response.writeHead(302, { Location: "/loop" });
    else if (/^\d+$/.test(target)) response.writeHead(Number(target));
    else response.writeHead(303, { Location: target });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const summary = async (variables: Record<string, string>) => {
  const findings = await checkoutFindings({ env: null, variables });
  return findings.map(({ untrue, message }) => [untrue, message]);
};

test("passes links that the policy allows", async () => {
  await using first = await openCheckout();
  await using second = await openCheckout();
  const target = encodeURIComponent(`${second.origin}/200`);
  const CHECKOUT_BOOK_URL = `${first.origin}/${target}`;
  expect(await summary({ CHECKOUT_BOOK_URL: `${first.origin}/200` })).toEqual([]);
  expect(await summary({ CHECKOUT_BOOK_URL, CHECKOUT_EXTRA_ORIGINS: second.origin })).toEqual([]);
  const CHECKOUT_TRAINING_URL = `${second.origin}/200`;
  expect(await summary({ CHECKOUT_BOOK_URL, CHECKOUT_TRAINING_URL })).toEqual([]);
});

test("reports an origin that the policy does not allow", async () => {
  await using first = await openCheckout();
  await using second = await openCheckout();
  const back = encodeURIComponent(`${first.origin}/200`);
  const target = encodeURIComponent(`${second.origin}/${back}`);
  const elsewhere = `leads on to ${second.origin}, which CHECKOUT_EXTRA_ORIGINS does not name`;
  expect(await summary({ CHECKOUT_BOOK_URL: `${first.origin}/${target}` })).toEqual([
    [true, `CHECKOUT_BOOK_URL ${elsewhere}`],
  ]);
});

test("reports a missing page and a redirect loop", async () => {
  await using checkout = await openCheckout();
  const CHECKOUT_BOOK_URL = `${checkout.origin}/404`;
  const CHECKOUT_TRAINING_URL = `${checkout.origin}/loop`;
  expect(await summary({ CHECKOUT_BOOK_URL, CHECKOUT_TRAINING_URL })).toEqual([
    [true, "CHECKOUT_BOOK_URL leads to a page that answers 404"],
    [true, "CHECKOUT_TRAINING_URL redirects more than 10 times"],
  ]);
});

test("reports an unreachable link and a placeholder", async () => {
  const { origin, [Symbol.asyncDispose]: close } = await openCheckout();
  await close();
  const variables = {
    CHECKOUT_BOOK_URL: `${origin}/200`,
    CHECKOUT_TRAINING_URL: "https://checkout.example/formation",
    VIP_BOOKING_URL: `${origin}/404`,
  };
  expect(await summary(variables)).toEqual([
    [false, expect.stringMatching(/^CHECKOUT_BOOK_URL could not be followed: /)],
  ]);
});

test("reports a chapter that is missing on any origin, and none that cannot be reached", async () => {
  await using site = await openCheckout();
  await using other = await openCheckout();
  const found = (CHAPTER_URL: string) => chapterFindings({ env: null, variables: { CHAPTER_URL } });
  expect(await found(`${site.origin}/${encodeURIComponent(`${other.origin}/404`)}`)).toHaveLength(
    1,
  );
  expect(await found(`${site.origin}/${encodeURIComponent(`${other.origin}/200`)}`)).toEqual([]);
  expect(await found("http://127.0.0.1:1/chapitre.pdf")).toEqual([]);
});
