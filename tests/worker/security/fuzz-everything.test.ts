/** Requests that nobody should send, to every route of the site. */
import fc from "fast-check";
import { Response } from "miniflare";
import { afterAll, expect, test } from "vitest";
import { stepField, tokenField } from "~/withdrawals/form";
import { counted, notEmpty } from "../../support/counted";
import { held } from "../../support/fakes";
import { type Fields, fieldsOf } from "../../support/fields";
import { hostileEmail, hostileQuery, hostileText, mark, spoilt } from "../../support/injections";
import { leadForms } from "../../support/lead-forms";
import { openLeadSite } from "../../support/lead-site";
import { orderForms } from "../../support/order-forms";
import { lookupPages, routePaths } from "../../support/pages";
import { paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { origin } from "../../support/site";
import { setting } from "../../support/variables";
import { declaration, path as withdrawalPath } from "../../support/withdrawals";
import { expectNoInjection } from "./no-injection";

interface AnyRequest {
  /** The route's own path, parameters unfilled. */
  route: string;
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

const paymentPath = "/webhooks/payment";

/** What a form of each path is sent as. */
const forms: Record<string, Fields> = Object.fromEntries([
  ...orderForms.map(({ path, fields }) => [path, fields]),
  ...leadForms.map(({ path, valid }) => [path, fieldsOf(valid)]),
  [
    withdrawalPath,
    fieldsOf(declaration, { [stepField.name]: stepField.confirm, [tokenField]: "" }),
  ],
  ["/desinscription/:key", [["List-Unsubscribe", "One-Click"]]],
]);

/** What an address may carry, some of it spoilt. */
const anyQuery = hostileQuery({
  session_id: fc.constant("cs_1"),
  prefilled_email: hostileEmail,
  presale_course: fc.constant("true"),
  prompt_pack: fc.constantFrom("true", "false"),
  resultat: hostileText,
  utm_source: fc.constantFrom("fb", "newsletter", "a__b"),
  utm_campaign: hostileText,
  envoi: fc.constant("reussi"),
  step: fc.constantFrom("1", "4", "7"),
  p: fc.constantFrom("/faq", `/${mark}`),
  _data: fc.constant("root"),
  index: fc.constant(""),
});

/** Each as often as it stands here. */
const visitHeaders: Record<string, string>[] = [
  { "Sec-Fetch-Dest": "document" },
  { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" },
  { "If-None-Match": `"${mark}"`, Referer: `https://${mark}.test/`, "User-Agent": mark },
];
const own = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
const postHeaders: Record<string, string>[] = [
  ...Array(12).fill(own),
  { ...own, Origin: "null" },
  { ...own, Origin: `https://${mark}.test` },
  { ...own, "Content-Type": "multipart/form-data; boundary=x" },
  { ...own, "Content-Type": `text/${mark}` },
];

/** @param ids those of stored leads, which are keys to addresses of their own */
function anyRequest(ids: readonly string[]): fc.Arbitrary<AnyRequest> {
  const key = fc.oneof(fc.constantFrom(...ids), hostileText.map(encodeURIComponent));
  const suffix = fc.constantFrom("", "", "", ".data", "/");

  function sent(route: string, init: fc.Arbitrary<AnyRequest["init"]>) {
    const fields = spoilt([["step", "4"], ...(forms[route] ?? [])]);
    const query = fc.oneof(
      anyQuery,
      fields.map((all) => `?${new URLSearchParams(all)}`),
    );
    return fc.tuple(key, suffix, query, init).map(([key, suffix, query, init]) => ({
      route,
      path: spelled(route, key || "x", suffix) + query,
      init,
    }));
  }

  const visit = fc.constantFrom(...routePaths, "/__manifest", "/:unknown").chain((route) =>
    sent(
      route,
      fc.record({
        method: fc.constantFrom("GET", "GET", "GET", "HEAD", "PUT", "OPTIONS"),
        headers: fc.constantFrom(...visitHeaders),
      }),
    ),
  );
  const post = fc.constantFrom(...Object.keys(forms), "/faq", "/:unknown").chain((route) => {
    const whole = spoilt(forms[route] ?? []).map((all) => String(new URLSearchParams(all)));
    const body = fc.oneof({ weight: 9, arbitrary: whole }, hostileText);
    const headers = fc.constantFrom(...postHeaders);
    return sent(route, fc.record({ method: fc.constant("POST"), headers, body }));
  });
  const payment = fc.tuple(hostileText, hostileEmail, fc.boolean()).map(([text, email, signed]) => {
    const session = sessionObject({ client_reference_id: text, customer_details: { email } });
    const secret = signed ? setting("PAYMENT_WEBHOOK_SECRET") : mark;
    const event = paymentEvent("checkout.session.completed", session);
    return { route: paymentPath, path: paymentPath, init: signedPost(event, secret) };
  });
  return fc.oneof(
    { weight: 10, arbitrary: visit },
    { weight: 10, arbitrary: post },
    { weight: 1, arbitrary: payment },
  );
}

/** The home page's data have a name of their own, since its path has none. */
function spelled(route: string, parameter: string, suffix: string): string {
  if (route === "/") return suffix === ".data" ? "/_root.data" : "/";
  return route.replace(/:\w+/g, () => parameter) + suffix;
}

/** `FUZZ_REQUESTS=10000` takes minutes. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500);

const site = await openLeadSite({ rateLimit: 1_000_000, mail: true });
afterAll(() => site[Symbol.asyncDispose]());

/** Look-ups are told an address that breaks out of whatever does not escape it. */
site.partner(({ url }) =>
  url === setting("LEADS_WEBHOOK_URL")
    ? new Response(null, { status: 204 })
    : Response.json({ email: `"'><${mark}>@x` }),
);

test(`survives ${requests} requests of any kind to every route`, {
  timeout: 60_000 + requests * 100,
}, async () => {
  for (const { path, valid } of leadForms) await site.submit(path, fieldsOf(valid));
  const ids = (await site.settled()).map(({ subject_id }) => subject_id);

  const statuses = new Set<number>();
  const reached = new Set<string>();
  let echoes = 0;
  const send = async ({ route, path, init }: AnyRequest) => {
    const page = await site.page(path, init);
    // Refused signatures, some of which are sent, alarm there.
    const isAlarm = route === "/healthz" && page.status === 503;
    expectNoInjection({ ...page, status: isAlarm ? 200 : page.status });
    statuses.add(page.status);
    reached.add(route);
    if (page.html.toLowerCase().includes(mark)) echoes += 1;
  };
  const samples = fc.sample(anyRequest(ids), { seed: 20260619, numRuns: requests }).values();
  const lane = async () => {
    for (const sample of samples)
      await send(sample).catch((cause) => {
        throw new Error(`with ${fc.stringify(sample)}: ${cause}`, { cause });
      });
  };
  await Promise.all(Array.from({ length: 8 }, lane));

  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 303, 400, 403, 404, 405, 415]));
  expect([...reached]).toEqual(expect.arrayContaining([...routePaths]));
  // What was typed is shown again, so there was something to escape.
  expect(echoes).toBeGreaterThan(25);

  const lines = await site.logged();
  expect(lines.join("\n").toLowerCase()).not.toContain(mark);
  const known = /^(Webhook call failed|Payment event malformed|Payment event refused): /;
  expect(notEmpty(lines).filter((line) => !known.test(line))).toEqual([]);
});

const email = `</script>"\\';${mark}();//&<!--<${mark}>@x`;

test.each([
  ["the webhook", "", { email }],
  ["the address", `&prefilled_email=${encodeURIComponent(email)}`, {}],
])("escapes a hostile e-mail of %s on streamed pages", async (_name, search, answer) => {
  const partner = held();
  site.partner(partner.partner);
  const visits = lookupPages.map((path) => site.fetch(`${path}?session_id=cs_1${search}`));
  const responses = await Promise.all(visits);
  partner.answer(Response.json(answer));
  for (const { status, headers, body } of counted(4, responses)) {
    const html = await new Response(body).text();
    expect(html.includes("&lt;/script&gt;&quot;")).toBe(search === "");
    expectNoInjection({ status, headers, html });
  }
});
