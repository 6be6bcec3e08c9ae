import type { AppLoadContext } from "@remix-run/cloudflare";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { dates, training } from "~/content/offers";
import { createFetch } from "~/http/fetch";
import { addDays } from "~/lib/time";
import * as counter from "~/statistics/page-counts";
import { makeBuild } from "../../support/build";
import { changeContent } from "../../support/change-content";
import { loggedErrors } from "../../support/logged-errors";
import { get, origin, post } from "../../support/requests";
import { variables } from "../../support/variables";

const waitUntil = vi.fn();
const ctx = { waitUntil } as unknown as ExecutionContext;

const loader = vi.fn(() => ({ text: "page" }));
const action = vi.fn(
  ({ request }: { request: Request }) => new Response(request.url, { status: 201 }),
);

/** Another site for each test: their pages are not each other's. */
function site(name = crypto.randomUUID()) {
  const fetch = createFetch(
    makeBuild({
      [name]: { loader, handle: {} },
      [`${name}/form`]: { loader, action, handle: {} },
      [`${name}/ad`]: { loader, handle: { carriesAd: true } },
      [`${name}/hook`]: { action, rawBody: { maxBytes: 4 } } as object,
      [`${name}/busy`]: { loader: () => new Response(null, { status: 429 }) },
      [`${name}/blog/:slug`]: { loader, handle: { each: [{ path: `/${name}/blog/un` }] } },
      "*": {
        loader: ({ context }) => {
          throw new Response(null, { status: context.rejection ?? 404 });
        },
      },
    }),
  );
  return {
    path: `/${name}`,
    fetch: (request: Request, env: object = variables) => fetch(request, env, ctx),
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(counter, "countView").mockImplementation(() => {});
});
afterEach(() => vi.mocked(counter.countView).mockRestore());

describe("a page", () => {
  test("is made once for everybody, and at once from then on", async () => {
    const { path, fetch } = site();
    const first = await fetch(get(path));
    const second = fetch(get(`${path}?gclid=1`));
    expect(second).toBeInstanceOf(Response);
    expect(await first.text()).toBe(await (await second).text());
    expect(loader).toHaveBeenCalledOnce();
  });

  test("that HEAD asked for first is there whole for the next visitor", async () => {
    const { path, fetch } = site();
    expect(await (await fetch(get(path, {}, "HEAD"))).text()).toBe("");
    expect(await (await fetch(get(path))).text()).toContain("page");
    expect(loader).toHaveBeenCalledOnce();
  });

  test("is made from the visitor's address and headers", async () => {
    const { path, fetch } = site();
    await fetch(get(path, { "Accept-Language": "fr" }));
    const [[{ request }]] = loader.mock.calls as unknown as [[{ request: Request }]];
    expect([request.url, request.headers.get("Accept-Language")]).toEqual([origin + path, "fr"]);
  });

  test("is one visitor's alone where it carries the ad that led there, and everybody's elsewhere", async () => {
    const { path, fetch } = site();
    for (const page of [path, path, `${path}/ad`, `${path}/ad`]) {
      await fetch(get(`${page}?utm_source=fb`));
    }
    expect(loader).toHaveBeenCalledTimes(3);
  });

  test("that a route with a parameter names is one too", async () => {
    const { path, fetch } = site();
    for (const page of ["/blog/un", "/Blog/UN/"]) await fetch(get(path + page));
    expect(loader).toHaveBeenCalledOnce();
  });

  test("stays kept, whatever else is asked for", async () => {
    const { path, fetch } = site();
    await fetch(get(path));
    for (let number = 0; number < 300; number += 1) {
      await fetch(get(`${path}${"/".repeat(number % 30)}?gclid=${number}`));
      await fetch(get(`/inconnu-${number}`));
    }
    await fetch(get(path));
    expect(loader).toHaveBeenCalledOnce();
  });

  test("is counted, kept or not", async () => {
    const { path, fetch } = site();
    const visit = () => get(`${path}/form`, { "Sec-Fetch-Dest": "document" });
    await fetch(visit());
    await fetch(visit());
    expect(counter.countView).toHaveBeenCalledTimes(2);
  });
});

test("an answer that says how it is cached keeps that", async () => {
  const { path, fetch } = site();
  const headers = { Location: "/", "Cache-Control": "private" };
  action.mockReturnValueOnce(new Response(null, { status: 303, headers }));
  const response = await fetch(post(`${path}/form`, new URLSearchParams("a=b")));
  expect(response.headers.get("Cache-Control")).toBe("private");
});

