/** Requests that nobody should send, over every route of the site. */
import fc from "fast-check";
import { withdrawalProducts } from "~/content/withdrawal-page";
import { stepField, tokenField } from "~/withdrawals/form";
import { type Fields, fieldsOf } from "./fields";
import { hostileEmail, hostileQuery, hostileText, mark, spoilt } from "./injections";
import { leadForms } from "./lead-forms";
import { orderForms } from "./order-forms";
import { routePaths } from "./pages";
import { chargeObject, paymentEvent, sessionObject, signedPost } from "./payments";
import { setting } from "./settings";
import { declaration, path as withdrawalPath } from "./withdrawals";

export interface AnyRequest {
  /** The route's own path, parameters unfilled. */
  route: string;
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

const paymentPath = "/webhooks/payment";

/** What a form of each path is sent as; the rest get the fields of an order. */
const forms: Record<string, Fields> = Object.fromEntries([
  ...orderForms.map(({ path, fields }) => [path, fields]),
  ...leadForms.map(({ path, valid }) => [path, fieldsOf(valid)]),
  [withdrawalPath, fieldsOf(declaration)],
]);

const query = hostileQuery({
  session_id: fc.constant("cs_1"),
  prefilled_email: hostileEmail,
  presale_course: fc.constant("true"),
  prompt_pack: fc.constantFrom("true", "false"),
  resultat: hostileText,
  utm_source: fc.constantFrom("fb", "newsletter", "a__b"),
  utm_campaign: hostileText,
  envoi: fc.constant("reussi"),
  step: fc.constantFrom("1", "3", "6", "7"),
  _data: fc.constant("root"),
  _routes: fc.constant("root"),
  index: fc.constant(""),
});

const anyOrigin = (origin: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant<Record<string, string>>({ Origin: origin }) },
    { weight: 2, arbitrary: fc.constant<Record<string, string>>({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom({ Origin: "null" }, { Origin: `https://${mark}.test` }),
    },
  );

/** A page's view as a browser asks for it, now and then as something else does. */
const visitHeaders = fc.constantFrom<Record<string, string>>(
  { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" },
  { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate", "Sec-Purpose": "prefetch" },
  { "If-None-Match": `"${mark}"`, Referer: `https://${mark}.test/`, "User-Agent": mark },
  {},
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/x-www-form-urlencoded") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "multipart/form-data; boundary=x",
      "application/json",
      `text/${mark}`,
    ),
  },
);

/** @param ids those of stored leads, which are keys to addresses of their own */
export function anyRequest(origin: string, ids: readonly string[]): fc.Arbitrary<AnyRequest> {
  const part = fc.oneof(fc.constantFrom(...ids), hostileText.map(encodeURIComponent));
  const address = (route: string) =>
    fc
      .tuple(part, fc.constantFrom("", "", "", ".data", "/"), query)
      .map(([text, suffix, search]) => spelled(route, text || "x", suffix) + search);
  const anywhere = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...routePaths) },
    { weight: 1, arbitrary: fc.constantFrom("/__manifest", "/:unknown", "/blog/:x/:y") },
  );

  const visits = anywhere.chain((route) =>
    fc.record({
      route: fc.constant(route),
      path: address(route),
      init: fc.record({
        method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD"),
        headers: visitHeaders,
      }),
    }),
  );

  const posts = (routes: fc.Arbitrary<string>, extra: fc.Arbitrary<Fields>) =>
    routes.chain((route) =>
      fc
        .tuple(address(route), formOf(route), extra, contentType, anyOrigin(origin))
        .map(([path, fields, more, type, from]) => ({
          route,
          path,
          init: {
            method: "POST",
            headers: { "Content-Type": type, "Sec-Fetch-Dest": "document", ...from },
            body: new URLSearchParams([...fields, ...more]).toString(),
          },
        })),
    );

  const oddities = fc
    .tuple(anywhere, fc.constantFrom("PUT", "DELETE", "OPTIONS", "PATCH"), hostileText)
    .chain(([route, method, text]) =>
      address(route).map((path) => ({
        route,
        path,
        init: { method, headers: { Origin: origin }, body: method === "OPTIONS" ? "" : text },
      })),
    );

  return fc.oneof(
    { weight: 8, arbitrary: visits },
    { weight: 4, arbitrary: posts(fc.constantFrom(...Object.keys(forms)), fc.constant([])) },
    { weight: 2, arbitrary: posts(anywhere, fc.constant([])) },
    { weight: 3, arbitrary: posts(fc.constant(withdrawalPath), secondStep) },
    { weight: 1, arbitrary: posts(fc.constant("/desinscription/:leadId"), oneClick) },
    { weight: 2, arbitrary: payments },
    { weight: 1, arbitrary: oddities },
  );
}

/** What a route's form is sent as, by one of many people, some of it spoilt. */
function formOf(route: string): fc.Arbitrary<Fields> {
  return fc.integer({ min: 1, max: 999 }).chain((person) => {
    const email = `personne${person}@example.com`;
    const fields = forms[route] ?? [];
    return spoilt(fields.map(([name, value]) => [name, name === "email" ? email : value]));
  });
}

/** The home page's data have a name of their own, since its path has none. */
function spelled(route: string, parameter: string, suffix: string): string {
  if (route === "/") return suffix === ".data" ? "/_root.data" : "/";
  return route.replace(/:\w+/g, () => parameter) + suffix;
}

const secondStep = fc
  .tuple(
    fc.constantFrom(stepField.confirm, stepField.confirm, stepField.change),
    fc.oneof(fc.uuid(), hostileText),
  )
  .map(
    ([step, token]): Fields => [
      [stepField.name, step],
      [tokenField, token],
    ],
  );

const oneClick = fc.constant<Fields>([["List-Unsubscribe", "One-Click"]]);

/** What the payment provider tells, some of it wrong, some of it not from the provider. */
const payments: fc.Arbitrary<AnyRequest> = fc
  .record({
    type: fc.constantFrom("checkout.session.completed", "charge.refunded", "invoice.paid"),
    key: fc.integer({ min: 1, max: 40 }),
    spoilt: fc.record(
      {
        client_reference_id: hostileText,
        customer_details: fc.record({ email: hostileEmail }),
        metadata: fc.record({ product: fc.constantFrom(...withdrawalProducts, mark) }),
        currency: hostileText,
        amount_total: fc.oneof(fc.integer(), hostileText),
        created: fc.oneof(fc.integer(), hostileText),
      },
      { requiredKeys: [] },
    ),
    secret: fc.constantFrom(...Array(5).fill(setting("PAYMENT_WEBHOOK_SECRET")), mark),
    broken: fc.boolean(),
  })
  .map(({ type, key, spoilt: changes, secret, broken }) => {
    const ids = { id: `cs_${key}`, payment_intent: `pi_${key}` };
    const object =
      type === "charge.refunded"
        ? chargeObject({ payment_intent: ids.payment_intent })
        : sessionObject({ ...ids, ...(broken ? changes : {}) });
    const post = signedPost(paymentEvent(type, object), secret);
    return { route: paymentPath, path: paymentPath, init: post };
  });
