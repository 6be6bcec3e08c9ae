import { beforeEach, expect, test, vi } from "vitest";
import { chapterFindings, checkoutFindings } from "../../../scripts/check/links";

const [pay, other] = ["https://pay.test", "https://other.test"];
const leadingTo = (...addresses: string[]) =>
  addresses.reduceRight((to, from) => `${from}/${encodeURIComponent(to)}`);

/** Each page answers with the status in its path, or leads on to the address there. */
beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    const { hostname, pathname } = new URL(url);
    if (hostname === "down.test") throw new TypeError("fetch failed");
    const target = decodeURIComponent(pathname.slice(1));
    if (/^\d+$/.test(target)) return new Response(null, { status: Number(target) });
    const Location = target === "loop" ? "/loop" : target;
    return new Response(null, { status: 303, headers: { Location } });
  });
});

const onward = leadingTo(pay, `${other}/200`);
const book = "CHECKOUT_BOOK_URL";

test.each<[string, Record<string, string>, [boolean, unknown][]]>([
  ["a page of its own", { [book]: `${pay}/200` }, []],
  ["a named origin", { [book]: onward, CHECKOUT_EXTRA_ORIGINS: other }, []],
  ["another checkout's origin", { [book]: onward, CHECKOUT_TRAINING_URL: `${other}/200` }, []],
  [
    "an origin that the policy does not allow, and back",
    { [book]: leadingTo(pay, other, `${pay}/200`) },
    [[true, expect.stringContaining(`CHECKOUT_EXTRA_ORIGINS = "${other}"`)]],
  ],
  ["no page", { [book]: `${pay}/404` }, [[true, expect.stringContaining("404")]]],
  ["a loop", { [book]: `${pay}/loop` }, [[true, expect.stringContaining("plus de 10 fois")]]],
  [
    "nowhere",
    { [book]: "https://down.test/" },
    [[false, expect.stringContaining("(fetch failed)")]],
  ],
  ["a placeholder", { [book]: "https://checkout.example/404", VIP_BOOKING_URL: `${pay}/404` }, []],
])("judges a checkout that leads to %s", async (_where, variables, said) => {
  const findings = await checkoutFindings({ env: null, variables });
  expect(findings.map(({ untrue, message }) => [untrue, message])).toEqual(said);
});

test("reports a chapter that is missing, not one that cannot be reached", async () => {
  const found = (CHAPTER_URL: string) => chapterFindings({ env: null, variables: { CHAPTER_URL } });
  expect(await found(leadingTo(pay, `${other}/404`))).toHaveLength(1);
  expect(await found(onward)).toEqual([]);
  expect(await found("https://down.test/")).toEqual([]);
});
