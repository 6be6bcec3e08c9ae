/** Requests that nobody should send, over every route of the site. */

import fc from "fast-check";
import { withdrawalProducts } from "~/content/withdrawal-page";
import { stepField, tokenField } from "~/withdrawals/form";
import { type Fields, fieldsOf } from "../../support/fields";
import { hostileEmail, hostileQuery, hostileText, mark, spoilt } from "../../support/injections";
import { answers, leadForms } from "../../support/lead-forms";
import { orderForms } from "../../support/order-forms";
import { routePaths } from "../../support/pages";
import { chargeObject, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";
import { declaration, path as withdrawalPath } from "../../support/withdrawals";

export interface AnyRequest {
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
  [withdrawalPath, fieldsOf(declaration)],
]);

/** What an address may carry, some of it spoilt. */
const anyQuery = hostileQuery({
  session_id: fc.oneof(fc.constant("cs_1"), hostileText),
  prefilled_email: hostileEmail,
  presale_course: fc.constant("true"),
  prompt_pack: fc.constantFrom("true", "false"),
  resultat: hostileText,
  utm_source: fc.constantFrom("fb", "newsletter", "a__b"),
  utm_campaign: hostileText,
  fbclid: hostileText,
  envoi: fc.constant("reussi"),
  step: fc.constantFrom("1", "2", "3", "4", "5", "6", "7"),
  p: fc.constantFrom("/faq", `/${mark}`),
  _data: fc.constant("root"),
  _routes: fc.constant("root"),
  index: fc.constant(""),
});

const spoiltSession = fc.record(
  {
    client_reference_id: hostileText,
    customer_details: fc.record({ email: hostileEmail }),
    metadata: fc.record({ product: fc.constantFrom(...withdrawalProducts, mark) }),
    currency: hostileText,
    amount_total: fc.oneof(fc.integer(), hostileText),
    created: fc.oneof(fc.integer(), hostileText),
  },
  { requiredKeys: [] },
);

type Headers = Record<string, string>;

/** A page's view as a browser asks for it, now and then as something else does. */
const navigation = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" };
const visitHeaders: Headers[] = [
  navigation,
  { ...navigation, "Sec-Purpose": "prefetch" },
  { "If-None-Match": `"${mark}"`, Referer: `https://${mark}.test/`, "User-Agent": mark },
  {},
];

const form = "application/x-www-form-urlencoded";
const otherTypes = ["multipart/form-data; boundary=x", "application/json", `text/${mark}`];

const brokenParts = fc
  .array(fc.constantFrom("--x", "--x--", "Content-Disposition: form-data; name=email", "", mark))
  .map((lines) => lines.join("\r\n"));

const often = <Value>(value: Value, times: number) => Array<Value>(times).fill(value);

/** @param ids those of stored leads, which are keys to addresses of their own */
export function anyRequest(origin: string, ids: readonly string[]): fc.Arbitrary<AnyRequest> {
  const origins: Headers[] = [
    ...often({ Origin: origin }, 16),
    ...often({}, 4),
    { Origin: "null" },
    { Origin: `https://${mark}.test` },
  ];
  const kinds = [
    ...[...often("visit", 8), ...often("form", 6), ...often("post", 2), ...often("withdrawal", 3)],
    ...["unsubscribe", ...often("payment", 2), "oddity", ...often("wizard", 2), "no form"],
  ];

  return fc.gen().map((generate) => {
    const draw = <Value>(from: fc.Arbitrary<Value>): Value => generate(() => from);
    const one = <Value>(...values: readonly Value[]): Value => draw(fc.constantFrom(...values));
    const anywhere = () => one(...routePaths, "/__manifest", "/:unknown", "/blog/:x/:y");

    function address(route: string): string {
      const part = one(one(...ids), encodeURIComponent(draw(hostileText)));
      return spelled(route, part || "x", one("", "", "", ".data", "/")) + draw(anyQuery);
    }

    /** What a route's form is sent as, by one of many people, some of it spoilt. */
    function post(route: string, more: Fields = []): AnyRequest {
      const email = `personne${draw(fc.integer({ min: 1, max: 999 }))}@example.com`;
      const fields = (forms[route] ?? []).map(([name, value]): Fields[number] => [
        name,
        name === "email" ? email : value,
      ]);
      const type = one(...often(form, 24), ...otherTypes);
      const headers = { "Content-Type": type, "Sec-Fetch-Dest": "document", ...one(...origins) };
      const body = new URLSearchParams([...draw(spoilt(fields)), ...more]).toString();
      return { route, path: address(route), init: { method: "POST", headers, body } };
    }

    /** What the payment provider tells, some of it wrong, some of it not from the provider. */
    function payment(): AnyRequest {
      const reversals = ["charge.refunded", "refund.failed", "charge.dispute.created"];
      const type = one("checkout.session.completed", "invoice.paid", ...reversals);
      const key = draw(fc.integer({ min: 1, max: 40 }));
      const ids = { id: `cs_${key}`, payment_intent: `pi_${key}` };
      const spoiltParts = one(true, false) ? draw(spoiltSession) : {};
      const object = reversals.includes(type)
        ? chargeObject({ ...ids, status: "needs_response" })
        : sessionObject({ ...ids, ...spoiltParts });
      const secret = one(...often(setting("PAYMENT_WEBHOOK_SECRET"), 5), mark);
      const init = signedPost(paymentEvent(type, object), secret);
      return { route: paymentPath, path: paymentPath, init };
    }

    function oddity(route: string): AnyRequest {
      const method = one("PUT", "DELETE", "OPTIONS", "PATCH");
      const body = method === "OPTIONS" ? "" : draw(hostileText);
      return { route, path: address(route), init: { method, headers: { Origin: origin }, body } };
    }

    function visit(route: string): AnyRequest {
      const method = one(...often("GET", 4), "HEAD");
      return { route, path: address(route), init: { method, headers: one(...visitHeaders) } };
    }

    switch (one(...kinds)) {
      case "form":
        return post(one(...Object.keys(forms)));
      case "post":
        return post(anywhere());
      case "withdrawal": {
        const { name, confirm, change } = stepField;
        const token = draw(fc.oneof(fc.uuid(), hostileText));
        return post(withdrawalPath, [
          [name, one(confirm, confirm, change)],
          [tokenField, token],
        ]);
      }
      case "unsubscribe":
        return post("/desinscription/:leadId", [["List-Unsubscribe", "One-Click"]]);
      case "payment":
        return payment();
      case "oddity":
        return oddity(anywhere());
      case "wizard": {
        const step: Fields = [["step", `${draw(fc.nat(7))}`]];
        const query = new URLSearchParams([...step, ...draw(spoilt(fieldsOf(answers)))]);
        return { ...visit("/diagnostic"), path: `/diagnostic?${query}` };
      }
      case "no form": {
        const request = post(one(...Object.keys(forms)));
        request.init.body = draw(fc.oneof(hostileText, brokenParts));
        return request;
      }
      default:
        return visit(anywhere());
    }
  });
}

/** The home page's data have a name of their own, since its path has none. */
function spelled(route: string, parameter: string, suffix: string): string {
  if (route === "/") return suffix === ".data" ? "/_root.data" : "/";
  return route.replace(/:\w+/g, () => parameter) + suffix;
}
