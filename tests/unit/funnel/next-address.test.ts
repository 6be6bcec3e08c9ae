import { describe, expect, test } from "vitest";
import type { TrainingSale } from "~/content/dated-offers";
import type { ProductId } from "~/content/products";
import {
  afterThankYou,
  afterUpsell,
  checkoutOf,
  type NextAddress,
  trainingCheckout,
} from "~/funnel/next-address";
import { makeEnv } from "../../support/env";

const env = makeEnv({ CHECKOUT_TRAINING_LIST_URL: "https://pay.test/training-list" });

function leadsTo(
  next: NextAddress,
  search: string,
  fields: Record<string, string> = {},
  sale: TrainingSale = "open",
): string {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return next({ env, sale, form, query: new URLSearchParams(search), reference: "merci" });
}

/** A checkout's address with what it is told. */
function checkout(offer: string, search = "client_reference_id=merci"): string {
  return `https://pay.test/${offer}?${search}`;
}

describe("an order button leads to its offer", () => {
  test.each(["book", "training", "prompt-pack"] satisfies ProductId[])("%s", (offer) => {
    const path = offer === "prompt-pack" ? "pack" : offer;
    expect(leadsTo(checkoutOf(offer), "")).toBe(checkout(path));
  });

  test("with the visitor's address and ad", () => {
    expect(leadsTo(checkoutOf("book"), "prefilled_email=a%40b.fr&utm_source=fb")).toBe(
      checkout("book", "prefilled_email=a%40b.fr&client_reference_id=merci__fb__&utm_source=fb"),
    );
  });
});

describe("/merci leads on", () => {
  test.each([
    ["", {}, "/offre-speciale"],
    ["session_id=cs_1", {}, "/offre-speciale?session_id=cs_1"],
    ["session_id=&prefilled_email=x", {}, "/offre-speciale"],
    ["x=1&prefilled_email=a%40b.fr", {}, "/offre-speciale?prefilled_email=a%40b.fr"],
    ["", { prefilled_email: "c@d.fr" }, "/offre-speciale?prefilled_email=c%40d.fr"],
    [
      "session_id=cs_1&prefilled_email=a%40b.fr",
      { prefilled_email: "c@d.fr", presale_course: "false" },
      "/offre-speciale?session_id=cs_1&prefilled_email=c%40d.fr",
    ],
    [
      "prefilled_email=a%40b.fr",
      { prefilled_email: "?" },
      "/offre-speciale?prefilled_email=a%40b.fr",
    ],
    ["", { presale_course: "on" }, "/offre-speciale"],
    ["", { presale_course: "TRUE" }, "/offre-speciale"],
    ["", { presale_course: "true " }, "/offre-speciale"],
    ["", { other: "true" }, "/offre-speciale"],
    [
      "session_id=a%26prompt_pack%3Dtrue%23%2F",
      {},
      "/offre-speciale?session_id=a%26prompt_pack%3Dtrue%23%2F",
    ],
  ])("from %o with %j", (search, fields, address) => {
    expect(leadsTo(afterThankYou, search, fields)).toBe(address);
  });

  test("to the training when its box is ticked, with the address and the ad", () => {
    const fields = { presale_course: "true", prefilled_email: "c@d.fr" };
    expect(leadsTo(afterThankYou, "session_id=cs_1&utm_source=fb", fields)).toBe(
      checkout(
        "training-upsell",
        "prefilled_email=c%40d.fr&client_reference_id=merci__fb__&utm_source=fb",
      ),
    );
  });
});

describe("/offre-speciale leads on", () => {
  test.each([
    ["", {}, "/merci?prompt_pack=false"],
    ["session_id=cs_1", {}, "/merci?session_id=cs_1&prompt_pack=false"],
    ["session_id=%09", {}, "/merci?prompt_pack=false"],
    ["presale_course=true", {}, "/merci?prompt_pack=false&presale_course=true"],
    ["presale_course=1", {}, "/merci?prompt_pack=false&presale_course=false"],
    ["", { prompt_pack: "on" }, "/merci?prompt_pack=false"],
    ["", { other: "true" }, "/merci?prompt_pack=false"],
    ["", { prompt_pack: "true" }, checkout("pack-upsell")],
    ["presale_course=false", { prompt_pack: "true" }, checkout("pack-upsell")],
    ["presale_course=true", { prompt_pack: "true" }, checkout("pack-after-training")],
  ])("from %o with %j", (search, fields, address) => {
    expect(leadsTo(afterUpsell, search, fields)).toBe(address);
  });
});

test.each([
  [afterThankYou, { presale_course: "true" }],
  [afterUpsell, { prompt_pack: "true" }],
])("a checkout is told which payment came before it", (next, fields) => {
  const session = `cs_live_${"a1".repeat(20)}`;
  const { searchParams } = new URL(leadsTo(next, `session_id=${session}`, fields));
  expect(searchParams.get("client_reference_id")).toBe(`merci______${session}`);
});

describe("the training is paid for as it is sold on the day", () => {
  const ticked = { presale_course: "true" };

  test.each([
    ["ahead", "/inscription-masterclass", "/offre-speciale"],
    ["open", checkout("training"), checkout("training-upsell")],
    ["list", checkout("training-list"), checkout("training-list")],
    ["closed", "/inscription-masterclass", "/offre-speciale"],
  ] satisfies [TrainingSale, string, string][])("%s", (sale, onItsPage, inTheFunnel) => {
    expect(leadsTo(trainingCheckout, "", {}, sale)).toBe(onItsPage);
    expect(leadsTo(afterThankYou, "", ticked, sale)).toBe(inTheFunnel);
  });
});
