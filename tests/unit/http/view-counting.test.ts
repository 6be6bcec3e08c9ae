import { beforeEach, expect, test, vi } from "vitest";
import type { Env } from "~/env";
import { requestReader } from "~/http/request-path";
import type { Page } from "~/http/routing";
import { countStartedOrder, viewCounter } from "~/http/view-counting";
import * as counter from "~/statistics/page-counts";
import { makeContext } from "../../support/context";
import { get, origin, post } from "../../support/requests";

const pages: Page[] = [
  { path: "/livre", takesForm: true },
  { path: "/faq", takesForm: false },
  { path: "/merci", takesForm: true, personal: true },
];
const navigation = { "Sec-Fetch-Dest": "document" };
const waitUntil = vi.fn();
const statement = { bind: vi.fn() };
const database = { prepare: () => statement, batch: vi.fn(async () => []) };
const services = makeContext({ DB: database } as unknown as Env, { pages, waitUntil });
const paths = new Set(pages.map(({ path }) => path));
const read = requestReader(paths, paths);

beforeEach(() => {
  waitUntil.mockClear();
  vi.spyOn(counter, "countView").mockImplementation(() => {});
  vi.spyOn(counter, "countOrder").mockImplementation(() => {});
});

function viewsOf(path: string, headers: Record<string, string> = navigation) {
  const request = get(path, headers);
  viewCounter(pages)(request, read(request), () => services);
  return vi.mocked(counter.countView).mock.calls.map(([, page, source]) => [page, source]);
}

function ordersOf(path: string, headers = navigation) {
  countStartedOrder(post(path, null, headers), services);
  return vi.mocked(counter.countOrder).mock.calls.map(([, page, source]) => [page, source]);
}

test.each([
  ["/livre", null],
  ["/livre?utm%5fsource=FaceBook", "facebook"],
])("counts a view of %s and an order begun there under %s", (path, source) => {
  expect(viewsOf(path)).toEqual([["livre", source]]);
  expect(ordersOf(path)).toEqual([["livre", source]]);
});

test("counts a view under another spelling", () => {
  expect(viewsOf("/L%69vre/?gclid=1&utm_source=ig")).toEqual([["livre", "ig"]]);
});

test.each(["/faq", "/merci", "/inconnu"])("counts no view of %s and no order", (path) => {
  expect(viewsOf(path)).toEqual([]);
  expect(ordersOf(path)).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ["/livre/x", navigation],
  ["/livre.data", navigation],
  ["/%5c", navigation],
  ["/livre", {}],
  ["/livre", { "Sec-Fetch-Dest": "iframe" }],
  ["/livre", { ...navigation, Purpose: "prefetch" }],
  ["/livre", { ...navigation, "Sec-Purpose": "prefetch;prerender" }],
])("counts no view of %s with %j", (path, headers) => {
  expect(viewsOf(path, headers)).toEqual([]);
});

test.each([
  ["/livre?envoi=reussi", "/livre", 0],
  ["/livre?envoi=reussi", "/livre?utm_source=fb", 0],
  ["/livre?envoi=reussi", "/Livre/", 0],
  ["/livre?envoi=reussi", "/%zz", 1],
  ["/livre?envoi=reussi", "/livre2", 1],
  ["/livre?envoi=reussi", "/", 1],
  ["/livre?envoi=reussi", "", 1],
  ["/livre?envoi=reussi", "https://other.test/livre", 1],
  ["/livre", "/livre", 1],
  ["/livre?envoi=reussi", "no address", 1],
])("counts a view of %s from %j: %i", (path, from, count) => {
  const Referer = from.replace(/^\//, `${origin}/`);
  expect(viewsOf(path, { ...navigation, ...(from && { Referer }) })).toHaveLength(count);
});

test("writes a view after the response", async () => {
  viewsOf("/livre");
  const [context] = vi.mocked(counter.countView).mock.lastCall ?? [];
  const work = Promise.resolve();
  context?.waitUntil(work);
  expect(waitUntil).toHaveBeenCalledExactlyOnceWith(work);
  const count = { day: "2026-05-01", page: "livre", source: "", views: 1, orders: 0 };
  await context?.store([count]);
  expect(database.batch).toHaveBeenCalledOnce();
});

test("counts no order unless the request is a navigation", () => {
  expect(ordersOf("/livre", { "Sec-Fetch-Dest": "empty" })).toEqual([]);
});
