import { data } from "@remix-run/cloudflare";
import { beforeEach, expect, test, vi } from "vitest";
import { articles } from "~/content/articles";
import { createFetch } from "~/http/fetch";
import { dayInMs, parisMoment } from "~/lib/time";
import * as counter from "~/statistics/page-counts";
import { makeBuild } from "../../support/build";
import { loggedErrors } from "../../support/logged-errors";
import { get, post } from "../../support/requests";
import { variables } from "../../support/variables";

const waitUntil = vi.fn();
const ctx = { waitUntil } as unknown as ExecutionContext;

const loader = vi.fn(() => ({ text: "page" }));
const created = { status: 201 };
const action = vi.fn(({ request }: { request: Request }) => new Response(request.url, created));

/** Another site for each test: their pages are not each other's. */
function site(name = crypto.randomUUID()) {
  const fetch = createFetch(
    makeBuild({
      [name]: { loader, handle: {} },
      [`${name}/form`]: { loader, action, handle: {} },
      [`${name}/ad`]: { loader, handle: { carriesAd: true } },
      [`${name}/hook`]: { action, rawBody: { maxBytes: 4 } } as object,
      [`${name}/busy`]: { loader: () => new Response(null, { status: 429 }) },
      [`${name}/blog/:slug`]: { loader, handle: { pages: [{ path: `/${name}/blog/un` }] } },
      "*": {
        loader: ({ context }) => {
          throw new Response(null, { status: context.rejection ?? 404 });
        },
      },
    }),
  );
  const ask = (request: Request, env: object = variables) => fetch(request, env, ctx);
  return { path: `/${name}`, fetch: ask };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(counter, "countView").mockImplementation(() => {});
});

test("renders a cached page once for all visitors", async () => {
  const { path, fetch } = site();
  const first = await fetch(get(path));
  const second = await fetch(get(`${path}?gclid=1`));
  expect(await first.text()).toBe(await second.text());
  expect(loader).toHaveBeenCalledOnce();
});

test("counts the views of pages that are read with GET", async () => {
  const { path, fetch } = site();
  const headers = { "Sec-Fetch-Dest": "document" };
  for (const method of ["GET", "HEAD", "POST"]) await fetch(get(`${path}/form`, headers, method));
  expect(counter.countView).toHaveBeenCalledOnce();
});

test("keeps the caching headers that a response sets itself", async () => {
  const { path, fetch } = site();
  const headers = { Location: "/", "Cache-Control": "private" };
  action.mockReturnValueOnce(new Response(null, { status: 303, headers }));
  const response = await fetch(post(`${path}/form`, new URLSearchParams("a=b")));
  expect(response.headers.get("Cache-Control")).toBe("private");
});

test("says when to retry only after too many posts", async () => {
  const { path, fetch } = site();
  expect((await fetch(get(`${path}/busy`))).headers.get("Retry-After")).toBe("60");
  for (const { headers } of [await fetch(get(path)), await fetch(get("/inconnu"))])
    expect([headers.has("Allow"), headers.has("Retry-After")]).toEqual([false, false]);
});

const insecure = (path: string, method?: string) =>
  new Request(`http://other.test:8080${path}`, { method });

test.each(["GET", "HEAD"])("redirects %s over plain http to https", async (method) => {
  const { path, fetch } = site();
  const headers = { "Sec-Fetch-Dest": "document" };
  const visit = new Request(insecure(`${path}/form?a=http:%2F`, method), { headers });
  const answer = await fetch(visit);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(`https://other.test:8080${path}/form?a=http:%2F`);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(loader).not.toHaveBeenCalled();
  expect(counter.countView).not.toHaveBeenCalled();
});

test("redirects neither posts over http nor a site without https", async () => {
  loggedErrors();
  const { path, fetch } = site();
  expect((await fetch(insecure(`${path}/form`, "POST"))).status).toBe(201);
  const local = { ...variables, SITE_URL: "http://localhost:8787" };
  expect((await fetch(insecure(path), local)).status).toBe(200);
  expect((await fetch(insecure(`${path}?x=1`), {})).status).toBe(500);
});

test("finishes work after the response", async () => {
  const { path, fetch } = site();
  await fetch(post(`${path}/form`, new URLSearchParams("a=b")));
  const [{ context }] = action.mock.calls[0] as unknown as [
    { context: { waitUntil: (work: unknown) => void; pages: { path: string }[] } },
  ];
  context.waitUntil("work");
  expect(waitUntil).toHaveBeenCalledExactlyOnceWith("work");
  const pages = ["", "/form", "/ad", "/blog/un"].map((end) => path + end);
  expect(context.pages.map((page) => page.path)).toEqual(pages);
});

test("shows a page what its action returned, and runs it once", async () => {
  const { path, fetch } = site();
  const submit = () => fetch(post(`${path}/form`, new URLSearchParams("a=b")));
  action.mockReturnValueOnce(data({ error: "Nom trop court" }, 400) as never);
  const refused = await submit();
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Nom trop court");

  action.mockImplementationOnce(() => {
    throw new Error("not set");
  });
  expect((await submit()).status).toBe(500);
  expect(action).toHaveBeenCalledTimes(2);
});

test("renders a cached page again when an article appears at midnight", async () => {
  const midnight = Date.parse(parisMoment(articles[0]?.date ?? "", "00:00"));
  vi.useFakeTimers({ now: midnight - 2 });
  const { path, fetch } = site();
  const loads: number[] = [];
  for (const time of [midnight - 1, midnight, midnight + dayInMs]) {
    vi.setSystemTime(time);
    await fetch(get(path));
    loads.push(loader.mock.calls.length);
  }
  expect(loads).toEqual([1, 2, 2]);
});