describe("a rejection", () => {
  test.each<[string, (path: string) => Request, string]>([
    ["a page without a form", (path) => get(path, {}, "PUT"), "GET, HEAD"],
    ["a page without a form that is posted to", (path) => post(path), "GET, HEAD"],
    ["a page with a form", (path) => get(`${path}/form`, {}, "PUT"), "GET, HEAD, POST"],
    ["signed posts", (path) => get(`${path}/hook`, {}, "DELETE"), "POST"],
    ["nothing", () => get("/inconnu", {}, "PUT"), "GET, HEAD"],
  ])("of a method names those of %s", async (_name, request, allow) => {
    const { path, fetch } = site();
    const response = await fetch(request(path));
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allow);
  });

  test("for too many posts says when to come back; any other says neither that nor methods", async () => {
    const { path, fetch } = site();
    expect((await fetch(get(`${path}/busy`))).headers.get("Retry-After")).toBe("60");
    for (const { headers } of [await fetch(get(path)), await fetch(get("/inconnu"))]) {
      expect([headers.has("Allow"), headers.has("Retry-After")]).toEqual([false, false]);
    }
  });
});

test("a post goes to its route, and so does a signed one from anywhere", async () => {
  const { path, fetch } = site();
  expect((await fetch(post(`${path}/form`, new URLSearchParams("a=b")))).status).toBe(201);
  const headers = { Origin: "https://machine.test", "Content-Type": "application/json" };
  expect((await fetch(post(`${path}/hook`, "{}", headers))).status).toBe(201);
  expect((await fetch(post(`${path}/hook`, "12345", headers))).status).toBe(413);
});

describe("a visit over plain http", () => {
  const insecure = (path: string, method?: string) =>
    new Request(`http://other.test:8080${path}`, { method });

  test.each(["GET", "HEAD"])("by %s is sent to the same address over https", async (method) => {
    const { path, fetch } = site();
    const { status, headers } = await fetch(insecure(`${path}/?a=http:%2F`, method));
    expect(status).toBe(308);
    expect(headers.get("Location")).toBe(`https://other.test:8080${path}/?a=http:%2F`);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(loader).not.toHaveBeenCalled();
  });

  test("is not counted", async () => {
    const { path, fetch } = site();
    const headers = { "Sec-Fetch-Dest": "document" };
    await fetch(new Request(insecure(`${path}/form`), { headers }));
    expect(counter.countView).not.toHaveBeenCalled();
  });

  test("that posts a form is answered", async () => {
    const { path, fetch } = site();
    expect((await fetch(insecure(`${path}/form`, "POST"))).status).toBe(201);
  });

  test("is answered where the site itself is there, or is not configured", async () => {
    loggedErrors();
    const { path, fetch } = site();
    const local = { ...variables, SITE_URL: "http://localhost:8787" };
    expect((await fetch(insecure(path), local)).status).toBe(200);
    expect((await fetch(insecure(`${path}?x=1`), {})).status).toBe(500);
  });
});

test("what outlives the response is the runtime's to wait for", async () => {
  const { path, fetch } = site();
  await fetch(post(`${path}/form`, new URLSearchParams("a=b")));
  const [{ context }] = action.mock.calls[0] as unknown as [
    { context: { waitUntil: (work: unknown) => void; pages: { path: string }[] } },
  ];
  context.waitUntil("work");
  expect(waitUntil).toHaveBeenCalledExactlyOnceWith("work");
  expect(context.pages.map((page) => page.path)).toEqual(
    ["", "/form", "/ad", "/blog/un"].map((end) => path + end),
  );
});

test("with a broken configuration every page says so, and none is kept", async () => {
  loggedErrors();
  const { path, fetch } = site();
  const visit = get(`${path}/form`, { "Sec-Fetch-Dest": "document" });
  for (const request of [get(path), visit]) expect((await fetch(request, {})).status).toBe(500);
  expect(loader).not.toHaveBeenCalled();
  expect((await fetch(get(path))).status).toBe(200);
});

test("what follows a closed presale depends on the day and on a list price", async () => {
  changeContent(dates, { asSpecified: false });
  vi.useFakeTimers({ now: Date.parse(`${addDays(training.lastDay, 2)}T12:00:00Z`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const sales = [];
  for (const url of [undefined, "https://pay.test/list"]) {
    const { path, fetch } = site();
    await fetch(get(path), { ...variables, CHECKOUT_TRAINING_LIST_URL: url });
    const [{ context }] = loader.mock.lastCall as unknown as [{ context: AppLoadContext }];
    sales.push(context.offers.sale);
  }
  expect(sales).toEqual(["closed", "list"]);
});
