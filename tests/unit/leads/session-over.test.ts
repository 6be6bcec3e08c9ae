import { expect, test, vi } from "vitest";
import { challenge } from "~/content/offers";
import { challengeMessage } from "~/leads/letters";
import { addDays } from "~/lib/time";

/** The dates are real ones, which the site follows. */
vi.mock("~/content/offers", async (original) => ({
  ...(await original<typeof import("~/content/offers")>()),
  dates: { asSpecified: false },
}));

test("a mail that goes, or goes once more, after the session has no calendar of it", () => {
  const session = challenge.nextSession;
  const to = { siteUrl: "https://site.test", unsubscribeUrl: "https://site.test/x", session };
  const on = (past: number) => challengeMessage({ ...to, today: addDays(session, past) });
  const offers = ({ attachments = [], blocks }: ReturnType<typeof on>) => [
    attachments.length,
    JSON.stringify(blocks).includes("calendrier joint"),
  ];
  expect(offers(on(-30))).toEqual([1, true]);
  expect(offers(on(challenge.days - 1))).toEqual([1, true]);
  expect(offers(on(challenge.days))).toEqual([0, false]);
});
